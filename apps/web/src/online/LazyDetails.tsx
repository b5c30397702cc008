import { createSignal, Show, type JSX } from 'solid-js'

/** Rendered when it is opened. */
export function LazyDetails(props: { readonly title: string; readonly children: JSX.Element }) {
  const [open, setOpen] = createSignal(false)
  return (
    <details class="folded" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.title}</summary>
      <Show when={open()}>{props.children}</Show>
    </details>
  )
}
