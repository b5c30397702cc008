import type { Fact, Seat, Spot } from '@spellendoos/kernel'
import type { Label, Place } from '@spellendoos/scene'
import {
  createEffect,
  createMemo,
  createRenderEffect,
  createSignal,
  For,
  Index,
  on,
  onMount,
  untrack,
  type JSX,
} from 'solid-js'
import type { PlacedPiece, PieceLayout } from './piece-layout.ts'
import { arrive, journeyOf, leave, LEAVING, transformOf, travel, tumble, type Point } from './motion.ts'
import { FRAME } from './paint/ground.ts'
import { UNIT } from './paint/pencil.ts'
import { paintThing } from './paint/piece.ts'
import { paintCount } from './picture.ts'
import { same } from './structural-equality.ts'
import './pieces.css'

interface PiecesProps {
  readonly layout: PieceLayout
  readonly facts: readonly Fact[]
  readonly taken: readonly Spot[]
  readonly places: readonly Place[]
  readonly say: (label: Label) => string
}

/**
 * All pieces. A piece keeps its own node for as long as it lives, so that it can be seen to move, and is a picture of
 * its own, so that a browser moves it without looking at all the others.
 */
export function Pieces(props: PiecesProps) {
  const [leaving, setLeaving] = createSignal<readonly PlacedPiece[]>([])
  /** What was just captured, while its place is empty. */
  const [ghosts, setGhosts] = createSignal<readonly PlacedPiece[]>([])
  let painted = false
  onMount(() => (painted = true))
  const centres = createMemo(() => new Map(props.places.map(({ id, at: [x, y] }) => [id, { x, y }])))
  const stood = new Map<string, string>()
  // The moving piece comes last, because it travels above the others.
  const ids = createMemo<readonly string[]>(() => {
    const moved: string[] = []
    const still: string[] = []
    for (const { piece } of props.layout.pieces.values()) {
      const before = stood.get(piece.id)
      ;(before !== undefined && before !== piece.on ? moved : still).push(piece.id)
      stood.set(piece.id, piece.on)
    }
    return [...still, ...moved]
  })
  createEffect(
    on(
      () => props.layout.pieces,
      (now, before) => {
        if (before === undefined) return
        const gone = [...before.values()].filter(({ piece }) => !now.has(piece.id))
        const held = new Set([...now.values()].map(({ piece }) => piece.on))
        setGhosts((already) =>
          [...already, ...gone].filter(
            ({ piece: { id, on } }) => props.taken.includes(on) && !held.has(on) && !now.has(id),
          ),
        )
        if (gone.length === 0) return
        setLeaving(gone)
        setTimeout(() => setLeaving((each) => (each === gone ? [] : each)), LEAVING)
      },
    ),
  )
  return (
    <div class="pieces" style={{ '--frame': FRAME }}>
      <For each={ghosts().filter(({ piece }) => props.taken.includes(piece.on))}>
        {(laid) => <Thing at={laid} drawing={paintThing(laid.piece, props.say)} ghost={laid.piece.on} />}
      </For>
      <For each={ids()}>{(id) => <OnePiece id={id} {...props} centres={centres()} fresh={painted} />}</For>
      <For each={leaving()}>
        {(laid) => {
          const drawing = paintThing(laid.piece, props.say)
          return <Thing at={laid} drawing={drawing} ref={(node) => onMount(() => leave(node, laid))} />
        }}
      </For>
      <Index each={props.layout.counts}>
        {(count) => <Thing at={count()} drawing={paintCount(count().n)} />}
      </Index>
    </div>
  )
}

interface ThingProps extends Pick<JSX.SvgSVGAttributes<SVGSVGElement>, 'ref'> {
  readonly at: Point
  readonly drawing: string
  readonly id?: string
  /** The place that it was taken from. */
  readonly ghost?: Spot
  readonly seat?: Seat | undefined
  readonly inner?: (node: SVGGElement) => void
}

/** Each drawing is read once and copied: a board has forty men of two kinds. */
const read = new Map<string, DocumentFragment>()

function copyOf(drawing: string): DocumentFragment {
  let found = read.get(drawing)
  if (found === undefined) {
    const template = document.createElement('template')
    template.innerHTML = `<svg>${drawing}</svg>`
    found = new DocumentFragment()
    found.append(...template.content.firstElementChild!.childNodes)
    read.set(drawing, found)
  }
  return document.importNode(found, true)
}

/** Something on the board, drawn around its centre. */
const Thing = (props: ThingProps) => (
  <svg
    ref={props.ref}
    class="piece"
    data-piece={props.id}
    data-ghost={props.ghost}
    data-seat={props.seat}
    viewBox={`${-UNIT / 2} ${-UNIT / 2} ${UNIT} ${UNIT}`}
    style={{ transform: transformOf(props.at) }}
    aria-hidden="true"
  >
    <g
      ref={(node) => {
        props.inner?.(node)
        createRenderEffect(() => node.replaceChildren(copyOf(props.drawing)))
      }}
    />
  </svg>
)

interface OnePieceProps extends PiecesProps {
  readonly id: string
  readonly centres: ReadonlyMap<string, { readonly x: number; readonly y: number }>
  /** It appeared while the board was already shown. */
  readonly fresh: boolean
}

function OnePiece(props: OnePieceProps) {
  let node!: SVGSVGElement
  let inner!: SVGGElement
  // A piece that is being removed keeps its last position until its node is gone.
  let kept: PlacedPiece | undefined
  const laid = createMemo(() => (kept = props.layout.pieces.get(props.id) ?? kept)!, undefined, {
    equals: same,
  })
  const drawing = createMemo(() => paintThing(laid().piece, props.say))
  // Asked now, because a moment later every piece counts as already shown.
  const fresh = untrack(() => props.fresh)
  onMount(() => {
    if (fresh) arrive(node)
  })
  createEffect(
    on(laid, (now, before) => {
      if (before === undefined) return
      if (now.piece.on !== before.piece.on) travel(node, pointsBetween(before, now))
      else if (!same(now.piece.face, before.piece.face) && now.piece.look === 'die') tumble(inner, 0)
    }),
  )
  const pointsBetween = (from: PlacedPiece, to: PlacedPiece): Point[] => {
    const spots = journeyOf(props.facts, from.piece.on, to.piece.on)
    const between = spots.slice(1, -1).flatMap((spot) => {
      const centre = props.centres.get(spot)
      return centre === undefined ? [] : [{ ...centre, scale: to.scale }]
    })
    return [from, ...between, to]
  }
  return (
    <Thing
      at={laid()}
      drawing={drawing()}
      id={props.id}
      seat={laid().piece.seat}
      ref={(svg) => (node = svg)}
      inner={(g) => (inner = g)}
    />
  )
}
