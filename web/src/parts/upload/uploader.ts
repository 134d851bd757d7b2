/** The one uploader: the logo, own media, in one piece and in parts. Its code is fetched when a file is picked. */
import { UPLOAD_LIMITS } from '@octavo/contract/upload'
import type { AwsBody, AwsS3MultipartOptions } from '@uppy/aws-s3'
import type { UppyFile, Uppy as UppyOf, UppyOptions } from '@uppy/core'
import { ApiError } from '#api/call.ts'

/** What is told of a file when its upload begins. */
export type UploadMeta = { purpose?: string; requestId?: string; size?: number; lastModified?: number }
export type Uppy = UppyOf<UploadMeta, AwsBody>
export type FileOf = UppyFile<UploadMeta, AwsBody>
type Aws = Partial<AwsS3MultipartOptions<UploadMeta, AwsBody>>
type Uploader = {
  restrictions: Partial<UppyOptions<UploadMeta, AwsBody>['restrictions']>
  /** Whether a file goes as soon as it is added. */
  autoProceed?: boolean
  aws: Aws
}

/** An error of the uploader's own requests; it reads the status to know whether trying again makes sense. */
export type UploadError = Error & { source?: { status?: number; responseText?: string } }

/** The uploader says "Non 2xx" where the server gave a sentence: then that is told. */
function withSentence(error: UploadError): never {
  const { status = 0, responseText } = error.source ?? {}
  const sentence = responseText ? new ApiError(status, responseText).sentence : ''
  if (sentence) error.message = sentence
  throw error
}

// What goes wrong is told on the screen.
const QUIET = { debug: () => {}, warn: () => {}, error: () => {} }
const NOTE_MS = 5000
const NO_RESTRICTIONS = {
  maxFileSize: null,
  minFileSize: null,
  maxTotalFileSize: null,
  maxNumberOfFiles: null,
  minNumberOfFiles: null,
  allowedFileTypes: null,
  requiredMetaFields: [],
}

/** An uploader with the limits of the contract. `aws` says where the bytes go. */
export async function openUploader({ aws, restrictions, autoProceed = false }: Uploader): Promise<Uppy> {
  const [{ default: Core }, { default: AwsS3 }] = await Promise.all([import('@uppy/core'), import('@uppy/aws-s3')])
  const uppy: Uppy = new Core<UploadMeta, AwsBody>({
    infoTimeout: NOTE_MS,
    logger: QUIET,
    autoProceed,
    restrictions: { ...NO_RESTRICTIONS, ...restrictions },
  })
  return uppy.use(AwsS3<UploadMeta, AwsBody>, {
    limit: UPLOAD_LIMITS.atOnce,
    retryDelays: [...UPLOAD_LIMITS.retryDelaysMs],
    uploadPartBytes: (part: Parameters<typeof AwsS3.uploadPartBytes>[0]) =>
      AwsS3.uploadPartBytes(part).catch(withSentence),
    ...aws,
  } as AwsS3MultipartOptions<UploadMeta, AwsBody>)
}
