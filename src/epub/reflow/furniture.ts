import type { Line } from './line.ts'
import { quantile } from './statistics.ts'

export interface PageOfLines {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly lines: readonly Line[]
}

export interface BarePage extends PageOfLines {
  /** The number that is printed on it, or how many pages came before. */
  readonly label: string
}

/** Of a page's height: what stands nearer to the edge may be a running head or a page number. */
const ZONE = 0.14
const LOOKED_AT = 3
const FEWEST = 3
const SAME_PLACE_PT = 3
/** Of all pages, on how many something stands at one place before it counts as furniture whatever it says. */
const MOST_PAGES = 0.5

/** Leaves out what a printed page says of itself, and keeps its number. */
export function withoutFurniture(pages: readonly PageOfLines[]): readonly BarePage[] {
  const edges = pages.map(edgeLines)
  const same = countBy(edges.flatMap((lines, at) => lines.map((line) => wording(line, pages[at]))))
  const places = countBy(edges.flatMap((lines, at) => [...new Set(lines.map((line) => placeOf(line, pages[at])))]))
  const shift = pageShift(pages, edges)
  return pages.map((page, at) => {
    const taken = new Set<Line>()
    for (const line of edges[at] ?? []) {
      const repeated = (same.get(wording(line, page)) ?? 0) >= FEWEST
      const fixedPlace = (places.get(placeOf(line, page)) ?? 0) >= Math.max(FEWEST, MOST_PAGES * pages.length)
      const alone = standsAlone(line, page)
      const number = pageNumber(line) !== null && alone
      if (number || (repeated && alone) || (fixedPlace && alone && line.size <= bodySize(page))) taken.add(line)
    }
    const printed = [...taken].map(pageNumber).find((number) => number !== null && number - page.number === shift)
    const label = String(printed ?? (shift !== null && page.number + shift > 0 ? page.number + shift : page.number))
    return { ...page, lines: page.lines.filter((line) => !taken.has(line)), label }
  })
}

const bodySize = ({ lines }: PageOfLines): number =>
  quantile(
    lines.map(({ size }) => size),
    0.5,
  ) * 1.1

function edgeLines({ lines, height }: PageOfLines): readonly Line[] {
  const down = lines.toSorted((a, b) => a.baseline - b.baseline)
  const above = down.slice(0, LOOKED_AT).filter((line) => line.baseline < ZONE * height)
  const below = down.slice(-LOOKED_AT).filter((line) => line.baseline > (1 - ZONE) * height)
  return [...new Set([...above, ...below])]
}

/** Numbers change from page to page, and sides from left to right. */
const wording = (line: Line, page: PageOfLines | undefined): string =>
  `${line.text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, '')}@${Math.round(line.baseline / (SAME_PLACE_PT * 2))}/${Math.round(page?.height ?? 0)}`

const placeOf = (line: Line, page: PageOfLines | undefined): string =>
  `${Math.round(line.baseline / SAME_PLACE_PT)}/${Math.round(page?.height ?? 0)}`

/** Further from the text than the lines of the text are from each other, or nothing else is there. */
function standsAlone(line: Line, { lines, height }: PageOfLines): boolean {
  const upper = line.baseline < height / 2
  const others = lines.filter((other) => Math.abs(other.baseline - line.baseline) > line.size * 0.5)
  const inward = others.filter((other) => (upper ? other.baseline > line.baseline : other.baseline < line.baseline))
  const nearest = Math.min(...inward.map((other) => Math.abs(other.baseline - line.baseline)))
  return nearest > 1.2 * line.size
}

/** `12`, `- 12 -`, `· 12 ·`, `12쪽`, `12 | 책 이름`. */
function pageNumber(line: Line): number | null {
  const text = line.text.trim()
  const match = /^[-–—·•|<[(\s]*(\d{1,4})[-–—·•|>\])\s]*(?:쪽|페이지)?$/.exec(text)
  const beside = /^(\d{1,4})\s*[|·•]\s|\s[|·•]\s*(\d{1,4})$/.exec(text)
  const found = match?.[1] ?? beside?.[1] ?? beside?.[2]
  return found === undefined ? null : Number(found)
}

/** By how much printed numbers differ from the count of pages; null where they tell nothing. */
function pageShift(pages: readonly PageOfLines[], edges: readonly (readonly Line[])[]): number | null {
  const shifts = pages.flatMap((page, at) =>
    (edges[at] ?? []).flatMap((line) => {
      const number = pageNumber(line)
      return number === null ? [] : [number - page.number]
    }),
  )
  const counts = countBy(shifts)
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= Math.max(2, pages.length * 0.2) ? best[0] : null
}

function countBy<T>(things: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
