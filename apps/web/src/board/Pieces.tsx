import type { Fact } from '@spellendoos/kernel'
import type { Label, Place } from '@spellendoos/scene'
import { createEffect, createMemo, createSignal, For, on, onMount, untrack } from 'solid-js'
import type { Laid, Laying } from './laying.ts'
import { arrive, journeyOf, transformOf, travel, tumble, type Point } from './motion.ts'
import { paintThing } from './paint/piece.ts'
import { same } from './same.ts'

interface PiecesProps {
  readonly laying: Laying
  readonly facts: readonly Fact[]
  readonly places: readonly Place[]
  readonly say: (label: Label) => string
}

const LEAVING = 420

/** All pieces. A piece keeps its own node for as long as it lives, so that it can be seen to move. */
export function Pieces(props: PiecesProps) {
  const [leaving, setLeaving] = createSignal<readonly Laid[]>([])
  let painted = false
  onMount(() => (painted = true))
  const centres = createMemo(() => new Map(props.places.map(({ id, at: [x, y] }) => [id, { x, y }])))
  const stood = new Map<string, string>()
  // What moves is painted last: it travels over the others.
  const ids = createMemo<readonly string[]>(() => {
    const moved: string[] = []
    const still: string[] = []
    for (const { piece } of props.laying.pieces.values()) {
      const before = stood.get(piece.id)
      ;(before !== undefined && before !== piece.on ? moved : still).push(piece.id)
      stood.set(piece.id, piece.on)
    }
    return [...still, ...moved]
  })
  createEffect(
    on(
      () => props.laying.pieces,
      (now, before) => {
        if (before === undefined) return
        const gone = [...before.values()].filter(({ piece }) => !now.has(piece.id))
        if (gone.length === 0) return
        setLeaving(gone)
        setTimeout(() => setLeaving((each) => (each === gone ? [] : each)), LEAVING)
      },
    ),
  )
  return (
    <>
      <For each={leaving()}>
        {({ piece, x, y, scale }) => (
          <g style={{ transform: transformOf({ x, y, scale }) }}>
            <g class="leaving" innerHTML={paintThing(piece, props.say)} />
          </g>
        )}
      </For>
      <For each={ids()}>{(id) => <OnePiece id={id} {...props} centres={centres()} fresh={painted} />}</For>
    </>
  )
}

interface OnePieceProps extends PiecesProps {
  readonly id: string
  readonly centres: ReadonlyMap<string, { readonly x: number; readonly y: number }>
  /** It came while the board was already there. */
  readonly fresh: boolean
}

function OnePiece(props: OnePieceProps) {
  let node!: SVGGElement
  let inner!: SVGGElement
  // A piece that is just being taken away keeps its last place until its node goes.
  let kept: Laid | undefined
  const laid = createMemo(() => (kept = props.laying.pieces.get(props.id) ?? kept)!, undefined, {
    equals: same,
  })
  const drawing = createMemo(() => paintThing(laid().piece, props.say))
  const place = createMemo(() => transformOf(laid()))
  // Asked now: a moment later every piece was there before.
  const fresh = untrack(() => props.fresh)
  onMount(() => {
    if (fresh) arrive(inner)
  })
  createEffect(
    on(laid, (now, before) => {
      if (before === undefined) return
      if (now.piece.on !== before.piece.on) travel(node, pointsBetween(before, now))
      else if (!same(now.piece.face, before.piece.face) && now.piece.look === 'die') tumble(inner, 0)
    }),
  )
  const pointsBetween = (from: Laid, to: Laid): Point[] => {
    const spots = journeyOf(props.facts, from.piece.on, to.piece.on)
    const between = spots.slice(1, -1).flatMap((spot) => {
      const centre = props.centres.get(spot)
      return centre === undefined ? [] : [{ ...centre, scale: to.scale }]
    })
    return [from, ...between, to]
  }
  return (
    <g ref={node} class="piece" data-piece={props.id} style={{ transform: place() }}>
      <g ref={inner} innerHTML={drawing()} />
    </g>
  )
}
