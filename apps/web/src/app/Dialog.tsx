import { createEffect, createMemo, Show, type JSX } from 'solid-js'
import { Portal } from 'solid-js/web'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly children: JSX.Element
}

/** A modal dialog. Its contents are rendered when it first opens. */
export function Dialog(props: DialogProps) {
  const written = createMemo<boolean>((before) => before || props.open, false)
  return (
    <Show when={written()}>
      <Paper {...props} />
    </Show>
  )
}

function Paper(props: DialogProps) {
  let dialog!: HTMLDialogElement
  createEffect(() => {
    if (props.open && !dialog.open) dialog.showModal()
    else if (!props.open && dialog.open) dialog.close()
  })
  return (
    <Portal>
      <dialog ref={dialog} class="paper lifted" aria-label={props.label} onClose={() => props.onClose()}>
        {props.children}
      </dialog>
    </Portal>
  )
}
