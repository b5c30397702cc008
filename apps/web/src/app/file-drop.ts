import { createSignal } from 'solid-js'
import { goTo } from './route.ts'

const [chosenFile, setChosenFile] = createSignal<File>()

/** The last file that was chosen or dropped. */
export { chosenFile }

/** Opens a file that was chosen or dropped. */
export function chooseFile(file: File): void {
  setChosenFile(() => file)
  goTo({ page: 'file' })
}

/** A file can be dropped anywhere on the page. */
export function acceptFileDrops(): void {
  const bringsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
  addEventListener('dragover', (event) => {
    if (bringsFile(event)) event.preventDefault()
  })
  addEventListener('drop', (event) => {
    if (!bringsFile(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file !== undefined) chooseFile(file)
  })
}
