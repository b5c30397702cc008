/** A thread that can load TypeScript; built code does not need it. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { module } = /** @type {{ module: string }} */ (workerData)
await import(module)
