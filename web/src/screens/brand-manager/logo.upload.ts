import { LOGO_MAX_BYTES, uploadRoutes } from '@octavo/contract'
import type { AwsBody } from '@uppy/aws-s3'
import { ApiError, call } from '#api/call.ts'

const TYPES = ['image/png', 'image/jpeg']

type Bytes = {
  signature: { url: string; headers?: Record<string, string> }
  body: Blob | FormData
  onComplete: (etag: string) => void
  signal?: AbortSignal | null
}

/** The uploader reads the status to know whether trying again makes sense. */
const failed = (message: string, status: number) => Object.assign(new Error(message), { source: { status } })

/** Puts the bytes to their signed address. The uploader's own way waits for ever when a storage answers without an ETag. */
async function putBytes({ signature: { url, headers = {} }, body, onComplete, signal = null }: Bytes) {
  const response = await fetch(url, { method: 'PUT', headers, body, signal }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : failed('Unknown error', 0)
  })
  if (!response.ok)
    throw failed(new ApiError(response.status, await response.text()).sentence || 'Non 2xx', response.status)
  const ETag = response.headers.get('etag') ?? ''
  onComplete(ETag)
  return { ETag }
}

/**
 * Uploads a picture to a signed address and returns where it can be read. The uploader is loaded when a file is picked.
 * Throws with a sentence for a file that is too large or no picture, and for an upload that failed.
 */
export async function uploadLogo(file: File, onProgress: (percent: number) => void): Promise<string> {
  const [{ default: Uppy }, { default: AwsS3 }] = await Promise.all([import('@uppy/core'), import('@uppy/aws-s3')])
  let objectUrl = ''
  const uppy = new Uppy<Record<string, never>, AwsBody>({
    restrictions: { maxNumberOfFiles: 1, maxFileSize: LOGO_MAX_BYTES, allowedFileTypes: TYPES },
  }).use(AwsS3, {
    shouldUseMultipart: false,
    uploadPartBytes: putBytes,
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
    const [broken] = result?.failed ?? []
    if (broken) throw new Error(broken.error ?? 'The logo could not be uploaded.')
    return objectUrl
  } finally {
    // It tells progress late: what comes after the end is not news.
    uppy.off('progress', onProgress)
    uppy.destroy()
  }
}
