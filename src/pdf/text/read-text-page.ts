import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import { type Pdfium, withMemory } from '#/pdf/engine/pdfium.ts'
import { type Frame, frameOf } from './page-frame.ts'
import { readRules } from './read-rules.ts'
import type { PageBox, TextGlyph, TextPage } from './text-page.ts'

const IMAGE = 3
const FORM = 5
const DEEPEST_FORM = 4
/** A page of more letters is no page of a book but a way to keep a machine busy. */
const MOST_GLYPHS = 40_000
const MOST_OBJECTS = 20_000
const BUFFER = 512
const BOLD_FROM = 600
const ITALIC_FLAG = 64
const FORCE_BOLD_FLAG = 1 << 18

/** The letters and picture places of one page (0-based); null where the engine finds no page. */
export function readTextPage(document: OpenDocument, index: number): TextPage | null {
  const { engine } = document
  document.forgetPictures()
  const page = engine.FPDF_LoadPage(document.handle, index)
  if (!page) return null
  try {
    const width = engine.FPDF_GetPageWidthF(page)
    const height = engine.FPDF_GetPageHeightF(page)
    const frame = frameOf(engine, page, { width, height })
    const objects = engine.FPDFPage_CountObjects(page)
    return {
      number: index + 1,
      width,
      height,
      glyphs: glyphsOf(engine, page, frame),
      pictures: withMemory(engine, 16, (at) => pictureBoxes(engine, page, at, frame)),
      rules: readRules(engine, page, frame),
      drawn: objects > 0,
    }
  } finally {
    engine.FPDF_ClosePage(page)
  }
}

/** What all letters of one piece of text share. */
interface Style {
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** Reads from left to right once the page is turned as it is looked at. */
  readonly upright: boolean
}

function glyphsOf(engine: Pdfium, page: number, frame: Frame): readonly TextGlyph[] {
  const text = engine.FPDFText_LoadPage(page)
  if (!text) return []
  const styles = new Map<number, Style>()
  const glyphs: TextGlyph[] = []
  try {
    withMemory(engine, BUFFER, (at) => {
      const count = Math.min(engine.FPDFText_CountChars(text), MOST_GLYPHS)
      let spaced = false
      for (let index = 0; index < count; index++) {
        const code = engine.FPDFText_GetUnicode(text, index)
        const generated = engine.FPDFText_IsGenerated(text, index) === 1
        if (generated && code === 32) spaced = true
        if (generated || code < 32 || code === 0xfffe || code === 0xffff) continue
        const style = styleOf(engine, text, index, at, { styles, frame })
        const glyph = style.upright ? glyphAt(engine, text, index, at, frame) : null
        const { size, bold, italic } = style
        if (glyph) glyphs.push({ ...glyph, text: character(code), size, bold, italic, spaced })
        spaced = false
      }
    })
  } finally {
    engine.FPDFText_ClosePage(text)
  }
  return paired(glyphs)
}

const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff
const character = (code: number) => (isHalf(code) ? String.fromCharCode(code) : String.fromCodePoint(code))

/** Rare letters come as two halves. */
function paired(glyphs: readonly TextGlyph[]): readonly TextGlyph[] {
  if (!glyphs.some(({ text }) => isHalf(text.charCodeAt(0)) && text.length === 1)) return glyphs
  const whole: TextGlyph[] = []
  for (const glyph of glyphs) {
    const last = whole.at(-1)
    const joins = last?.text.length === 1 && isHalf(last.text.charCodeAt(0)) && isHalf(glyph.text.charCodeAt(0))
    if (last && joins)
      whole.splice(-1, 1, { ...last, text: last.text + glyph.text, right: Math.max(last.right, glyph.right) })
    else whole.push(glyph)
  }
  return whole.filter(({ text }) => text.isWellFormed())
}

function glyphAt(engine: Pdfium, text: number, index: number, at: number, frame: Frame) {
  const { pdfium } = engine
  if (!engine.FPDFText_GetLooseCharBox(text, index, at)) return null
  const value = (offset: number) => pdfium.getValue(at + offset, 'float')
  const [x1, y1] = frame(value(0), value(4))
  const [x2, y2] = frame(value(8), value(12))
  if (!engine.FPDFText_GetCharOrigin(text, index, at, at + 8)) return null
  const [, baseline] = frame(pdfium.getValue(at, 'double'), pdfium.getValue(at + 8, 'double'))
  if (![x1, x2, y1, y2, baseline].every(Number.isFinite)) return null
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), baseline }
}

interface Known {
  readonly styles: Map<number, Style>
  readonly frame: Frame
}

/** Asked of each piece of text once: its letters share it. */
function styleOf(engine: Pdfium, text: number, index: number, at: number, { styles, frame }: Known): Style {
  const object = engine.FPDFText_GetTextObject(text, index)
  const known = styles.get(object)
  if (known) return known
  const { pdfium } = engine
  const has = engine.FPDFText_GetMatrix(text, index, at)
  const [a = 1, b = 0, c = 0, d = 1] = has ? [0, 4, 8, 12].map((offset) => pdfium.getValue(at + offset, 'float')) : []
  const length = engine.FPDFText_GetFontInfo(text, index, at + 4, BUFFER - 4, at)
  const flags = pdfium.getValue(at, 'i32')
  const shown = Math.max(0, Math.min(length, BUFFER - 4) - 1)
  const name = new TextDecoder('latin1').decode(pdfium.HEAPU8.slice(at + 4, at + 4 + shown))
  const [zeroX, zeroY] = frame(0, 0)
  const [alongX, alongY] = frame(a, b)
  const style = {
    size: engine.FPDFText_GetFontSize(text, index) * Math.hypot(c, d),
    bold:
      engine.FPDFText_GetFontWeight(text, index) >= BOLD_FROM ||
      (flags & FORCE_BOLD_FLAG) !== 0 ||
      /bold|heavy|black|extrabold|-B\b/i.test(name),
    italic: (flags & ITALIC_FLAG) !== 0 || /italic|oblique/i.test(name),
    upright: alongX - zeroX > 0 && Math.abs(alongY - zeroY) < 0.1 * Math.abs(alongX - zeroX),
  }
  styles.set(object, style)
  return style
}

function pictureBoxes(engine: Pdfium, page: number, at: number, frame: Frame): readonly PageBox[] {
  const boxes: PageBox[] = []
  let left = MOST_OBJECTS
  const box = (object: number): PageBox | null => {
    if (!engine.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return null
    const value = (offset: number) => engine.pdfium.getValue(at + offset, 'float')
    const [x1, y1] = frame(value(0), value(4))
    const [x2, y2] = frame(value(8), value(12))
    const found = { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
    return Object.values(found).every(Number.isFinite) ? found : null
  }
  /** Inside of a form the places are its own, so the form itself stands for its pictures. */
  const holdsPicture = (form: number, depth: number): boolean => {
    const count = engine.FPDFFormObj_CountObjects(form)
    for (let index = 0; index < count && left-- > 0; index++) {
      const object = engine.FPDFFormObj_GetObject(form, index)
      const type = engine.FPDFPageObj_GetType(object)
      if (type === IMAGE || (type === FORM && depth < DEEPEST_FORM && holdsPicture(object, depth + 1))) return true
    }
    return false
  }
  const count = engine.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && left-- > 0; index++) {
    const object = engine.FPDFPage_GetObject(page, index)
    const type = engine.FPDFPageObj_GetType(object)
    const shows = type === IMAGE || (type === FORM && holdsPicture(object, 1))
    const found = shows ? box(object) : null
    if (found) boxes.push(found)
  }
  return boxes
}
