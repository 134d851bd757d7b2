// Adds to the page what it does well without: how long the film was watched, and answers that do not stop it.
const film = document.querySelector('video')
const page = location.pathname

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
