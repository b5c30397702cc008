import { createSignal } from 'solid-js'
import { goTo } from './route.ts'

const [handed, setHanded] = createSignal<File>()

/** The file that somebody handed over last. */
export { handed }

/** Opens a file that somebody chose or dropped. */
export function handOver(file: File): void {
  setHanded(() => file)
  goTo({ page: 'file' })
}

/** A file can be dropped anywhere on the page. */
export function takeDrops(): void {
  const bringsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
  addEventListener('dragover', (event) => {
    if (bringsFile(event)) event.preventDefault()
  })
  addEventListener('drop', (event) => {
    if (!bringsFile(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file !== undefined) handOver(file)
  })
}
