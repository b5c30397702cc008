/** A thread that reads TypeScript; what was built needs none. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { module } = /** @type {{ module: string }} */ (workerData)
await import(module)
