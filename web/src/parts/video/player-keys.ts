const FRAME_SECONDS = 1 / 30

const seek = (video: HTMLVideoElement, by: number) => {
  const end = Number.isFinite(video.duration) ? video.duration : video.currentTime
  video.currentTime = Math.min(end, Math.max(0, video.currentTime + by))
}
const step = (video: HTMLVideoElement, by: number) => {
  video.pause()
  seek(video, by)
}

export const togglePlay = (video: HTMLVideoElement) => {
  if (video.paused) video.play().catch(() => undefined)
  else video.pause()
}
export const toggleMute = (video: HTMLVideoElement) => {
  video.muted = !video.muted
}
/** An iPhone lets only the video itself fill the screen. */
export const toggleFullScreen = (video: HTMLVideoElement) => {
  const phone = video as HTMLVideoElement & { webkitEnterFullscreen?: () => void }
  if (document.fullscreenElement) void document.exitFullscreen()
  else if (video.parentElement?.requestFullscreen) void video.parentElement.requestFullscreen()
  else phone.webkitEnterFullscreen?.()
}
export const toggleCaptions = (video: HTMLVideoElement) => {
  const [track] = video.textTracks ?? []
  if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
}

/** What each key does to the video that has the focus. */
export const PLAYER_KEYS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  k: togglePlay,
  ' ': togglePlay,
  j: (video) => seek(video, -10),
  l: (video) => seek(video, 10),
  arrowleft: (video) => seek(video, -5),
  arrowright: (video) => seek(video, 5),
  ',': (video) => step(video, -FRAME_SECONDS),
  '.': (video) => step(video, FRAME_SECONDS),
  m: toggleMute,
  f: toggleFullScreen,
  c: toggleCaptions,
}
