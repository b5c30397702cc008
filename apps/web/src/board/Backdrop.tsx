import { lazy, Show, Suspense } from 'solid-js'

const BackdropView = lazy(() => import('./BackdropView.tsx').then((m) => ({ default: m.BackdropView })))

/** The picture that a scene asks for, if any. It loads after everything needed for play. */
export const Backdrop = (props: { readonly name: string | undefined }) => (
  <Suspense>
    <Show when={props.name}>{(name) => <BackdropView name={name()} />}</Show>
  </Suspense>
)
