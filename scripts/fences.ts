/** Who may import whom: docs/architecture.md as rows that bite. `npm run check` walks them; test/fences.test.ts plants a breach for each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Import = { specifier: string; typeOnly: boolean }
export type Breach = { file: string; specifier: string; fence: string; because: string }

export type Fence = {
  name: string
  /** Which files it stands around. */
  files: RegExp
  /** What it refuses. */
  refuses: RegExp
  /** A type leaves nothing at run time; some fences let it through. */
  typesMayPass?: true
  because: string
}

const TEST = /\.(test|conformance|fixture)\.tsx?$|\/test\//

// biome-ignore format: a table
export const FENCES: Fence[] = [
  { name: 'no climbing', files: /./, refuses: /^\.\.(\/|$)|^\.\/.*\/\.\.(\/|$)/, because: './ stays in the folder, # crosses folders, @octavo/ crosses workspaces' },
  { name: 'no deep workspace import', files: /./, refuses: /^@octavo\/[^/]+\/(?!schemas$|draw$)/, because: 'a workspace is entered by its front door' },
  { name: 'contract stands alone', files: /^contract\/src/, refuses: /^(#|@octavo\/|node:|(?!zod$)[a-z@])/, because: 'both sides agree on it, so it knows neither' },
  { name: 'edition stands alone', files: /^edition\/src/, refuses: /^(#|@octavo\/|(?!node:)[a-z@])/, because: 'whatever keeps something asks it, so it knows none of them' },
  { name: 'routes carry no Zod', files: /^contract\/src\/(?!.*(schemas|zod-messages)\.ts)/, refuses: /^zod$|\.schemas\.ts$/, typesMayPass: true, because: 'the landing page validates nothing and must not load Zod' },
  { name: 'drawing is pure', files: /^renderer\/src\/draw/, refuses: /^(node:|[a-z@]|#(?!draw\/|plan\.ts))/, because: 'the browser draws with the same code' },
  { name: 'renderer knows no product', files: /^renderer\/src/, refuses: /^@octavo\/(?!edition$)/, because: 'a plan in, a film out' },
  { name: 'ui knows no noun', files: /^web\/src\/ui/, refuses: /^(@octavo\/|#(?!ui\/))/, because: 'a button does not know what a brand is' },
  { name: 'api draws nothing', files: /^web\/src\/api/, refuses: /^#(?!api\/)/, because: 'it speaks with the server and nothing else' },
  { name: 'shared stands under screens', files: /^web\/src\/shared/, refuses: /^#(screens|app)\//, because: 'what two screens use cannot use a screen' },
  { name: 'screens know no screen', files: /^web\/src\/screens/, refuses: /^#screens\//, because: 'what two screens share goes to shared/' },
  { name: 'screens know no app', files: /^web\/src\/screens/, refuses: /^#app\//, because: 'the app knows the screens' },
  { name: 'browser takes drawing alone', files: /^web\/src/, refuses: /^@octavo\/(server|renderer$)|^node:/, because: 'the rest of the renderer needs a machine' },
  { name: 'forms alone load schemas', files: /^web\/src\/(ui|api|app)/, refuses: /^(zod|@octavo\/contract\/schemas)$/, typesMayPass: true, because: 'Zod is loaded with the forms that need it' },
  { name: 'db stands at the bottom', files: /^server\/src\/db/, refuses: /^#(?!db\/|log\.ts)/, because: 'everything stands on it' },
  { name: 'engine knows no feature', files: /^server\/src\/engine/, refuses: /^#(?!engine\/|db\/|log\.ts)/, because: 'it works at whatever it is given' },
  { name: 'one door to the engine', files: /^server\/src\/(?!engine\/)/, refuses: /^@dbos-inc\/|^#engine\/(?!index\.ts)/, because: 'a change of engine changes one folder' },
  { name: 'providers know no feature', files: /^server\/src\/providers/, refuses: /^#(?!providers\/|text\/|log\.ts|config\.ts|context\.ts)/, because: 'they serve whoever asks' },
  { name: 'http knows no feature', files: /^server\/src\/http/, refuses: /^#(features|pipeline|engine|db)\//, because: 'features come to it as tables' },
  { name: 'rules are pure', files: /\.rules\.ts$/, refuses: /^(?!\.\/|@octavo\/contract$|#text\/)|\.(store|service|routes|files)\.ts$/, typesMayPass: true, because: 'a rule is a table and arithmetic: no clock, no database, no network' },
  { name: 'SQL stays in stores', files: /^server\/src\/(features|pipeline|http|providers)\/(?!.*\.store\.ts)/, refuses: /^(drizzle-orm|pg)(\/|$)|^#db\/(?!client\.ts)/, because: 'the questions asked of the database stand in one place a feature' },
  { name: 'stores ask and answer', files: /\.store\.ts$/, refuses: /^#(features|pipeline|providers|engine|http)\//, because: 'what decides stands above them' },
  { name: 'one front door a feature', files: /^server\/src/, refuses: /^#features\/[^/]+\/(?!index\.ts|[^/]+\.(routes|files)\.ts)/, because: 'a feature says in its index what others may call' },
  { name: 'routes are taken by the list alone', files: /^server\/src\/(?!routes\.ts)/, refuses: /^#features\/[^/]+\/.*\.(routes|files)\.ts/, because: 'the list of routes is read in one place' },
  { name: 'one front door to the pipeline', files: /^server\/src\/(?!pipeline\/)/, refuses: /^#pipeline\/(?!index\.ts)/, because: 'a feature orders work; how it is done stands inside' },
  { name: 'verbs know no HTTP', files: /^server\/src\/(features|pipeline)\/.*\.(service|store|rules|view)\.ts$|^server\/src\/pipeline/, refuses: /^(#http\/|fastify)/, because: 'a verb is called from a terminal too' },
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
        fence.refuses.test(specifier) &&
        !(fence.typesMayPass && typeOnly),
    ).map(({ name, because }) => ({ file, specifier, fence: name, because }))
    return [...broken, ...undeclared(file, specifier, declared)]
  })
}

/** Hoisting lets a workspace import what it never asked for; its package.json must name it. */
function undeclared(file: string, specifier: string, declared: ReadonlySet<string> | undefined): Breach[] {
  const isPackage = !/^(\.|#|node:)/.test(specifier)
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '')
  if (!declared || !isPackage || declared.has(name)) return []
  return [
    { file, specifier, fence: 'declared packages', because: `${name} is not in the package.json of its workspace` },
  ]
}

const WORKSPACES = ['contract', 'edition', 'renderer', 'server', 'web']

/** Every breach below the root. */
export function allBreaches(root: string): Breach[] {
  const shared = packagesOf(path.join(root, 'package.json'))
  return WORKSPACES.flatMap((workspace) => {
    const declared = new Set([
      ...shared,
      ...packagesOf(path.join(root, workspace, 'package.json')),
      `@octavo/${workspace}`,
    ])
    return ['src', 'test']
      .flatMap((folder) => sources(path.join(root, workspace, folder)))
      .flatMap((file) =>
        breachesOf(path.relative(root, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8'), declared),
      )
  })
}

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
