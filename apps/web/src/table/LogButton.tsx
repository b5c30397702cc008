interface LogButtonProps {
  readonly text: string
  readonly open: boolean
  readonly onToggle: () => void
}

/** Opens and closes the log of a match, or its steps. */
export const LogButton = (props: LogButtonProps) => (
  <button
    type="button"
    class="button quiet small"
    aria-expanded={props.open}
    aria-controls="record"
    onClick={() => props.onToggle()}
  >
    {props.text}
  </button>
)
