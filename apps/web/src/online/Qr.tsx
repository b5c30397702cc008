import { encode } from 'uqr'
import { createMemo } from 'solid-js'
import { sayOnline } from '../words/online.ts'

/** A light margin around the code, so that cameras find it. */
const MARGIN = 3

/** A link as a QR code: dark squares on white paper, by day and by evening. */
export function Qr(props: { readonly text: string }) {
  const code = createMemo(() => encode(props.text, { ecc: 'M', border: MARGIN }))
  const squares = () =>
    code()
      .data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('')
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${code().size} ${code().size}`}
      role="img"
      aria-label={sayOnline('qr')}
      data-qr
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={squares()} fill="#1b1512" shape-rendering="crispEdges" />
    </svg>
  )
}
