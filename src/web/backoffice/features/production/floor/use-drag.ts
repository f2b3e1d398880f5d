import { type PointerEvent, useRef } from 'react'
import type { Proposal } from '#/domain/floor/move-ticket.ts'
import type { StepKind } from '#/domain/floor/steps.ts'

interface Dragged {
  readonly lineId: string
  readonly kind: StepKind
}

interface DragPort {
  readonly propose: (proposal: Proposal | null) => void
  readonly drop: () => void
  readonly open: (dragged: Dragged) => void
}

/** Below so many pixels a press is a press. */
const SLOP = 5
const FIVE_MINUTES = 300_000

/** A ticket follows the pointer over lanes and days. A press without a way opens it. */
export function useDrag({ propose, drop, open }: DragPort) {
  const held = useRef<{ x: number; y: number; moving: boolean; over: boolean } | null>(null)
  return (dragged: Dragged) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      held.current = { x: event.clientX, y: event.clientY, moving: false, over: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const hold = held.current
      if (!hold) return
      if (!hold.moving && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < SLOP) return
      hold.moving = true
      const place = placeUnder(event.clientX, event.clientY, dragged.kind)
      hold.over = place !== null
      propose(place && { ...dragged, ...place })
    },
    onPointerUp: () => {
      const hold = held.current
      held.current = null
      if (!hold?.moving) open(dragged)
      else if (hold.over) drop()
      else propose(null)
    },
    onPointerCancel: () => {
      held.current = null
      propose(null)
    },
  })
}

/** The machine and time under the pointer: a lane tells them by where it begins and ends, a later day by its morning. */
function placeUnder(x: number, y: number, kind: StepKind): Pick<Proposal, 'machineId' | 'at'> | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement)) continue
    const { machine, kind: does, from, to } = element.dataset
    if (!machine || from === undefined || to === undefined) continue
    if (does !== kind) return null
    const box = element.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (x - box.left) / box.width))
    const [begin, end] = [Number(from), Number(to)]
    return { machineId: machine, at: begin + Math.round(((end - begin) * share) / FIVE_MINUTES) * FIVE_MINUTES }
  }
  return null
}
