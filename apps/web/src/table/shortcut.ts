import { onCleanup } from 'solid-js'

/** Does something when a key is pressed on the page, unless the focused element uses that key. */
export function onKey(key: string, act: () => void): void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== key || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null)
      return
    event.preventDefault()
    act()
  }
  addEventListener('keydown', press)
  onCleanup(() => removeEventListener('keydown', press))
}
