// A thread does not inherit the TypeScript loader of its parent: it brings its own, then becomes what it was started as.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.program)
