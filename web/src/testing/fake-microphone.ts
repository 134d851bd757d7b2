import { vi } from 'vitest'

/** What the browser says against it: the name of its error. */
type Microphone = { refuses?: string; type?: string | null }

/**
 * A microphone with what records it: it hears a tone, and what is recorded is a file of a few bytes. `opened` and `closed` count,
 * `pulled` takes it away.
 */
export function fakeMicrophone({ refuses, type = 'audio/webm;codecs=opus' }: Microphone = {}) {
  const track = Object.assign(new EventTarget(), { stop: () => void heard.closed++ })
  const heard = { opened: 0, closed: 0, amplitude: 0.2, pulled: () => void track.dispatchEvent(new Event('ended')) }
  const getUserMedia = async () => {
    if (refuses) throw new DOMException('', refuses)
    heard.opened++
    return { getTracks: () => [track] }
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal(
    'AnalyserNode',
    class {
      getFloatTimeDomainData(samples: Float32Array) {
        samples.set(samples.map((_, at) => heard.amplitude * Math.sin(at / 8)))
      }
    },
  )
  vi.stubGlobal('MediaRecorder', type === null ? undefined : recorderOf(type))
  return heard
}

class Context {
  sampleRate = 48_000
  destination = {}
  resume = async () => undefined
  close = async () => undefined
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined })
  createScriptProcessor = () => {
    const tap = { connect: () => undefined, disconnect: () => undefined, onaudioprocess: null as null | HearSamples }
    // It is asked for sound once it was told where to.
    queueMicrotask(() => tap.onaudioprocess?.({ inputBuffer: { getChannelData: () => Float32Array.of(0, 0.5) } }))
    return tap
  }
}
type HearSamples = (event: { inputBuffer: { getChannelData(): Float32Array } }) => void

const recorderOf = (type: string) =>
  class {
    static isTypeSupported = (asked: string) => asked === type
    state = 'inactive'
    mimeType = type
    ondataavailable: ((event: { data: Blob }) => void) | null = null
    onstop: (() => void) | null = null
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable?.({ data: new Blob(['read']) })
      this.onstop?.()
    }
  }
