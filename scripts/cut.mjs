/**
 * Cuts out of packages what a few lines of them are needed for: the drawings that films show and those of the screens, into files
 * that are not kept in the repository (`*.cut.ts`, and the pack of illustrations). Runs before a build, a check and a test, and writes only
 * what has changed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { cutIllustrations } from './illustrations.mjs'

/** @typedef {(root: string) => Promise<[file: string, text: string][]>} Cut */

/** @param {string} root */
export async function cut(root = process.cwd()) {
  for (const make of CUTS)
    for (const [file, text] of await make(path.resolve(root))) {
      const full = path.join(root, file)
      if (contents(full) === text) continue
      mkdirSync(path.dirname(full), { recursive: true })
      writeFileSync(full, text)
    }
  await cutIllustrations(path.resolve(root))
}

/** The most that a browser should have to load. */
const MOST_BYTES = 480_000
const PHOSPHOR_HEAD = `/**
 * Drawings of the Phosphor set (MIT, see NOTICE.md) on a grid of 256: what lies softly behind, then the lines, as SVG paths.
 * Written by scripts/cut.mjs: those that the lexicon or a script names and nobody here has drawn.
 */
export const PHOSPHOR: Record<string, readonly [soft: string, lines: string]> = {
`

/** @type {Cut} */
async function phosphor(root) {
  const [{ LEXICON }, { FURTHER }, { ICONS }] = await Promise.all([
    tsImport('../renderer/src/draw/icon/icon.lexicon.data.ts', import.meta.url),
    tsImport('../renderer/src/draw/icon/icon.further.data.ts', import.meta.url),
    tsImport('../renderer/src/draw/icon/icons.data.ts', import.meta.url),
  ])
  const entry = createRequire(path.join(root, 'renderer/package.json')).resolve('phosphor-icons-astro')
  const rows = [...Object.keys(LEXICON), ...FURTHER]
    .filter((name) => !ICONS[name])
    .map((name) => {
      const component = readFileSync(path.join(path.dirname(entry), 'components', `Ph${pascal(name)}.astro`), 'utf8')
      return `  '${name}': ['${twoTones(name, component).join("', '")}'],\n`
    })
  const text = `${PHOSPHOR_HEAD}${rows.join('')}}\n`
  if (text.length > MOST_BYTES)
    throw new Error(`The drawings of films have ${text.length} bytes, more than ${MOST_BYTES}.`)
  return [['renderer/src/draw/icon/phosphor.cut.ts', text]]
}

/** The soft shape and the lines of a drawing in two tones. @param {string} name @param {string} component */
function twoTones(name, component) {
  const duotone = /\["duotone", '([^']+)'\]/.exec(component)?.[1] ?? ''
  const paths = [...duotone.matchAll(/<path d="([^"]+)"( opacity="0\.2")?\/>/g)]
  const [soft, lines] = [true, false].map((isSoft) => paths.filter(([, , mark]) => Boolean(mark) === isSoft))
  if (soft?.length !== 1 || lines?.length !== 1) throw new Error(`${name} is not made of two tones.`)
  return [soft[0]?.[1] ?? '', lines[0]?.[1] ?? '']
}

/** @param {string} name */
const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())

/** Where the screens take their icons from: one module each, so that a screen loads those it shows. */
const SCREEN_ICONS = 'web/src/ui/icons'
const ICON_IMPORT = /import (?:type )?\{([^}]*)\} from '#ui\/icons\/index\.ts'/g
/** What every drawing of the set has. */
const USUAL = /^(fill="none"|stroke="currentColor"|stroke-(linecap|linejoin)="round"|stroke-width="2")$/
/** Newer drawings of the set than its package has. */
const NEWER = {
  CircleHelp: '<circle cx="12" cy="12" r="10"/><path d="M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5"/><path d="M12 17h.01"/>',
  Music:
    '<path d="M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19"/><circle cx="18" cy="16" r="3"/><circle cx="6" cy="19" r="3"/>',
}

/** The drawings of the Lucide set (ISC, see NOTICE.md) that a source of the screens imports. @type {Cut} */
async function lucide(root) {
  const file = createRequire(path.join(root, 'web/package.json')).resolve('@iconify-json/lucide/icons.json')
  const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8'))
  const names = iconNames(path.join(root, 'web/src'))
  const modules = names.map((name) => {
    const key = kebab(name)
    const body = NEWER[/** @type {keyof typeof NEWER} */ (name)] ?? (icons[key] ?? icons[aliases[key]?.parent])?.body
    if (!body) throw new Error(`The Lucide set has no drawing ${key}, which the screens import as ${name}.`)
    return {
      name,
      key,
      shapes: [...body.matchAll(/<(?!g\b)(\w+) ([^>]*?)\/?>/g)].map(([, tag = '', rest = '']) => shape(tag, rest)),
    }
  })
  const index = modules.map(({ name, key }) => `export { ${name} } from './${key}.ts'\n`).join('')
  return [
    ...modules.map(({ name, key, shapes }) => written(key, iconModule(name, key, shapes))),
    written('index', `export type { LucideIcon } from '#ui/Icon.tsx'\n${index}`),
  ]
}

/** @param {string} name @param {string} text @returns {[file: string, text: string]} */
const written = (name, text) => [`${SCREEN_ICONS}/${name}.ts`, `// Written by scripts/cut.mjs.\n${text}`]

/** Noted as pure, so that a screen is built without the icons that it does not show. @param {string} name @param {string} key @param {unknown} shapes */
const iconModule = (name, key, shapes) =>
  `import { icon } from '#ui/Icon.tsx'\n\nexport const ${name} = /* @__PURE__ */ icon('${key}', ${JSON.stringify(shapes)})\n`

/** @param {string} folder */
function iconNames(folder) {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const lists = sources.flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(ICON_IMPORT)])
  const names = lists.flatMap(([, list = '']) => list.split(',').map((one) => one.trim().replace(/ as .*/, '')))
  return [...new Set(names)].filter((name) => name && !/^(type )?LucideIcon$/.test(name)).sort()
}

/** @param {string} name */
const kebab = (name) =>
  name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()

/** @param {string} tag @param {string} rest */
function shape(tag, rest) {
  const attributes = (rest.match(/[\w-]+="[^"]*"/g) ?? []).filter((one) => !USUAL.test(one))
  const pairs = attributes.map((one) => one.split(/="|"$/))
  return [
    tag,
    Object.fromEntries(pairs.map(([key = '', value]) => [key.replace(/-(\w)/g, (_, c) => c.toUpperCase()), value])),
  ]
}

/** @type {Cut[]} */
const CUTS = [phosphor, lucide]

/** @param {string} file */
function contents(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
