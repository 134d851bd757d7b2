/** Makes the parts of a build that are stale and takes the others over from the build before. */
import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beginBuild, currentBuild, finishBuild, PARTS, sweepBuilds } from './folder.mjs'
import { digest, hashParts, staleParts } from './sources.mjs'

/** @typedef {import('./folder.mjs').Part} Part */
/** @typedef {(root: string, out: string) => Promise<void>} Maker */

/** @type {Record<Part, () => Promise<Maker>>} */
const MAKERS = {
  server: async () => (await import('./server.mjs')).buildServer,
  web: async () => (await import('./web.mjs')).buildWeb,
}

/** @param {string} root @param {readonly Part[]} needed @param {Record<Part, () => Promise<Maker>>} makers */
export async function makeBuild(root, needed = PARTS, makers = MAKERS) {
  const before = currentBuild(root)
  const wanted = hashParts(root)
  const stale = staleParts(before?.parts ?? {}, wanted, needed)
  if (before && stale.length === 0) return before
  const made = beginBuild(root)
  try {
    const kept = PARTS.filter((part) => before?.parts[part] && !stale.includes(part))
    for (const part of kept) linkTree(path.join(before?.folder ?? '', part), path.join(made, part))
    await allOf(stale.map(async (part) => (await makers[part]())(root, path.join(made, part))))
    const parts = {
      ...Object.fromEntries(kept.map((part) => [part, before?.parts[part]])),
      ...Object.fromEntries(stale.map((part) => [part, wanted[part]])),
    }
    return finishBuild(root, made, digest(PARTS.map((part) => `${part} ${parts[part]}`)), parts)
  } finally {
    rmSync(made, { recursive: true, force: true })
    sweepBuilds(root)
  }
}

/** Waits for all, also when one has failed: what goes on would write where nothing is any more. @param {Promise<void>[]} works */
async function allOf(works) {
  await Promise.allSettled(works)
  await Promise.all(works)
}

/** The same files under a second name: a part that is not stale costs no time and no room. @param {string} from @param {string} to */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else linkSync(source, target)
  }
}
