import type { OpenDocument } from './open-document.ts'
import { withMemory, type Pdfium } from './pdfium.ts'

/** A letter as it is drawn, in thousandths of its size. */
export interface Glyph {
  readonly width: number
  /** Operators that draw its path; empty for a blank. */
  readonly path: string
  /** Left, bottom, right, top. */
  readonly box: readonly [number, number, number, number]
}

const UNITS = 1000
const BUFFER = 64
const LINE_TO = 0
const MOVE_TO = 2

/**
 * How the engine draws each piece of text on a page, of which each is one letter: also in a font that is not in the file, where it
 * takes another of the same widths. null for a letter of which nobody knows what it stands for.
 */
export function glyphsOnPage({ engine, handle }: OpenDocument, index: number): readonly (Glyph | null)[] {
  const page = engine.FPDF_LoadPage(handle, index)
  if (!page) return []
  const text = engine.FPDFText_LoadPage(page)
  try {
    const count = engine.FPDFPage_CountObjects(page)
    return Array.from({ length: count }, (_, at) => {
      const letter = engine.FPDFPage_GetObject(page, at)
      const font = engine.FPDFTextObj_GetFont(letter)
      return withMemory(engine, BUFFER, (pointer) => {
        const character = characterOf(engine, letter, text, pointer)
        return font && character ? glyph(engine, font, character, pointer) : null
      })
    })
  } finally {
    engine.FPDFText_ClosePage(text)
    engine.FPDF_ClosePage(page)
  }
}

/** The engine's fonts are asked by what a letter stands for, not by its code. */
function characterOf(engine: Pdfium, letter: number, text: number, pointer: number): number | undefined {
  const bytes = engine.FPDFTextObj_GetText(letter, text, pointer, BUFFER)
  const { HEAPU8 } = engine.pdfium
  return new TextDecoder('utf-16le').decode(HEAPU8.slice(pointer, pointer + Math.max(0, bytes - 2))).codePointAt(0)
}

function glyph(engine: Pdfium, font: number, character: number, at: number): Glyph {
  const value = (offset: number) => engine.pdfium.getValue(at + offset, 'float')
  const width = engine.FPDFFont_GetGlyphWidth(font, character, UNITS, at) ? value(0) : 0
  const path = engine.FPDFFont_GetGlyphPath(font, character, UNITS)
  const points: { readonly x: number; readonly y: number; readonly type: number; readonly closes: boolean }[] = []
  const count = path ? engine.FPDFGlyphPath_CountGlyphSegments(path) : 0
  for (let index = 0; index < count; index++) {
    const segment = engine.FPDFGlyphPath_GetGlyphPathSegment(path, index)
    if (!engine.FPDFPathSegment_GetPoint(segment, at, at + 4)) continue
    const [x, y] = [value(0) * UNITS, value(4) * UNITS].map(rounded)
    const closes = engine.FPDFPathSegment_GetClose(segment)
    points.push({ x: x ?? 0, y: y ?? 0, type: engine.FPDFPathSegment_GetType(segment), closes })
  }
  return { width: rounded(width), path: operators(points), box: boxOf(points) }
}

/** A curve is three points, of which the last may close the path. */
function operators(points: readonly { x: number; y: number; type: number; closes: boolean }[]): string {
  const words: string[] = []
  let curve: string[] = []
  for (const { x, y, type, closes } of points) {
    if (type === MOVE_TO) words.push(`${x} ${y} m`)
    else if (type === LINE_TO) words.push(`${x} ${y} l`)
    else if (curve.push(`${x} ${y}`) === 3) {
      words.push(`${curve.join(' ')} c`)
      curve = []
    }
    if (closes) words.push('h')
  }
  return words.join(' ')
}

function boxOf(points: readonly { x: number; y: number }[]): Glyph['box'] {
  const [x, y] = [points.map((point) => point.x), points.map((point) => point.y)]
  return points.length === 0 ? [0, 0, 0, 0] : [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)]
}

const rounded = (value: number) => Math.round(value * 10) / 10
