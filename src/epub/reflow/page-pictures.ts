import type { PageBox } from '#/pdf/text/text-page.ts'
import type { Line } from './line.ts'

export interface PlacedPicture {
  readonly id: string
  /** 1-based. */
  readonly page: number
  readonly box: PageBox
  /** Words that are drawn into it. */
  readonly words: string
}

const SMALLEST_PT = 28
const TOUCHING_PT = 6
/** Of a page's area, from which on a picture is the ground behind the text. */
const GROUND = 0.75
const MOST_A_PAGE = 12

interface PageWithPictures {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly lines: readonly Line[]
  readonly pictures: readonly PageBox[]
}

/** Pictures of a page as they are looked at: what touches is one; the ground behind a page of text is none. */
export function picturesOfPage(page: PageWithPictures): {
  readonly pictures: readonly PlacedPicture[]
  readonly lines: readonly Line[]
} {
  const boxes = together(page.pictures.flatMap((box) => within(box, page) ?? []))
  const letters = page.lines.reduce((sum, { text }) => sum + text.length, 0)
  const shown = boxes
    .filter((box) => box.right - box.left >= SMALLEST_PT && box.bottom - box.top >= SMALLEST_PT)
    .filter((box) => letters < 20 || area(box) < GROUND * page.width * page.height)
    .slice(0, MOST_A_PAGE)
  const taken = new Set<Line>()
  const pictures = shown.map((box, at) => {
    const inside = page.lines.filter((line) => !taken.has(line) && covers(box, line))
    for (const line of inside) taken.add(line)
    const words = inside
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 300)
    return { id: `p${page.number}-${at + 1}`, page: page.number, box, words }
  })
  return { pictures, lines: page.lines.filter((line) => !taken.has(line)) }
}

const area = (box: PageBox) => (box.right - box.left) * (box.bottom - box.top)

function covers(box: PageBox, line: Line): boolean {
  const x = (line.left + line.right) / 2
  const y = (line.top + line.bottom) / 2
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

function within(box: PageBox, { width, height }: { readonly width: number; readonly height: number }): PageBox | null {
  const cut = {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  }
  return cut.right > cut.left && cut.bottom > cut.top ? cut : null
}

/** Programs cut photographs into strips. */
function together(boxes: readonly PageBox[]): readonly PageBox[] {
  const whole: PageBox[] = []
  for (const box of boxes.slice(0, 400)) {
    const at = whole.findIndex((other) => touches(other, box))
    const other = whole[at]
    if (other) whole.splice(at, 1, around(other, box))
    else whole.push(box)
  }
  return whole.length === boxes.length || whole.length === 0 ? whole : together(whole)
}

const touches = (a: PageBox, b: PageBox) =>
  a.left < b.right + TOUCHING_PT &&
  b.left < a.right + TOUCHING_PT &&
  a.top < b.bottom + TOUCHING_PT &&
  b.top < a.bottom + TOUCHING_PT

const around = (a: PageBox, b: PageBox): PageBox => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})
