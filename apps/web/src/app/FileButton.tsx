interface FileButtonProps {
  readonly text: string
  /** The kinds of files it is for. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

/** A button that asks for one file. */
export function FileButton(props: FileButtonProps) {
  let input!: HTMLInputElement
  return (
    <>
      <button type="button" class="button" onClick={() => input.click()}>
        {props.text}
      </button>
      <input
        ref={input}
        type="file"
        accept={props.accept}
        hidden
        data-file
        onChange={() => {
          const file = input.files?.[0]
          input.value = ''
          if (file !== undefined) props.onFile(file)
        }}
      />
    </>
  )
}
