import { ApiError } from './call.ts'

type How = { type: string; onProgress: (sentBytes: number) => void; signal?: AbortSignal }

/**
 * Sends a file of any size as the body of a POST, straight from the disk, and tells how much has left; a fetch cannot.
 * Throws as `request` does, and an AbortError when it is given up.
 */
export function sendFile<T>(path: string, file: Blob, { type, onProgress, signal }: How): Promise<T> {
  const { promise, resolve, reject } = promised<T>()
  const line = new XMLHttpRequest()
  line.open('POST', path)
  line.withCredentials = true
  line.setRequestHeader('Content-Type', type)
  line.upload.onprogress = ({ loaded }) => onProgress(loaded)
  line.onload = () =>
    line.status >= 200 && line.status < 300
      ? resolve(JSON.parse(line.responseText) as T)
      : reject(new ApiError(line.status, line.responseText || line.statusText))
  line.onerror = () => reject(new TypeError('Failed to fetch'))
  line.onabort = () => reject(new DOMException('Given up', 'AbortError'))
  signal?.addEventListener('abort', () => line.abort())
  line.send(file)
  return promise
}

function promised<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
