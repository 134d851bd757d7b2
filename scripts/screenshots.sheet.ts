/** The contact sheet: every picture on one page, to be looked over. */

/** A screen's name and the files of its pictures, widest first. */
export type Row = { name: string; address: string; files: string[] }

const text = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const contactSheet = (rows: readonly Row[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Octavo: every screen</title>
<style>
  body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; background: #888b90; color: #111 }
  h2 { margin: 2.5rem 0 .75rem; font-size: 1.1rem }
  h2 small { font-weight: 400; margin-left: .5rem }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { height: 34rem; width: auto; object-fit: cover; object-position: top; border-radius: 6px; display: block }
</style>
<h1>Every screen, in both themes and at both widths</h1>
${rows.map(section).join('\n')}
</html>
`

const section = ({ name, address, files }: Row) =>
  `<h2>${text(name)}<small>${text(address)}</small></h2>\n<div>${files
    .map((file) => `<a href="${file}"><img src="${file}" alt="${text(`${name}, ${file}`)}" loading="lazy"></a>`)
    .join('')}</div>`
