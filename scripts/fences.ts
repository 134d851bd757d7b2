/** Who may import whom: docs/architecture.md as rows that bite. `npm run check` walks them; test/fences.test.ts plants a breach for each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { climbsIn, DOMAINS, goesUp } from './layers.ts'

export type Import = { specifier: string; typeOnly: boolean }
export type Breach = { file: string; specifier: string; fence: string; because: string }

export type Fence = {
  name: string
  /** Which files it stands around. */
  files: RegExp
  /** What it refuses: a pattern of the specifier, or a question about it and the file it stands in. */
  refuses: RegExp | ((specifier: string, file: string) => boolean)
  /** A type leaves nothing at run time; some fences let it through. */
  typesMayPass?: true
  because: string
}

const DOMAIN = `(${DOMAINS.join('|')})`
const IN_DOMAIN = new RegExp(`^server/src/${DOMAIN}/`)
const TO_DOMAIN = new RegExp(`^#${DOMAIN}/`)

const TEST = /\.(test|conformance|fixture)\.tsx?$|\/test\//

// biome-ignore format: a table
export const FENCES: Fence[] = [
  { name: 'no climbing', files: /^(contract|edition|officer|renderer|server|voice|web|writer)\//, refuses: /^\.\.(\/|$)|^\.\/.*\/\.\.(\/|$)/, because: './ stays in the folder, # crosses folders, @octavo/ crosses workspaces' },
  { name: 'no deep workspace import', files: /./, refuses: /^@octavo\/(?!contract\/[a-z-]+(\/schemas)?$|renderer\/(draw|choices)$|voice\/(speech|text)$|writer\/script$|officer\/training$)[^/]+\//, because: 'a workspace is entered by its front door, the contract by a noun' },
  { name: 'contract stands on choices and Zod', files: /^contract\/src/, refuses: /^(@(?!octavo\/renderer\/choices$)|node:|(?!zod$)[a-z])/, because: 'both sides agree on it, so it knows neither' },
  { name: 'edition stands alone', files: /^edition\/src/, refuses: /^(#|@octavo\/|(?!node:)[a-z@])/, because: 'whatever keeps something asks it, so it knows none of them' },
  { name: 'choices are pure data', files: /^renderer\/src\/choices\.ts$/, refuses: /./, because: 'the browser and the contract take them without the renderer' },
  { name: 'Zod comes with its messages', files: /^contract\/src\/(?!zod\.ts$)/, refuses: /^zod$/, typesMayPass: true, because: 'whoever parses says the specified words' },
  { name: 'limits carry no schema', files: /^contract\/src\/.*\/limits\.ts$/, refuses: /^#zod\.ts$|\/schemas\.ts$/, because: 'limits, schemas, routes: one direction, for types too' },
  { name: 'routes carry no Zod', files: /^contract\/src\/(?!.*\/schemas\.ts$)/, refuses: /^#zod\.ts$|\/schemas\.ts$/, typesMayPass: true, because: 'the landing page validates nothing and must not load Zod' },
  { name: 'drawing is pure', files: /^renderer\/src\/draw/, refuses: /^(node:|[a-z@]|#(?!draw\/|(plan|random|timing)\.ts$))/, because: 'the browser draws with the same code' },
  { name: 'renderer knows no product', files: /^renderer\/src/, refuses: /^@octavo\/(?!edition$)/, because: 'a plan in, a film out' },
  { name: 'voice knows no product', files: /^voice\/src/, refuses: /^@octavo\/(?!edition$)/, because: 'a text in, a speech out' },
  { name: 'the officer knows words alone', files: /^officer\/src\/(?!training\/|reader\/model\.ts$)/, refuses: /^(?!\.\/|#|@octavo\/contract\/[a-z-]+$|@octavo\/voice\/text$)/, because: 'a script in, a verdict out: no clock, no database, no network; what its reader has learned is one file' },
  { name: 'training is started by hand', files: /^(?!(bench|scripts)\/|officer\/src\/training\/)/, refuses: /^@octavo\/officer\/training$|^#training\//, because: 'the product reads by what was learned, and learns nothing itself' },
  { name: 'the writer knows words alone', files: /^writer\/src/, refuses: /^(?!\.\/|#|@octavo\/contract\/[a-z-]+$|@octavo\/voice\/text$)/, because: 'a request in, a script out: no clock, no database, no network' },
  { name: 'ui knows no noun', files: /^web\/src\/ui/, refuses: /^(@octavo\/|#(?!ui\/))/, because: 'a button does not know what a brand is' },
  { name: 'api draws nothing', files: /^web\/src\/api/, refuses: /^#(?!api\/)/, because: 'it speaks with the server and nothing else' },
  { name: 'format knows the contract alone', files: /^web\/src\/format/, refuses: /^(?!\.\/|@octavo\/contract(\/|$))/, because: 'a figure, a date or an amount reads alike wherever it stands' },
  { name: 'parts stand under screens', files: /^web\/src\/parts/, refuses: /^#(?!parts\/|ui\/|api\/|format\/)/, because: 'what two screens use cannot use a screen' },
  { name: 'screens know no screen', files: /^web\/src\/screens/, refuses: /^#screens\//, because: 'what two screens share goes to parts/' },
  { name: 'screens know no app', files: /^web\/src\/screens/, refuses: /^#app\//, because: 'the app knows the screens' },
  { name: 'browser takes drawing alone', files: /^web\/src/, refuses: /^@octavo\/(server|officer|voice|writer|renderer$)|^node:/, because: 'the rest needs a machine' },
  { name: 'forms alone load schemas', files: /^web\/src\/(ui|api|app)/, refuses: /^(zod|@octavo\/contract\/.*\/schemas)$/, typesMayPass: true, because: 'Zod is loaded with the forms that need it' },
  { name: 'db stands at the bottom', files: /^server\/src\/db/, refuses: /^#(?!db\/|(log|outage)\.ts)/, because: 'everything stands on it' },
  { name: 'engine knows no feature', files: /^server\/src\/engine/, refuses: /^#(?!engine\/|db\/|(log|outage)\.ts)/, because: 'it works at whatever it is given' },
  { name: 'one door to the engine', files: /^server\/src\/(?!engine\/)/, refuses: /^@dbos-inc\/|^#engine\/(?!index\.ts)/, because: 'a change of engine changes one folder' },
  { name: 'services know no feature', files: /^server\/src\/services/, refuses: /^#(?!services\/|text\/|threads\/|log\.ts|config\.ts|context\.ts)/, because: 'they serve whoever asks' },
  { name: 'adapters are chosen in one place', files: /^(?!server\/src\/services\/)/, refuses: /(^#|\/server\/src\/)services\/[\w-]+\/[\w-]+\.(?!fixture\.)[\w-]+\.ts$/, because: 'whoever names one could not be served by another' },
  { name: 'rendering knows no feature', files: /^server\/src\/rendering/, refuses: /^#(?!rendering\/|services\/voice\/voice\.ts$|log\.ts|config\.ts)/, because: 'it makes what it is asked for' },
  { name: 'one front door to the threads', files: /^server\/src\/(?!threads\/)/, refuses: /^#threads\/(?!index\.ts$)/, because: 'what is asked of them goes through their index' },
  { name: 'one front door to rendering', files: /^server\/src\/(?!rendering\/)/, refuses: /^#rendering\/(?!index\.ts$)/, because: 'what it shows stands in its index' },
  { name: 'services stand before what is pure', files: /^server\/src\/(?!services\/(language|voice)\/|scripts\/compliance\/|threads\/)/, refuses: /^@octavo\/(officer|voice|writer)(?!\/text$)/, because: 'another service may write or speak in their place, and the officer has a front door' },
  { name: 'http knows no feature', files: /^server\/src\/http/, refuses: (specifier) => TO_DOMAIN.test(specifier) || /^#(engine|db)\//.test(specifier), because: 'features come to it as tables' },
  { name: 'what features stand on knows none', files: /^server\/src\/(?!features|product)[\w-]+\.ts$/, refuses: (specifier, file) => TO_DOMAIN.test(specifier) && !COMMANDS.test(file), because: 'they import it' },
  { name: 'rules are pure', files: /\.rules\.ts$/, refuses: /^(?!\.\/|@octavo\/contract\/[a-z-]+$|@octavo\/voice\/text$|#(text|rules)\/|#time\.ts$)|\.(store|service|routes|http)\.ts$/, typesMayPass: true, because: 'a rule is a table and arithmetic: no clock, no database, no network' },
  { name: 'SQL stays in stores', files: new RegExp(`^server/src/(${DOMAINS.join('|')}|http|services|rendering)/(?!.*\\.store\\.ts)`), refuses: /^(drizzle-orm|pg)(\/|$)|^#db\/(?!client\.ts)/, because: 'the questions asked of the database stand in one place a part' },
  { name: 'stores ask and answer', files: /\.store\.ts$/, refuses: (specifier) => TO_DOMAIN.test(specifier) || /^#(services|rendering|engine|http)\//.test(specifier), because: 'what decides stands above them' },
  { name: 'layers go one way', files: IN_DOMAIN, refuses: goesUp, because: 'what is below knows nobody above: it says what happened, and they listen' },
  { name: 'one front door a part', files: /^server\/src\/(?!features\.ts)/, refuses: climbsIn, because: 'a part says in its index what others may call' },
  { name: 'a declaration is taken by the list alone', files: /^server\/src\/(?!features\.ts)/, refuses: /^#.*\/feature\.ts$/, because: 'the list of features is read in one place' },
  { name: 'routes are taken by declarations alone', files: /^server\/src\/(?!.*feature\.ts$)/, refuses: /\.(routes|http)\.ts$/, because: 'a part says itself what it answers' },
  { name: 'verbs know no HTTP', files: new RegExp(`^server/src/${DOMAIN}/.*(?<!\\.routes|\\.http|feature)\\.ts$`), refuses: /^(#http\/|fastify)/, because: 'a verb is called from a terminal too' },
  { name: 'tools use front doors', files: /^(e2e|bench|scripts)\//, refuses: /\/server\/src\/(?!([\w-]+\/)*index\.ts$|(product|config|context|log|features?)\.ts$|db\/client\.ts$|http\/session\.ts$|services\/voice\/|services\/[\w-]+\/[\w-]+\.fixture\.ts$)/, because: 'they see of the server what its parts show each other' },
]

/** The imports of a source text, whatever their form. */
export function importsOf(source: string): Import[] {
  const found = source.matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  )
  return [...found].map((match) => ({ specifier: match[3] ?? match[4] ?? match[5] ?? '', typeOnly: Boolean(match[2]) }))
}

/** The fences a file breaks. `declared` names the packages its workspace may use. */
export function breachesOf(file: string, source: string, declared?: ReadonlySet<string>): Breach[] {
  const isTest = TEST.test(file)
  return importsOf(source).flatMap(({ specifier, typeOnly }) => {
    const broken = FENCES.filter(
      (fence) =>
        (!isTest || fence.name === 'no climbing' || fence.name === 'no deep workspace import') &&
        !(isTest && file.includes('/test/') && fence.name === 'no climbing') &&
        fence.files.test(file) &&
        refuses(fence, specifier, file) &&
        !(fence.typesMayPass && typeOnly),
    ).map(({ name, because }) => ({ file, specifier, fence: name, because }))
    return [...broken, ...undeclared(file, specifier, declared)]
  })
}

const refuses = ({ refuses: refused }: Fence, specifier: string, file: string): boolean =>
  typeof refused === 'function' ? refused(specifier, file) : refused.test(specifier)

/** Hoisting lets a workspace import what it never asked for; its package.json must name it. */
function undeclared(file: string, specifier: string, declared: ReadonlySet<string> | undefined): Breach[] {
  const isPackage = !/^(\.|#|node:)/.test(specifier)
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '')
  if (!declared || !isPackage || declared.has(name)) return []
  return [
    { file, specifier, fence: 'declared packages', because: `${name} is not in the package.json of its workspace` },
  ]
}

/** What a person starts by hand: they call features as the product does. */
const COMMANDS = /^server\/src\/(main|batch|backup|restore|fonts|voices|outbox|verify-log|stop-all)\.ts$/

const WORKSPACES = ['contract', 'edition', 'renderer', 'officer', 'voice', 'writer', 'server', 'web']
/** Tools of the root, beside the workspaces. */
const TOOLS = ['e2e', 'bench', 'scripts']

/** Every breach below the root. */
export function allBreaches(root: string): Breach[] {
  const shared = packagesOf(path.join(root, 'package.json'))
  const inWorkspaces = WORKSPACES.flatMap((workspace) => {
    const declared = [...shared, ...packagesOf(path.join(root, workspace, 'package.json')), `@octavo/${workspace}`]
    return breachesIn(root, [`${workspace}/src`, `${workspace}/test`], declared)
  })
  const inTools = breachesIn(root, TOOLS, [...shared, ...WORKSPACES.map((workspace) => `@octavo/${workspace}`)])
  return [...inWorkspaces, ...inTools, ...circlesIn(importsIn(root, 'web/src'))]
}

const importsIn = (root: string, folder: string): Found[] =>
  sources(path.join(root, folder)).flatMap((file) =>
    importsOf(readFileSync(file, 'utf8')).map(({ specifier }) => ({ file: nameOf(root, file), specifier })),
  )

const nameOf = (root: string, file: string): string => path.relative(root, file).replaceAll(path.sep, '/')

type Found = { file: string; specifier: string }

/** Folders that stand in one order: none may come back to itself through what it imports, tests apart. */
const IN_ORDER = [
  {
    name: 'parts in one order',
    folder: /^web\/src\/parts\/[^/]+/,
    because: 'parts that import each other are one part',
  },
]

/** The imports by which folders that stand in one order come back to themselves. */
export function circlesIn(imports: readonly Found[]): Breach[] {
  return IN_ORDER.flatMap(({ name, folder, because }) => {
    const ways = imports.flatMap(({ file, specifier }) => {
      const [from] = (!TEST.test(file) && folder.exec(file)) || []
      const [to] = folder.exec(specifier.replace('#', file.replace(/\/src\/.*/, '/src/'))) ?? []
      return from && to && from !== to ? [{ file, specifier, from, to }] : []
    })
    const leads = (from: string, goal: string, seen: Set<string>): boolean =>
      ways.some((way) => {
        if (way.from !== from || seen.has(way.to)) return false
        return way.to === goal || leads(way.to, goal, seen.add(way.to))
      })
    return ways
      .filter(({ from, to }) => leads(to, from, new Set()))
      .map(({ file, specifier }) => ({ file, specifier, fence: name, because }))
  })
}

const breachesIn = (root: string, folders: string[], declared: string[]): Breach[] =>
  folders
    .flatMap((folder) => sources(path.join(root, folder)))
    .flatMap((file) =>
      breachesOf(
        nameOf(root, file),
        readFileSync(file, 'utf8'),
        // What the other side of a bench needs is installed beside it on first use.
        file.includes('bench/remotion') ? undefined : new Set(declared),
      ),
    )

function packagesOf(file: string): string[] {
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => Object.keys(json[kind] ?? {}))
}

const sources = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.as.ts'))
        .map((entry) => path.join(entry.parentPath, entry.name))
