// A thread does not inherit the TypeScript loader of its parent: it brings its own, then becomes the voice.
import { register } from 'tsx/esm/api'

register()
await import('./neural.worker.ts')
