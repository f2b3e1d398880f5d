import type { DeskState } from './parcel-state.ts'

interface Stacked {
  readonly boxes: number
  readonly state: DeskState
}

/** Boxes that stand on each other on a pallet. */
const HIGH = 3
/** What a drawing has room for; the rest is said as a figure. */
const MOST_PILES = 10
const ORDER: readonly DeskState[] = ['sent', 'packed', 'blocked', 'making']

export interface Dock {
  /** From the left, each from the ground up. */
  readonly piles: readonly (readonly DeskState[])[]
  /** Boxes that the drawing has no room for. */
  readonly more: number
}

/** The boxes of one courier in piles: what has its waybill stands first, what is still made last. */
export function dockOf(parcels: readonly Stacked[]): Dock {
  const boxes = ORDER.flatMap((state) =>
    parcels
      .filter((parcel) => parcel.state === state)
      .flatMap(({ boxes: count }) => Array<DeskState>(count).fill(state)),
  )
  const shown = boxes.slice(0, HIGH * MOST_PILES)
  const piles = Array.from({ length: Math.ceil(shown.length / HIGH) }, (_, pile) =>
    shown.slice(pile * HIGH, (pile + 1) * HIGH),
  )
  return { piles, more: boxes.length - shown.length }
}

/** `2시간 25분 뒤`, `집하 시각이 지났습니다`. Both as minutes of the day in Seoul. */
export function untilPickUp(pickUpAt: string, minutesNow: number): string {
  const [hours = 0, minutes = 0] = pickUpAt.split(':').map(Number)
  const left = hours * 60 + minutes - minutesNow
  if (left <= 0) return '집하 시각 지남'
  return `${left >= 60 ? `${Math.floor(left / 60)}시간 ` : ''}${left % 60}분 뒤`
}
