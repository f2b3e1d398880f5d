import type { Mm } from '#/domain/print/units.ts'
import type { Camera } from './projection.ts'
import { type PaperTint, type Scene, stage, type Stage } from './scene.ts'

interface BoxSize {
  readonly width: Mm
  readonly depth: Mm
  readonly height: Mm
}

interface LyingBook {
  readonly width: Mm
  readonly height: Mm
  readonly thickness: Mm
}

const CAMERA: Omit<Camera, 'scale'> = { yaw: -34, pitch: 26 }
/** Two on each other, as one person still lifts the upper one. */
const HIGH = 2
const APART: Mm = 30
const TAPE: Mm = 48
/** The three sides of cardboard that are seen, the light from the left front. */
const CARD = { top: '#ead9bd', front: '#dcc7a4', side: '#cbb38c' } as const satisfies Record<string, PaperTint>

/** Boxes as they stand for the courier, with one of the copies on the first pile: everything at one scale. */
export function sceneOfBoxes(boxes: readonly BoxSize[], book: LyingBook, scale: number): Scene {
  const g = stage({ ...CAMERA, scale })
  const piles = Array.from({ length: Math.ceil(boxes.length / HIGH) }, (_, at) =>
    boxes.slice(at * HIGH, at * HIGH + HIGH),
  )
  const starts = piles.map((_, at) => piles.slice(0, at).reduce((sum, pile) => sum + widest(pile) + APART, 0))
  // The farther pile first: seen from the left, that is the one on the right.
  for (const [at, pile] of [...piles.entries()].toReversed()) {
    const x = starts[at] ?? 0
    shadowOf(g, pile, x)
    const top = pile.reduce((y, box) => {
      drawBox(g, box, x, y)
      return y + box.height
    }, 0)
    if (at === 0) layBook(g, book, x + 12, top)
  }
  return g.finish(3)
}

const widest = (pile: readonly BoxSize[]): Mm => Math.max(0, ...pile.map(({ width }) => width))

function shadowOf(g: Stage, pile: readonly BoxSize[], x: Mm): void {
  const [foot] = pile
  if (!foot) return
  g.shadow(
    [
      [x, 0, 0],
      [x + foot.width, 0, 0],
      [x + foot.width, 0, foot.depth],
      [x, 0, foot.depth],
    ],
    foot.width * 0.3,
    0,
  )
}

function drawBox(g: Stage, { width: w, depth: d, height: h }: BoxSize, x: Mm, y: Mm): void {
  g.polygon(
    [
      [x, y, 0],
      [x, y, d],
      [x, y + h, d],
      [x, y + h, 0],
    ],
    CARD.side,
  )
  g.polygon(
    [
      [x, y, d],
      [x + w, y, d],
      [x + w, y + h, d],
      [x, y + h, d],
    ],
    CARD.front,
  )
  g.polygon(
    [
      [x, y + h, 0],
      [x + w, y + h, 0],
      [x + w, y + h, d],
      [x, y + h, d],
    ],
    CARD.top,
  )
  // Along the seam, and a little down the front.
  const [left, right] = [x + (w - TAPE) / 2, x + (w + TAPE) / 2]
  const down = Math.min(h, 60)
  const bare = { width: 0.5, opacity: 0.6 }
  g.polygon(
    [
      [left, y + h, 0],
      [right, y + h, 0],
      [right, y + h, d],
      [left, y + h, d],
    ],
    'orange',
    bare,
  )
  g.polygon(
    [
      [left, y + h, d],
      [right, y + h, d],
      [right, y + h - down, d],
      [left, y + h - down, d],
    ],
    'orange',
    bare,
  )
}

function layBook(g: Stage, { width: w, height: h, thickness: t }: LyingBook, x: Mm, y: Mm): void {
  g.face(
    { origin: [x, y + t, 0], right: [0, 0, 1], down: [0, -1, 0], width: h, height: t },
    { place: 'spine', design: 'plain', tone: 'ink' },
  )
  g.polygon(
    [
      [x, y, h],
      [x + w, y, h],
      [x + w, y + t, h],
      [x, y + t, h],
    ],
    'edge',
  )
  g.face(
    { origin: [x, y + t, 0], right: [1, 0, 0], down: [0, 0, 1], width: w, height: h },
    { place: 'front', design: 'book', tone: 'sheet' },
  )
}
