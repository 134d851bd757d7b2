import { vi } from 'vitest'

type Answer = { status: number; body?: string; headers?: Record<string, string> }
type Sent = { method: string; url: string; body: Blob }

/** Where an uploader's bytes go: it speaks XMLHttpRequest, to hear how far they are. Every part is taken unless said otherwise. */
export function fakeStorage() {
  const sent: Sent[] = []
  const waiting: (() => void)[] = []
  let answer: (sent: Sent) => Answer = () => ({ status: 200 })
  let held = false

  class Request extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    responseType = ''
    timeout = 0
    #method = ''
    #url = ''
    #headers: Record<string, string> = {}
    #over = false

    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader() {}
    abort() {
      this.#over = true
      this.dispatchEvent(new Event('abort'))
    }
    getAllResponseHeaders = () =>
      Object.entries(this.#headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n')

    send(body: Blob) {
      sent.push({ method: this.#method, url: this.#url, body })
      const progress = Object.assign(new Event('progress'), { lengthComputable: true, loaded: body.size / 2 })
      const arrive = () => this.#arrive(body)
      queueMicrotask(() => {
        this.upload.dispatchEvent(progress)
        if (held) waiting.push(arrive)
        else arrive()
      })
    }

    #arrive(body: Blob) {
      if (this.#over) return
      const { status, body: text = '', headers } = answer({ method: this.#method, url: this.#url, body })
      Object.assign(this, { status, responseText: text })
      this.#headers = { etag: '"e"', ...headers }
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)

  return {
    sent,
    answers: (next: typeof answer) => {
      answer = next
    },
    refuses: (status: number, message: string) => {
      answer = () => ({ status, body: JSON.stringify({ message, code: 'invalid' }) })
    },
    /** What is sent stays half way until the returned function lets it through. */
    holds: () => {
      held = true
      return () => {
        held = false
        for (const arrive of waiting.splice(0)) arrive()
      }
    },
  }
}
