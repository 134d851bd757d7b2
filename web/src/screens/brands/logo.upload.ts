import { LOGO_MAX_BYTES } from '@octavo/contract/brand'
import { uploadRoutes } from '@octavo/contract/upload'
import { call } from '#api/call.ts'
import { openUploader } from '#parts/upload/uploader.ts'

const TYPES = ['image/png', 'image/jpeg']

/**
 * Uploads a picture to a signed address and returns where it can be read. Throws with a sentence for a file that is too
 * large or no picture, and for an upload that failed.
 */
export async function uploadLogo(file: File, onProgress: (percent: number) => void): Promise<string> {
  let objectUrl = ''
  const uppy = await openUploader({
    restrictions: { maxNumberOfFiles: 1, maxFileSize: LOGO_MAX_BYTES, allowedFileTypes: TYPES },
    aws: {
      shouldUseMultipart: false,
      getUploadParameters: async ({ type }) => {
        const started = await call(uploadRoutes.start)
        objectUrl = started.objectUrl
        const url = new URL(started.uploadURL, location.href).href
        return { method: 'PUT', url, headers: { 'content-type': type ?? 'application/octet-stream' } }
      },
    },
  })
  uppy.on('progress', onProgress)
  try {
    uppy.addFile({ name: file.name, type: file.type, data: file })
    const result = await uppy.upload()
    const [broken] = result?.failed ?? []
    if (broken) throw new Error(broken.error ?? 'The logo could not be uploaded.')
    return objectUrl
  } finally {
    // It tells progress late: what comes after the end is not news.
    uppy.off('progress', onProgress)
    uppy.destroy()
  }
}
