import { plainType, recorderType, wavOf } from './sound-file.rules.ts'

/** What is being kept of what is heard. */
export type Take = {
  /** What was heard since, as a file. */
  stop(): Promise<Blob>
  discard(): void
}

export type Microphone = {
  /** The waveform of the last moments, from -1 to 1. */
  look(samples: Float32Array<ArrayBuffer>): void
  record(): Take
  close(): void
}

/** As the room sounds: it is cleaned later, and what a browser does to a voice for calls is heard. Softly spoken words are made louder. */
const AS_IT_IS: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: true,
}
const BITS_PER_S = 128_000
const WAVEFORM = 2048

export const browserPlace = () => ({
  isSecure: window.isSecureContext,
  hasMicrophones: typeof navigator.mediaDevices?.getUserMedia === 'function',
})

/** Asks for the microphone; throws what the browser says against it. `onLost` is told when it goes away by itself. */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  // Made before the question: a phone lets it run only while a press is being answered.
  const context = new AudioContext()
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: AS_IT_IS })
    await context.resume()
    return listening(context, stream, onLost)
  } catch (error) {
    void context.close()
    throw error
  }
}

function listening(context: AudioContext, stream: MediaStream, onLost: () => void): Microphone {
  const source = context.createMediaStreamSource(stream)
  const waveform = new AnalyserNode(context, { fftSize: WAVEFORM })
  source.connect(waveform)
  for (const track of stream.getTracks()) track.addEventListener('ended', onLost)
  const type = typeof MediaRecorder === 'undefined' ? undefined : recorderType(MediaRecorder.isTypeSupported)
  return {
    look: (samples) => waveform.getFloatTimeDomainData(samples),
    record: () => (type ? recordedBy(new MediaRecorder(stream, settings(type))) : writtenByHand(context, source)),
    close: () => {
      for (const track of stream.getTracks()) {
        track.removeEventListener('ended', onLost)
        track.stop()
      }
      void context.close()
    },
  }
}

const settings = (mimeType: string) => ({ mimeType, audioBitsPerSecond: BITS_PER_S })

function recordedBy(recorder: MediaRecorder): Take {
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const isOver = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  recorder.start()
  const end = () => recorder.state !== 'inactive' && recorder.stop()
  return {
    discard: end,
    stop: async () => {
      end()
      await isOver
      return new Blob(parts, { type: plainType(recorder.mimeType) })
    },
  }
}

const CHUNK = 4096

/** For browsers whose recorder knows none of our types: the one way to the samples that all of them have. */
function writtenByHand(context: AudioContext, source: AudioNode): Take {
  const chunks: Float32Array[] = []
  const tap = context.createScriptProcessor(CHUNK, 1, 1)
  tap.onaudioprocess = ({ inputBuffer }) => void chunks.push(inputBuffer.getChannelData(0).slice())
  source.connect(tap)
  // It hears only while it leads somewhere; what it gives is silence.
  tap.connect(context.destination)
  const end = () => {
    tap.onaudioprocess = null
    source.disconnect(tap)
    tap.disconnect()
  }
  return {
    discard: end,
    stop: async () => {
      end()
      return new Blob([wavOf(chunks, context.sampleRate)], { type: 'audio/wav' })
    },
  }
}
