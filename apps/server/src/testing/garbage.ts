import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Takes away everything that nobody holds any more. */
export function tidyUp(): void {
  collect()
  collect()
}
