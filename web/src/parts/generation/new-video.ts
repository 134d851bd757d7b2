const openers = new Set<() => void>()

/** Asks what there is to start from, from any screen: the app opens the chooser. */
export function askNewVideo() {
  for (const open of openers) open()
}

/** Calls `open` whenever a screen asks for the chooser, until the returned function is called. */
export function onNewVideo(open: () => void): () => void {
  openers.add(open)
  return () => void openers.delete(open)
}
