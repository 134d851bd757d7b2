import { createRequire } from 'node:module'
import path from 'node:path'

export const NOT_INSTALLED =
  'Octavo is not built, and what builds it is not installed. Run npm ci && npm run build; npm ci --omit=dev keeps what was built.'

/** Whether the development packages are there: without them what lies there runs as it is. @param {string} root */
export function toolsAreThere(root) {
  const { resolve } = createRequire(path.join(root, 'web/package.json'))
  try {
    return Boolean(resolve('esbuild') && resolve('tsx') && resolve('vite'))
  } catch {
    return false
  }
}
