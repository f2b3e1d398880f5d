import type { TextGlyph, TextPage } from '#/pdf/text/text-page.ts'
import type { Line, Piece } from './line.ts'
import { commonest } from './statistics.ts'

/** Shares of a letter's size. */
const SAME_LINE = 0.35
const RAISED_LEAST = 0.15
const RAISED_MOST = 0.7
const SMALLER = 0.82
const BLANK_GAP = 0.18
/** Where a line has blanks of its own, letters that were only driven apart are no words. */
const BLANK_GAP_BESIDE_BLANKS = 0.6
/** Between letters of other scripts the engine's own eye is good. */
const HINTED_GAP = 0.06
const HANGUL = /\p{Script=Hangul}/u
const LARGEST_GAP = 2.2
const BACKWARDS = 0.6

/** The lines of a page in no order yet: letters that stand beside each other on one baseline. */
export function linesOfPage(page: TextPage): readonly Line[] {
  const runs: TextGlyph[][] = []
  for (const glyph of page.glyphs) {
    const run = runs.at(-1)
    if (run && continues(run, glyph)) run.push(glyph)
    else runs.push([glyph])
  }
  const lines = merged(runs.filter((run) => run.some(({ text }) => text.trim() !== '')))
  return lines.flatMap((glyphs) => lineOf(withoutDoubles(glyphs), page.number) ?? [])
}

function continues(run: readonly TextGlyph[], glyph: TextGlyph): boolean {
  const last = run.at(-1)
  if (!last) return false
  const size = Math.max(last.size, glyph.size)
  const gap = glyph.left - last.right
  return sameBaseline(run, glyph) && gap < LARGEST_GAP * size && gap > -BACKWARDS * size
}

function sameBaseline(run: readonly TextGlyph[], glyph: TextGlyph): boolean {
  const main = largest(run)
  const lifted = main.size > glyph.size ? main.baseline - glyph.baseline : glyph.baseline - main.baseline
  const [small, large] = main.size < glyph.size ? [main.size, glyph.size] : [glyph.size, main.size]
  const raised = small < SMALLER * large && lifted > 0 && lifted < RAISED_MOST * large
  return raised || Math.abs(lifted) <= SAME_LINE * Math.max(large, 1)
}

/** The letter that a line is measured by; marks of notes are smaller than it. */
const largest = (run: readonly TextGlyph[]): TextGlyph =>
  run
    .slice(0, 40)
    .reduce((best, glyph) => (glyph.size > best.size && glyph.text.trim() ? glyph : best), run[0] as TextGlyph)

/** Programs write one line in several goes: a word at a time, marks of notes last. */
function merged(runs: readonly TextGlyph[][]): readonly TextGlyph[][] {
  const waiting = runs.toSorted((a, b) => (a[0]?.baseline ?? 0) - (b[0]?.baseline ?? 0))
  const lines: TextGlyph[][] = []
  const NEAR = 60
  for (const run of waiting) {
    const home = lines.slice(-NEAR).find((line) => beside(line, run))
    if (!home) lines.push([...run])
    else {
      home.push(...run)
      home.sort((a, b) => a.left - b.left)
    }
  }
  return lines.length === runs.length ? lines : merged(lines)
}

function beside(line: readonly TextGlyph[], run: readonly TextGlyph[]): boolean {
  const first = largest(run)
  if (!sameBaseline(line, first)) return false
  const [left, right] = extent(line)
  const [from, to] = extent(run)
  const size = Math.max(first.size, largest(line).size)
  return from < right + LARGEST_GAP * size && to > left - LARGEST_GAP * size
}

function extent(run: readonly TextGlyph[]): readonly [number, number] {
  let [left, right] = [Infinity, -Infinity]
  for (const glyph of run) {
    left = Math.min(left, glyph.left)
    right = Math.max(right, glyph.right)
  }
  return [left, right]
}

/** Some programs make letters bold by writing them twice, a hair apart. */
function withoutDoubles(glyphs: readonly TextGlyph[]): readonly TextGlyph[] {
  return glyphs.filter((glyph, at) => {
    const before = glyphs[at - 1]
    if (!before || before.text !== glyph.text || glyph.text === ' ') return true
    return Math.abs(before.left - glyph.left) > 0.12 * glyph.size
  })
}

function lineOf(glyphs: readonly TextGlyph[], page: number): Line | null {
  const inked = glyphs.filter(({ text }) => text.trim() !== '')
  const [first] = inked
  if (!first) return null
  const size = commonest(inked, (glyph) => Math.round(glyph.size * 4) / 4)
  const baseline = commonest(
    inked.filter((glyph) => glyph.size > SMALLER * size),
    (glyph) => Math.round(glyph.baseline * 2) / 2,
  )
  const [left, right] = extent(inked)
  const pieces = piecesOf(glyphs, size, baseline)
  return {
    page,
    baseline,
    size,
    left,
    right,
    top: baseline - 0.85 * size,
    bottom: baseline + 0.2 * size,
    bold: inked.filter(({ bold }) => bold).length * 2 > inked.length,
    pieces,
    text: pieces.map(({ text }) => text).join(''),
    blankAtEnd: glyphs.at(-1)?.text.trim() === '',
  }
}

function piecesOf(glyphs: readonly TextGlyph[], size: number, baseline: number): readonly Piece[] {
  const pieces: { text: string; bold: boolean; italic: boolean; raised: boolean }[] = []
  const inner = glyphs.some(({ text }, at) => text === ' ' && at > 0 && at < glyphs.length - 1)
  const least = (inner ? BLANK_GAP_BESIDE_BLANKS : BLANK_GAP) * size
  let end: number | null = null
  for (const glyph of glyphs) {
    const blank = glyph.text.trim() === ''
    const text = blank ? ' ' : glyph.text
    const last = pieces.at(-1)
    const space = end === null ? 0 : glyph.left - end
    const seen = glyph.spaced && space > HINTED_GAP * size && !HANGUL.test(glyph.text)
    const gap = (space > least || seen) && !blank && !last?.text.endsWith(' ')
    if (blank && (!last || last.text.endsWith(' '))) continue
    if (gap && last) last.text += ' '
    const lifted = baseline - glyph.baseline
    const raised = !blank && glyph.size < SMALLER * size && lifted > RAISED_LEAST * size && lifted < RAISED_MOST * size
    const { bold, italic } = glyph
    if (last && (blank || (last.bold === bold && last.italic === italic && last.raised === raised))) last.text += text
    else pieces.push({ text, bold, italic, raised })
    end = glyph.right
  }
  const last = pieces.at(-1)
  if (last) last.text = last.text.trimEnd()
  return pieces.filter(({ text }) => text !== '')
}
