import { createSignal, Show } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { FileButton } from '../app/FileButton.tsx'
import { saveFile } from '../app/files.ts'
import { goTo, hrefOf } from '../app/route.ts'
import { SaveAsButton } from '../replay/SaveAsButton.tsx'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { writeExchange } from './exchange-format.ts'
import { writeAnalysis } from './file.ts'
import { openAnalysisFile } from './open-file.ts'
import { remarkOn } from './remarks.ts'
import type { Session } from './session.ts'
import { EMPTY_TREE } from './tree.ts'
import { sayAnalysis } from './words.ts'

interface FilesProps {
  readonly session: Session
  readonly onClose: () => void
}

/** Saves an analysis as a file, shares a position as a link, or opens another analysis. */
export function Files(props: FilesProps) {
  const { session } = props
  const { game } = session
  const [said, setSaid] = createSignal('')
  const share = async () => {
    const { seats } = session.analysed().setup
    const text = game.position!.write(session.moment().state)
    const address = new URL(hrefOf({ page: 'analyse', game: game.id, text, seats }), location.href).href
    try {
      await navigator.clipboard.writeText(address)
      setSaid(sayAnalysis('copied'))
    } catch {
      // The clipboard needs https.
      setSaid(address)
    }
  }
  const open = async (file: File) => {
    const opened = await openAnalysisFile(file)
    if (!opened.ok) {
      setSaid(inLang(opened.problem.text))
      return
    }
    const { id, game, remarks } = opened.value
    remarkOn(
      id,
      remarks.map(({ text }) => text),
    )
    props.onClose()
    goTo({ page: 'analyse', game, kept: id })
  }
  return (
    <Dialog open onClose={() => props.onClose()} label={sayAnalysis('files')}>
      <div class="share">
        <h2>{sayAnalysis('files')}</h2>
        <p>{sayAnalysis('files-why')}</p>
        <div class="row">
          <button
            type="button"
            class="button main"
            data-save
            onClick={() => saveFile(`${game.id}.json`, writeAnalysis(session.analysed()))}
          >
            {sayAnalysis('save')}
          </button>
          <SaveAsButton
            game={game.id}
            name={game.id}
            label={(format) => sayAnalysis('save-as', { format })}
            write={(files, format) => writeExchange(files, session.analysed(), format)}
            onProblem={setSaid}
          />
          <FileButton
            text={sayAnalysis('open')}
            accept="application/json,.json,.pdn,.mat"
            onFile={(file) => void open(file)}
          />
          <Show when={game.position !== undefined && !game.traits.hidden}>
            <button type="button" class="button" data-copy-link onClick={() => void share()}>
              {sayAnalysis('copy')}
            </button>
          </Show>
          <button
            type="button"
            class="button"
            data-again
            onClick={() => {
              session.replace({ tree: EMPTY_TREE, path: [] })
              props.onClose()
            }}
          >
            {sayAnalysis('again')}
          </button>
          <button type="button" class="button quiet" onClick={() => props.onClose()}>
            {sayApp('close')}
          </button>
        </div>
        <p aria-live="polite" class="said-of-file" data-said-of-file>
          {said()}
        </p>
      </div>
    </Dialog>
  )
}
