// Adds to the page what it does well without: controls of its own, a transcript that follows along, sharing, how long the film
// was watched, and answers that do not stop it.
const one = (selector) => document.querySelector(selector)
const all = (selector) => [...document.querySelectorAll(selector)]
const film = one('video')
const player = one('.player')
const { track } = one('track')
const page = location.pathname

// How long it was watched.
let watched = 0
let told = 0
let last
film.addEventListener('timeupdate', () => {
  const now = film.currentTime
  // A jump is not watching.
  if (last !== undefined && now > last && now - last < 2) watched += now - last
  last = now
})
function tell() {
  if (watched - told < 1) return
  told = watched
  navigator.sendBeacon(`${page}/watch`, new URLSearchParams({ seconds: watched.toFixed(1) }))
}
film.addEventListener('pause', tell)
film.addEventListener('ended', tell)
addEventListener('pagehide', tell)
document.addEventListener('visibilitychange', () => document.hidden && tell())

// The player.
const position = one('.bar input')
const shown = one('.time span')
const button = (what) => one(`.bar [data-do=${what}]`)
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
const length = () => (Number.isFinite(film.duration) ? film.duration : Number(position.max))
const SPEEDS = [1, 1.25, 1.5, 2, 0.75]
const STEP = 5

function seek(to) {
  film.currentTime = Math.min(Math.max(to, 0), length())
  showTime()
}
function showTime() {
  const now = film.currentTime
  position.value = now
  position.style.setProperty('--done', `${(now / length()) * 100}%`)
  position.setAttribute('aria-valuetext', `${clock(now)} of ${clock(length())}`)
  shown.textContent = clock(now)
}
function toggle(what, on, label) {
  button(what).toggleAttribute('data-on', on)
  if (label) button(what).setAttribute('aria-label', label)
}
const showPlaying = () => {
  const on = !film.paused
  toggle('play', on, on ? 'Pause' : 'Play')
  player.toggleAttribute('data-started', on || film.currentTime > 0)
  wake()
}
// Above the controls, and in lines that fit: the browser's own would lie over the words in the picture.
const showSaid = () => {
  const cues = track.mode === 'disabled' ? [] : [...(track.activeCues ?? [])]
  one('.said').textContent = cues.map(({ text }) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).join(' ')
}
track.addEventListener('cuechange', showSaid)
const deeds = {
  play: () => (film.paused ? film.play().catch(() => {}) : film.pause()),
  sound: () => {
    film.muted = !film.muted
  },
  captions: () => {
    const on = track.mode === 'disabled'
    track.mode = on ? 'hidden' : 'disabled'
    button('captions').setAttribute('aria-pressed', on)
    showSaid()
  },
  speed: () => {
    film.playbackRate = SPEEDS[(SPEEDS.indexOf(film.playbackRate) + 1) % SPEEDS.length]
  },
  full: () => {
    if (document.fullscreenElement) return document.exitFullscreen()
    return player.requestFullscreen ? player.requestFullscreen() : film.webkitEnterFullscreen?.()
  },
  share,
}

// Controls go while the film runs and nobody reaches for them.
let idle
function wake() {
  player.removeAttribute('data-idle')
  clearTimeout(idle)
  if (!film.paused) idle = setTimeout(() => player.setAttribute('data-idle', ''), 2500)
}
for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) player.addEventListener(event, wake)

film.addEventListener('click', (event) => {
  // The first touch brings the controls back.
  if (event.pointerType === 'touch' && player.hasAttribute('data-asleep')) return
  deeds.play()
})
film.addEventListener(
  'pointerdown',
  () => player.toggleAttribute('data-asleep', player.hasAttribute('data-idle')),
  true,
)
document.addEventListener('click', (event) => deeds[event.target.closest?.('[data-do]')?.dataset.do]?.())
for (const event of ['play', 'pause', 'ended']) film.addEventListener(event, showPlaying)
for (const event of ['timeupdate', 'loadedmetadata']) film.addEventListener(event, showTime)
film.addEventListener('loadedmetadata', () => {
  position.max = film.duration
})
film.addEventListener('volumechange', () => toggle('sound', film.muted, film.muted ? 'Unmute' : 'Mute'))
film.addEventListener('ratechange', () => {
  button('speed').textContent = `${film.playbackRate}×`
  button('speed').setAttribute('aria-label', `Speed: ${film.playbackRate}×`)
})
position.addEventListener('input', () => seek(Number(position.value)))

const KEYS = {
  ' ': deeds.play,
  k: deeds.play,
  m: deeds.sound,
  c: deeds.captions,
  f: deeds.full,
  s: deeds.speed,
  ArrowLeft: () => seek(film.currentTime - STEP),
  ArrowRight: () => seek(film.currentTime + STEP),
  Home: () => seek(0),
  End: () => seek(length()),
}
document.addEventListener('keydown', (event) => {
  const { target, key } = event
  if (event.altKey || event.ctrlKey || event.metaKey || !(target === document.body || player.contains(target))) return
  const deed = KEYS[key.length === 1 ? key.toLowerCase() : key]
  // A button is pressed by the space bar; what scrolls the page goes on scrolling it.
  if (!deed || (key === ' ' && target.matches('button')) || (target === document.body && /Home|End/.test(key))) return
  event.preventDefault()
  deed()
})

film.controls = false
one('.bar').hidden = false
one('.start').hidden = false
// The transcript follows along, and each line leads to its moment.
const lines = all('.line').map((line) => {
  const way = document.createElement('button')
  way.type = 'button'
  way.className = 'line'
  way.append(...line.childNodes)
  line.replaceWith(way)
  const at = Number(line.dataset.at)
  way.addEventListener('click', () => {
    seek(at)
    film.play().catch(() => {})
  })
  return { way, at }
})
const list = one('.transcript ol')
let current
film.addEventListener('timeupdate', () => {
  const now = film.currentTime + 0.05
  const said = film.currentTime > 0 ? lines.findLast(({ at }) => at <= now)?.way : undefined
  if (said === current) return
  current?.removeAttribute('aria-current')
  said?.setAttribute('aria-current', 'true')
  current = said
  // Whoever reads elsewhere in it is not pulled away.
  if (!said || list.matches(':hover') || list.contains(document.activeElement)) return
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({ top: said.offsetTop - list.offsetTop - list.clientHeight / 3, behavior: smooth ? 'smooth' : 'auto' })
})

// Sharing.
async function share() {
  const url = one('link[rel=canonical]').href
  const title = one('h1').textContent
  const say = (text) => {
    one('.shared').textContent = text
  }
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    say('Link copied')
  } catch (error) {
    if (error.name !== 'AbortError') say(url)
  }
}
one('.share').hidden = false

// Answers that do not stop the film.
async function send(event) {
  event.preventDefault()
  const form = event.currentTarget
  const fields = new URLSearchParams(new FormData(form, event.submitter))
  const answer = await fetch(form.action, { method: 'POST', body: fields, headers: { accept: 'application/json' } })
  const { message } = await answer.json()
  form.querySelector('[role=status]').textContent = message
  if (!answer.ok) return
  for (const button of form.querySelectorAll('[aria-pressed]'))
    button.setAttribute('aria-pressed', String(button === event.submitter))
  if (form.classList.contains('letter')) form.reset()
}
for (const form of document.forms) form.addEventListener('submit', send)
