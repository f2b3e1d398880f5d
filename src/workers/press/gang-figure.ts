import type { FigureShape, JobFigure } from '#/domain/drawing/job-figure.ts'
import { pageBox, pageOn, type PageOnJob } from '#/domain/drawing/page-on-job.ts'
import type { Matrix } from '#/domain/drawing/projection.ts'
import type { Box } from '#/domain/drawing/scene.ts'
import { bleedBox } from '#/domain/gangs/cut-plan.ts'
import { memberLetter } from '#/domain/gangs/member-letter.ts'
import { lyingSize } from '#/domain/imposition/block.ts'
import type { ImpositionPlan, PlacedPage, PressForm } from '#/domain/imposition/plan.ts'

const LONGEST = 150
const LETTER = { size: 8, box: 11 } as const
/** Under each side of a sheet that has two. */
const CAPTION = 14

/** The pages of a job, whose pictures are counted over all jobs. */
export type PagesOfMember = readonly PageOnJob[]

const inHundredths = (value: number): number => Math.round(value * 100) / 100

/**
 * The sides of a shared sheet to scale, one under the other, gripper below: each piece with the page of its job and its letter
 * on the ticket. A sheet of one side needs no name for it.
 */
export function gangFigure(
  { sheet }: Pick<ImpositionPlan, 'sheet'>,
  { sides }: PressForm,
  pagesOf: readonly PagesOfMember[],
): JobFigure {
  const scale = LONGEST / Math.max(sheet.width, sheet.height)
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  const pitch = height + (sides.length > 1 ? CAPTION : 0)
  const shapes = sides.flatMap(({ face, pages }, index) => {
    const down = index * pitch
    const named = { type: 'text', at: [0, down + height + 9], size: 8, anchor: 'start', strong: true } as const
    return [
      outline({ x: 0, y: down, width, height }, 1),
      ...pages.flatMap((page) => pieceShapes(page, pagesOf, { sheet, scale, down })),
      ...(sides.length > 1 ? [{ ...named, text: face === 'front' ? '앞' : '뒤' }] : []),
    ]
  })
  return { box: { x: 0, y: 0, width, height: pitch * sides.length }, shapes }
}

function pieceShapes(page: PlacedPage, pagesOf: readonly PagesOfMember[], on: OnSheet): readonly FigureShape[] {
  const { sheet, scale, down } = on
  const { left, bottom, right, top } = bleedBox(page)
  const edge = { x: left * scale, y: down + (sheet.height - top) * scale }
  const box = outline({ ...edge, width: (right - left) * scale, height: (top - bottom) * scale }, 0.5)
  if (page.page === null) return [box]
  const member = Math.floor((page.page - 1) / 2)
  const isBack = page.page % 2 === 0
  const worn = wornOn(page, pageOn(isBack ? 'back' : 'front', 0, pagesOf[member] ?? []), on)
  const at = { x: ((left + right) / 2) * scale, y: down + (sheet.height - (bottom + top) / 2) * scale }
  return [...worn, box, ...letterAt(at, memberLetter(member) + (isBack ? ' 뒤' : ''), worn.length > 0)]
}

const outline = ({ x, y, width, height }: Box, line: number): FigureShape => ({
  ...boxPath(x, y, width, height),
  stroke: { tone: 'ink', width: line, opacity: 1, dash: undefined },
})

function boxPath(x: number, y: number, width: number, height: number) {
  const [left, top, right, foot] = [x, y, x + width, y + height].map(inHundredths)
  return { type: 'path', d: `M${left} ${top}H${right}V${foot}H${left}Z`, fill: 'none', stroke: null } as const
}

/** On a page the letter stands on a scrap of paper, so that it is read whatever is printed there. */
function letterAt({ x, y }: { x: number; y: number }, text: string, isWorn: boolean): readonly FigureShape[] {
  const width = LETTER.box + (text.length - 1) * 4
  const scrap = { ...boxPath(x - width / 2, y - LETTER.box / 2, width, LETTER.box), fill: 'sheet' } as const
  const letter = { type: 'text', at: [x, y + 3], text, size: LETTER.size, anchor: 'middle', strong: true } as const
  return isWorn ? [scrap, letter] : [letter]
}

interface OnSheet {
  readonly sheet: ImpositionPlan['sheet']
  readonly scale: number
  /** Of the side's upper edge in the drawing. */
  readonly down: number
}

/** The page as it lies on the sheet; none where the job has no picture of it. */
function wornOn(
  placed: PlacedPage,
  page: PageOnJob | undefined,
  { sheet, scale, down }: OnSheet,
): readonly FigureShape[] {
  if (!page) return []
  const lying = lyingSize(placed.size, placed.turn)
  const centre = { x: placed.x + lying.width / 2, y: sheet.height - placed.y - lying.height / 2 + down / scale }
  const { size } = placed
  return [
    {
      type: 'page',
      matrix: turnedAround(centre, size, placed.turn, scale),
      size: { width: size.width, height: size.height },
      picture: page.picture,
      at: pageBox(page, size),
      shade: 0,
    },
  ]
}

/** From the upright page to the drawing, which counts downwards; turns go against the clock. */
function turnedAround(
  centre: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
  turn: PlacedPage['turn'],
  scale: number,
): Matrix {
  const [cos, sin] = ({ 0: [1, 0], 90: [0, -1], 180: [-1, 0], 270: [0, 1] } as const)[turn]
  const [a, b, c, d] = [scale * cos, scale * sin, -scale * sin, scale * cos]
  const [x, y] = [width / 2, height / 2]
  return [a, b, c, d, centre.x * scale - (a * x + c * y), centre.y * scale - (b * x + d * y)]
}
