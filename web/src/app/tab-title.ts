/** What the browser's tab says: the page, and before it how far the films are that are being made. */
const PRODUCT = 'Octavo'

let page = ''
let share: number | undefined

function write() {
  const name = page ? `${page} | ${PRODUCT}` : `${PRODUCT}: a week of video, made by Monday`
  document.title = share === undefined ? name : `${Math.round(share * 100)}% · ${name}`
}

export function namePage(title: string) {
  page = title
  write()
}

/** `of`: the share that is done of each film in the making. */
export function nameWork(of: readonly number[]) {
  share = of.length > 0 ? of.reduce((sum, one) => sum + one, 0) / of.length : undefined
  write()
}
