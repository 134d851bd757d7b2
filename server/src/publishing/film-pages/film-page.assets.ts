/** What the page loads beside itself; the version in the address lets browsers keep it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const asset = (file: URL, name: string, type: string) => {
  const body = readFileSync(file, 'utf8')
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  return { name, body, type, address: `/film/assets/${name}?v=${version}` }
}
export const STYLE = asset(new URL('./film-page.style.css', import.meta.url), 'page.css', 'text/css; charset=utf-8')
export const SCRIPT = asset(
  new URL('./film-page.client.js', import.meta.url),
  'page.js',
  'text/javascript; charset=utf-8',
)
