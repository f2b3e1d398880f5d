import type { GraphicsState } from './graphics-state.ts'
import type { Adding } from './inks.ts'
import { isUpright } from './matrix.ts'
import { meeting, type Meeting } from './overprint.ts'
import type { Paint } from './paint.ts'

/** How something was painted. */
export interface Stroke {
  readonly paint: Paint
  readonly meets: Meeting
  /** How its inks and those below add up; null where they do not, or nobody can say. */
  readonly adds: Adding | null
  /** Nothing of what is below shows through its colour. */
  readonly solid: boolean
  /** Of a stroke, in points; what is filled has none. */
  readonly thickness?: number
  /** Painted through a picture of one bit. */
  readonly isPicture?: boolean
  readonly isText?: boolean
  /** It fills the box it is marked with. */
  readonly fillsBox?: boolean
}

export function strokeOf(state: GraphicsState, target: 'fill' | 'stroke'): Stroke {
  const paint = state[target]
  const meets = meeting(paint, target === 'fill' ? state.fillOverprint : state.strokeOverprint, state.overprintMode)
  const { alpha, blended, masked } = state.seeThrough
  return { paint, meets, adds: addingOf(state, meets), solid: !alpha && !blended && !masked }
}

function addingOf({ seeThrough, sealed }: GraphicsState, meets: Meeting): Adding | null {
  const { alpha, blended, masked, multiplies } = seeThrough
  if (sealed || alpha || masked) return null
  if (blended) return multiplies ? 'multiply' : null
  return meets === 'leaves' ? 'overprint' : null
}

/** Whether a rectangle painted now stays one. */
export const staysRectangle = (state: GraphicsState): boolean => state.clipIsUpright && isUpright(state.ctm)
