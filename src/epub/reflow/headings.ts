import type { OutlineEntry } from '#/pdf/text/text-page.ts'
import type { Group } from './group-lines.ts'
import type { Line } from './line.ts'

const LARGER = 1.13
const SAME_SIZE = 0.06
const MOST_LETTERS = 120
const MOST_LETTERS_BOLD = 60
const MOST_LINES = 4
const SENTENCE_END = /(?:다|요|까|음|임)[.!?]$|[,;]$/
const FEWEST_FROM_OUTLINE = 3
const DEEPEST = 4

type TextGroup = Group & { kind: 'text' }

/** Which groups are headings, and of which level. The outline of the file knows best; otherwise size and weight tell. */
export function headingLevels(
  groups: readonly Group[],
  bodySize: number,
  outline: readonly OutlineEntry[],
): ReadonlyMap<Group, number> {
  const texts = groups.filter((group) => group.kind === 'text')
  const told = fromOutline(texts, outline)
  const levels = new Map<Group, number>(told.size >= FEWEST_FROM_OUTLINE ? told : [])
  const deepest = Math.max(0, ...levels.values())
  const large = texts.filter((group) => !levels.has(group) && isLarge(group, bodySize))
  const sizes = sizeSteps(large.map(sizeOf))
  for (const group of large) {
    const step = sizes.findIndex((size) => Math.abs(size - sizeOf(group)) <= SAME_SIZE * size) + 1
    levels.set(group, Math.min(6, deepest > 0 ? deepest + 1 : Math.min(step, DEEPEST)))
  }
  const bolds = texts.filter((group, at) => !levels.has(group) && isBoldTitle(group, bodySize, texts[at + 1]))
  const below = Math.min(6, Math.max(0, ...levels.values()) + 1)
  for (const group of bolds) levels.set(group, below)
  return levels
}

const sizeOf = ({ lines }: TextGroup): number => Math.max(...lines.map(({ size }) => size))
const lettersOf = ({ lines }: TextGroup): string =>
  lines
    .map(({ text }) => text)
    .join(' ')
    .trim()

function isLarge(group: TextGroup, bodySize: number): boolean {
  const text = lettersOf(group)
  return (
    sizeOf(group) > LARGER * bodySize &&
    group.lines.length <= MOST_LINES &&
    text.length <= MOST_LETTERS &&
    /[\p{L}\p{N}]/u.test(text) &&
    !SENTENCE_END.test(text)
  )
}

/** A short bold line of its own, with ordinary text below it. */
function isBoldTitle(group: TextGroup, bodySize: number, next: TextGroup | undefined): boolean {
  const text = lettersOf(group)
  return (
    group.lines.length <= 2 &&
    group.lines.every(isAllBold) &&
    sizeOf(group) > 0.95 * bodySize &&
    text.length >= 2 &&
    text.length <= MOST_LETTERS_BOLD &&
    /\p{L}/u.test(text) &&
    !/[.:;,]$/.test(text) &&
    next !== undefined &&
    !next.lines.every(isAllBold)
  )
}

const isAllBold = ({ pieces }: Line): boolean => pieces.every(({ bold, text }) => bold || text.trim() === '')

/** Distinct sizes, the largest first. */
function sizeSteps(sizes: readonly number[]): readonly number[] {
  const steps: number[] = []
  for (const size of sizes.toSorted((a, b) => b - a))
    if (!steps.some((step) => Math.abs(step - size) <= SAME_SIZE * step)) steps.push(size)
  return steps
}

const normal = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase()

function fromOutline(groups: readonly TextGroup[], outline: readonly OutlineEntry[]): ReadonlyMap<Group, number> {
  const byPage = Map.groupBy(groups, ({ lines }) => lines[0]?.page ?? 0)
  const found = new Map<Group, number>()
  for (const { title, page, level } of outline) {
    const wanted = normal(title)
    if (!wanted) continue
    const match = (byPage.get(page) ?? []).find((group) => {
      const text = normal(lettersOf(group))
      if (found.has(group) || group.lines.length > MOST_LINES) return false
      return text === wanted || (text.endsWith(wanted) && text.length < wanted.length + 8 && sizeOf(group) > 0)
    })
    if (match) found.set(match, Math.min(6, level))
  }
  return found
}
