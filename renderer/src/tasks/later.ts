/**
 * What a render process loads when it first needs it. Each is asked for here alone and kept: a process that has given up its
 * rights finds what it has loaded, and could not even look for it again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

export const later = {
  drawing: once(() => import('#draw/index.ts')),
  ffmpeg: once(() => import('#encode/ffmpeg.encoder.ts')),
  nodeAv: once(() => import('#encode/node-av.encoder.ts')),
  clips: once(() => import('#media/clip.node-av.ts')),
  frames: once(() => import('#media/frames.node-av.ts')),
}

const brought = new Map<string, Promise<unknown>>()

/** A maker that somebody brought in the place of ours. */
export function makerIn<T>(module: string): Promise<T> {
  const loaded = brought.get(module) ?? import(module)
  brought.set(module, loaded)
  return loaded as Promise<T>
}
