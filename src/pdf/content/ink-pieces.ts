import { union, type Box } from './box.ts'

/** Something that leaves ink of its own: a line of text, art alone at an edge, or a small shape where the back of a cover may be. */
export interface InkPiece {
  readonly kind: 'text' | 'art' | 'shape'
  /** In points of the page as shown. */
  readonly box: Box
}

const POINTS_PER_MM = 72 / 25.4
const mm = (value: number) => value * POINTS_PER_MM

/** The widest margin that a rule asks for. */
const KEPT_WITHIN = mm(24)
const ART_WITHIN = mm(10)
/** Art this close to a frame is meant to run off it. */
const RUNS_OFF = mm(0.5)
/** So much inside the frame is needed for ink to count as inside at all. */
const INSIDE = mm(0.3)
const TOUCHES = mm(0.05)
/** Programs cut at the page once more by a path. */
const SAME_EDGE = mm(0.05)
/** Of a short file, whose folds nobody knows while it is read. */
const MOST_LINES = 400
const MOST_ART = 400
const SMALL_ART = mm(60)
const NEAR_MIDDLE = mm(45)
/** A side with more art than that is a picture made of shapes, and is not judged by them. */
const MOST_OF_A_SIDE = 100

const SIDES = ['left', 'right', 'bottom', 'top'] as const
type Side = (typeof SIDES)[number]

interface SideOfFrame {
  readonly frame: Box
  readonly side: Side
  /** Text over the frame, and the nearest text within. */
  cut: InkPiece | null
  near: InkPiece | null
  readonly lonely: InkPiece[]
  readonly runningOff: Box[]
}

/**
 * Keeps of all ink on a page what may lie too near to an edge: for each frame that may be the trim, the outermost text of each
 * side, and the outermost art that stands alone there. Of short files, which covers and leaflets are, all text is kept.
 */
export class InkPieces {
  readonly #frames: readonly Box[]
  readonly #sheet: Box | null
  readonly #sides: readonly SideOfFrame[]
  readonly #middle: number | null
  readonly #all: InkPiece[] = []
  #art = 0
  #line: Box | null = null

  /** `sheet`: all of the page, which cuts off what is drawn beyond it. */
  constructor(frames: readonly Box[] = [], keepsText = false, sheet: Box | null = null) {
    this.#frames = frames
    this.#sheet = sheet
    this.#sides = frames.flatMap((frame) =>
      SIDES.map((side) => ({ frame, side, cut: null, near: null, lonely: [], runningOff: [] })),
    )
    const [first] = frames
    this.#middle = keepsText && first ? (first.left + first.right) / 2 : null
  }

  /**
   * Pieces of one line that follow each other are one. Where the page itself ends the line goes on: what is cut off there is lost as
   * surely as under the knife; where the file cuts it, it is meant.
   */
  text(seen: Box, whole: Box): void {
    const box = this.#sheet ? beyondSheet(seen, whole, this.#sheet) : seen
    if (this.#line && continues(this.#line, box)) this.#line = union(this.#line, box)
    else {
      this.#endLine()
      this.#line = box
    }
  }

  /** `isWhole`: it fills its box; what is seen of a masked picture may be smaller. */
  art(box: Box, isWhole: boolean): void {
    const isOnSpine = isWhole && this.#isOnSpine(box)
    const isNear = this.#frames.some((frame) => !isDeepInside(frame, box, ART_WITHIN))
    if (!isNear && !isOnSpine) return
    const piece: InkPiece = { kind: 'art', box }
    for (const entry of isNear ? this.#sides : []) {
      const distance = inwards(entry, box)
      if (distance > ART_WITHIN || isOutside(entry.frame, box)) continue
      const list = distance <= RUNS_OFF ? entry.runningOff : entry.lonely
      if (list.length > MOST_OF_A_SIDE) continue
      if (distance <= RUNS_OFF) entry.runningOff.push(box)
      else if (isWhole) entry.lonely.push(piece)
    }
    if (isOnSpine && ++this.#art <= MOST_ART) this.#all.push({ kind: 'shape', box })
  }

  /** Whether any of it lies within the first frame, which is the trim where the file says it. */
  isWithin(box: Box): boolean {
    const [first] = this.#frames
    return !first || !isOutside(first, box)
  }

  pieces(): readonly InkPiece[] {
    this.#endLine()
    const kept = this.#sides.flatMap((entry) => [entry.cut, entry.near, nearestAlone(entry)])
    return [...new Set([...kept.filter((piece) => piece !== null), ...this.#all])]
  }

  #endLine(): void {
    const box = this.#line
    if (!box) return
    this.#line = null
    const piece: InkPiece = { kind: 'text', box }
    for (const entry of this.#sides) {
      const distance = inwards(entry, box)
      if (distance > KEPT_WITHIN || isOutside(entry.frame, box)) continue
      const which = distance <= TOUCHES ? 'cut' : 'near'
      const known = entry[which]
      if (!known || distance < inwards(entry, known.box)) entry[which] = piece
    }
    if (this.#middle !== null && this.#all.length < MOST_LINES + MOST_ART) this.#all.push(piece)
  }

  #isOnSpine({ left, right, bottom, top }: Box): boolean {
    if (this.#middle === null || Math.max(right - left, top - bottom) > SMALL_ART) return false
    return Math.abs((left + right) / 2 - this.#middle) < NEAR_MIDDLE
  }
}

function beyondSheet(seen: Box, whole: Box, sheet: Box): Box {
  const ends = (side: Side) => Math.abs(seen[side] - sheet[side]) < SAME_EDGE
  const [left, right, bottom, top] = SIDES.map((side) => (ends(side) ? whole[side] : seen[side]))
  return { left: left ?? 0, right: right ?? 0, bottom: bottom ?? 0, top: top ?? 0 }
}

function continues(line: Box, next: Box): boolean {
  const height = line.top - line.bottom
  const width = line.right - line.left
  const level = Math.abs(line.bottom - next.bottom) < 0.5 && Math.abs(line.top - next.top) < 0.5
  if (level) return next.left - line.right < height && line.left - next.right < height
  const upright = Math.abs(line.left - next.left) < 0.5 && Math.abs(line.right - next.right) < 0.5
  return upright && next.bottom - line.top < width && line.bottom - next.top < width
}

/** How far inside its side of the frame ink begins; negative beyond it. */
function inwards({ frame, side }: Pick<SideOfFrame, 'frame' | 'side'>, box: Box): number {
  return side === 'left' || side === 'bottom' ? box[side] - frame[side] : frame[side] - box[side]
}

/** Most art of a page, which is then passed over at once. */
const isDeepInside = (frame: Box, box: Box, by: number) =>
  box.left - frame.left > by &&
  frame.right - box.right > by &&
  box.bottom - frame.bottom > by &&
  frame.top - box.top > by

const isOutside = (frame: Box, box: Box) =>
  box.right < frame.left + INSIDE ||
  box.left > frame.right - INSIDE ||
  box.top < frame.bottom + INSIDE ||
  box.bottom > frame.top - INSIDE

/** Art beside which other art runs off the page is part of a larger picture. */
function nearestAlone(entry: SideOfFrame): InkPiece | null {
  const { side, lonely, runningOff } = entry
  if (lonely.length > MOST_OF_A_SIDE || runningOff.length > MOST_OF_A_SIDE) return null
  const isLevel = side === 'left' || side === 'right'
  const beside = (a: Box, b: Box) =>
    isLevel ? a.bottom < b.top && b.bottom < a.top : a.left < b.right && b.left < a.right
  const alone = lonely.filter(({ box }) => !runningOff.some((other) => beside(box, other)))
  return alone.toSorted((a, b) => inwards(entry, a.box) - inwards(entry, b.box))[0] ?? null
}
