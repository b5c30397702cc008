interface IconProps {
  readonly path: string
  /** A solid shape, drawn slightly larger. */
  readonly filled?: boolean
}

/** A small line drawing beside a word, or in place of a word that only screen readers get. */
export const Icon = (props: IconProps) => {
  const size = () => (props.filled === true ? 22 : 20)
  return (
    <svg viewBox="0 0 24 24" width={size()} height={size()} aria-hidden="true">
      <path
        d={props.path}
        fill={props.filled === true ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width={props.filled === true ? 2.4 : 2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}
