/** The files that are on their way to the media library. They go on while other screens are looked at. */
import { MEDIA_LIMITS, MEDIA_PURPOSE, MEDIA_TYPES, type UnfinishedUpload } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { companionRoutes, UPLOAD_LIMITS } from '@octavo/contract/upload'
import { useSyncExternalStore } from 'react'
import { ApiError, call } from '#api/call.ts'
import { isLineDown, watchLine } from '#api/line.ts'
import { toast } from '#ui/toast.ts'
import { type Begun, continued, isWorthRetrying, secondsLeft } from './upload.rules.ts'
import { type FileOf, openUploader, type UploadError, type Uppy } from './uploader.ts'

export type FileUpload = {
  id: string
  name: string
  bytes: number
  sent: number
  state: 'starting' | 'sending' | 'paused' | 'offline' | 'checking' | 'failed'
  /** Why it failed. */
  problem: string | null
  etaSeconds: number | null
  inParts: boolean
}
type Uploads = { files: readonly FileUpload[] /** What was not taken, for a few seconds. */; notes: readonly string[] }
type Place = { uploadId: string; key: string }

const REFRESH_MS = 200
const NO_LINE = (uppy: Uppy) => uppy.i18n('noInternetConnection')
const ENDINGS = [...Object.keys(MEDIA_TYPES), '.jpeg']
const TYPES = Object.values(MEDIA_TYPES).map(({ contentType }) => contentType)
/** What a file dialog offers. */
export const ACCEPT = [...ENDINGS, ...TYPES].join(',')

let opened: Promise<Uppy> | undefined
let shown: Uploads = { files: [], notes: [] }
const watchers = new Set<() => void>()
const arrivals = new Set<() => void>()
const begun = new Map<string, Begun>()
const places = new Map<string, Place>()
const tries = new Map<string, number>()
const offline = new Set<string>()

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}
const current = () => shown

/** The files on their way, and what was said about those that were not taken. */
export const useUploads = (): Uploads => useSyncExternalStore(watch, current, current)

/** Calls back when a file has arrived, until the returned function is called. */
export function onArrival(tell: () => void): () => void {
  arrivals.add(tell)
  return () => void arrivals.delete(tell)
}

/** Sends these files; one that was begun before goes on where it stopped. */
export async function uploadFiles(files: readonly File[], unfinished: readonly UnfinishedUpload[]): Promise<void> {
  const uppy = await uploader()
  if (!uppy) return
  uppy.addFiles(
    files.map((file) => ({
      name: file.name,
      type: file.type,
      data: file,
      meta: {
        purpose: MEDIA_PURPOSE,
        requestId: crypto.randomUUID(),
        size: file.size,
        lastModified: file.lastModified,
      },
    })),
  )
  for (const file of uppy.getFiles()) {
    const before = file.progress.uploadStarted ? undefined : continued(unfinished, file.data as File)
    if (before) goOnAt(uppy, file.id, { uploadId: before.uploadId, key: before.key })
  }
}

/** Its code may not come, too; then the next try asks for it anew. */
async function uploader(): Promise<Uppy | undefined> {
  opened ??= open()
  try {
    return await opened
  } catch {
    opened = undefined
    const description = 'The uploader could not be loaded. Please check your connection and try again.'
    toast({ title: 'Nothing uploaded', description, variant: 'destructive' })
    return undefined
  }
}

const inParts = ({ size }: { size: number | null }): boolean => (size ?? 0) > UPLOAD_LIMITS.multipartAboveBytes

async function open(): Promise<Uppy> {
  const uppy = await openUploader({
    autoProceed: true,
    restrictions: { maxFileSize: MEDIA_LIMITS.fileBytes, allowedFileTypes: [...ENDINGS, ...TYPES] },
    aws: { shouldUseMultipart: inParts, ...companion(() => uppy) },
  })
  uppy.on('upload-success', (file, answer) => file && arrived(uppy, file.id, answer.body))
  uppy.on('upload-error', (file, error) => file && failed(uppy, file.id, error as UploadError | ApiError))
  uppy.on('file-removed', ({ id }) => forget(id))
  uppy.on(
    'state-update',
    throttled(() => refresh(uppy)),
  )
  watchLine({ lost: () => pauseAll(uppy), back: () => resumeAll(uppy) })
  return uppy
}

/** The calls of the companion, as the uploader wants them. */
const companion = (uppy: () => Uppy) => ({
  createMultipartUpload: async (file: FileOf) => {
    const { purpose, requestId, size, lastModified } = file.meta
    const body = { filename: file.name ?? '', type: file.type, metadata: { purpose, requestId, size, lastModified } }
    const place = await call(companionRoutes.create, { body })
    places.set(file.id, place)
    return place
  },
  listParts: async (_file: FileOf, { uploadId, key }: { uploadId?: string; key?: string }) =>
    call(companionRoutes.parts, { params: { uploadId: uploadId ?? '' }, query: { key } }),
  signPart: async (_file: FileOf, part: { uploadId?: string; key?: string; partNumber?: number }) => {
    const { uploadId, key, partNumber } = part
    if (!uploadId || !key || partNumber === undefined) throw new Error(messages.upload.noKey)
    return call(companionRoutes.sign, { params: { uploadId, partNumber: String(partNumber) }, query: { key } })
  },
  completeMultipartUpload: async (
    _file: FileOf,
    { uploadId, key, parts }: { uploadId: string; key: string; parts: { ETag?: string; PartNumber?: number }[] },
  ) => {
    const named = parts.map(({ ETag = '', PartNumber = 0 }) => ({ ETag, PartNumber }))
    return call(companionRoutes.complete, { params: { uploadId }, query: { key }, body: { parts: named } })
  },
  // The uploader gives up its parts after every failure. They are kept as long as the file is wanted.
  abortMultipartUpload: async (file: FileOf, { uploadId, key }: { uploadId?: string; key?: string }) => {
    if (
      uppy()
        .getFiles()
        .some(({ id }) => id === file.id)
    )
      return
    await call(companionRoutes.abort, { params: { uploadId: uploadId ?? '' }, query: { key } })
  },
  getUploadParameters: async (file: FileOf) => {
    const { purpose, requestId, size, lastModified } = file.meta
    const query = {
      filename: file.name ?? '',
      type: file.type,
      'metadata[purpose]': purpose,
      'metadata[requestId]': requestId,
      'metadata[size]': size,
      'metadata[lastModified]': lastModified,
    }
    const params = await call(companionRoutes.params, { query })
    if (!params.url) throw new Error('Cannot upload to an undefined URL')
    return { ...params, url: new URL(params.url, location.href).href }
  },
})

/** The uploader's own notes of where a file's parts are. */
function goOnAt(uppy: Uppy, id: string, place: Place): void {
  places.set(id, place)
  uppy.setFileState(id, { s3Multipart: place } as Partial<FileOf>)
}

function arrived(uppy: Uppy, id: string, answer: unknown): void {
  const { name } = uppy.getFile(id)
  const checking = (answer as { status?: string } | undefined)?.status === 'checking'
  if (!checking) toast({ title: messages.media.uploaded, description: name ?? '' })
  uppy.removeFile(id)
  for (const tell of arrivals) tell()
}

/** A file in parts has tried each part again by itself; here the whole is. */
function failed(uppy: Uppy, id: string, error: UploadError | ApiError): void {
  const status = error instanceof ApiError ? error.status : error.source?.status
  const tried = tries.get(id) ?? 0
  const delay = UPLOAD_LIMITS.retryDelaysMs[tried]
  if (isLineDown()) return void offline.add(id)
  if (delay === undefined || !isWorthRetrying(status)) return
  tries.set(id, tried + 1)
  setTimeout(() => uppy.getFiles().some((file) => file.id === id && file.error) && again(uppy, id), delay)
}

function again(uppy: Uppy, id: string): void {
  const place = places.get(id)
  if (place) goOnAt(uppy, id, place)
  begun.delete(id)
  uppy.retryUpload(id).catch(() => undefined)
}

function forget(id: string): void {
  for (const notes of [begun, places, tries]) notes.delete(id)
  offline.delete(id)
}

function pauseAll(uppy: Uppy): void {
  for (const { id, isPaused, progress } of uppy.getFiles()) {
    if (isPaused || progress.uploadComplete) continue
    uppy.pauseResume(id)
    offline.add(id)
  }
  refresh(uppy)
}

function resumeAll(uppy: Uppy): void {
  for (const file of uppy.getFiles()) {
    if (!offline.delete(file.id)) continue
    begun.delete(file.id)
    if (file.error) again(uppy, file.id)
    else if (file.isPaused) uppy.pauseResume(file.id)
  }
  refresh(uppy)
}

const withUppy = async (work: (uppy: Uppy) => void) => void (opened && work(await opened))

/** Pauses a file that goes, lets one go on that was paused. */
export const pauseOrResume = (id: string) =>
  withUppy((uppy) => {
    begun.delete(id)
    uppy.pauseResume(id)
  })

/** Gives a file up, with whatever is there of it. */
export const cancel = (id: string) => withUppy((uppy) => uppy.removeFile(id))

export const retry = (id: string) =>
  withUppy((uppy) => {
    tries.delete(id)
    again(uppy, id)
  })

function throttled(work: () => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      work()
    }, REFRESH_MS)
  }
}

function refresh(uppy: Uppy): void {
  const files = uppy.getFiles().map(fileUploadOf)
  // Whether there is a line is said of each file.
  const notes = (uppy.getState().info ?? []).map(({ message }) => message).filter((note) => note !== NO_LINE(uppy))
  shown = { files, notes: [...new Set(notes)] }
  const unfinished = files.some(({ state }) => state !== 'failed')
  window[unfinished ? 'addEventListener' : 'removeEventListener']('beforeunload', warn)
  for (const tell of watchers) tell()
}

const warn = (event: Event) => event.preventDefault()

function fileUploadOf(file: FileOf): FileUpload {
  const { id, name = '', size, error, progress } = file
  const [bytes, sent] = [size ?? 0, Number(progress.bytesUploaded) || 0]
  const state = stateOf(file, sent >= bytes && bytes > 0)
  if (state === 'sending' && !begun.has(id)) begun.set(id, { at: Date.now(), sent })
  const since = begun.get(id)
  const etaSeconds = state === 'sending' && since ? secondsLeft(since, sent, bytes, Date.now()) : null
  return { id, name, bytes, sent, state, problem: error ?? null, etaSeconds, inParts: inParts(file) }
}

function stateOf({ id, error, isPaused, progress }: FileOf, allSent: boolean): FileUpload['state'] {
  if (offline.has(id)) return 'offline'
  if (error) return 'failed'
  if (isPaused) return 'paused'
  if (allSent) return 'checking'
  return progress.uploadStarted && progress.bytesUploaded ? 'sending' : 'starting'
}
