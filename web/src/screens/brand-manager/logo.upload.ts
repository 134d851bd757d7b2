import { LOGO_MAX_BYTES, uploadRoutes } from '@octavo/contract'
import { call } from '#api/call.ts'

const TYPES = ['image/png', 'image/jpeg']

/**
 * Uploads a picture to a signed address and returns where it can be read. The uploader is loaded when a file is picked.
 * Throws with a sentence for a file that is too large or no picture, and for an upload that failed.
 */
export async function uploadLogo(file: File, onProgress: (percent: number) => void): Promise<string> {
  const [{ default: Uppy }, { default: AwsS3 }] = await Promise.all([import('@uppy/core'), import('@uppy/aws-s3')])
  let objectUrl = ''
  const uppy = new Uppy({
    restrictions: { maxNumberOfFiles: 1, maxFileSize: LOGO_MAX_BYTES, allowedFileTypes: TYPES },
  }).use(AwsS3, {
    shouldUseMultipart: false,
    getUploadParameters: async ({ type }) => {
      const started = await call(uploadRoutes.start)
      objectUrl = started.objectUrl
      const url = new URL(started.uploadURL, location.href).href
      return { method: 'PUT', url, headers: { 'content-type': type ?? 'application/octet-stream' } }
    },
  })
  uppy.on('progress', onProgress)
  try {
    uppy.addFile({ name: file.name, type: file.type, data: file })
    const result = await uppy.upload()
    const [failed] = result?.failed ?? []
    if (failed) throw new Error(failed.error ?? 'The logo could not be uploaded.')
    return objectUrl
  } finally {
    uppy.destroy()
  }
}
