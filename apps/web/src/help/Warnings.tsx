import { createSignal, lazy, Suspense } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { ActWords } from '../table/ActWords.tsx'
import type { Host } from '../table/host.ts'
import type { TableModel } from '../table/table-model.ts'
import { sayTable } from '../words/table.ts'

const WarnedFields = lazy(() => import('./WarnedFields.tsx').then((m) => ({ default: m.WarnedFields })))

/** Lets people at this screen choose during the match before what kind of move they want a warning. */
export function Warnings(props: { readonly host: Host; readonly model: TableModel }) {
  const [open, setOpen] = createSignal(false)
  return (
    <>
      <button
        type="button"
        class="button quiet small"
        aria-label={sayTable('warnings')}
        title={sayTable('warnings')}
        data-warnings
        onClick={() => setOpen(true)}
      >
        <ActWords path="M12 4l9 16H3zM12 10v4M12 17v.01" words={sayTable('warnings')} />
      </button>
      <Dialog open={open()} onClose={() => setOpen(false)} label={sayTable('warnings')}>
        <Suspense>
          <WarnedFields host={props.host} model={props.model} />
        </Suspense>
        <button type="button" class="button main" onClick={() => setOpen(false)}>
          {sayTable('play-on')}
        </button>
      </Dialog>
    </>
  )
}
