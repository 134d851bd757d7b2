// A thread does not inherit the TypeScript loader of its parent: it brings its own, then becomes the aligner.
import { register } from 'tsx/esm/api'

register()
await import('./align.worker.ts')
