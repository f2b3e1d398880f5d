import type { PageFacts } from '#/domain/preflight/pdf-facts.ts'
import type { Box } from '#/pdf/content/box.ts'
import { PageRecord } from '#/pdf/content/page-record.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { pageGeometry, toMm, type RawBoxes } from './page-geometry.ts'
import { pageFacts } from './read-page.ts'

/**
 * What PDFium alone knows of a page: boxes, rotation, transparency. For files whose structure is too large or too broken to
 * walk. Colour is assumed, and everything is assumed to be marked, so that no rule is pacified by what was not looked at.
 */
export function enginePage(document: OpenDocument, index: number): PageFacts {
  const { engine } = document
  const page = engine.FPDF_LoadPage(document.handle, index)
  const record = new PageRecord(index + 1)
  if (!page) return pageFacts(record, pageGeometry(NOTHING).boxes, [])
  try {
    const raw = rawBoxesOf(engine, page)
    const geometry = pageGeometry(raw.media ? raw : shownSize(engine, page))
    record.transparency = engine.FPDFPage_HasTransparency(page)
    record.colour = 'colour'
    const empty = engine.FPDFPage_CountObjects(page) === 0
    return {
      ...pageFacts(record, geometry.boxes, []),
      colour: empty ? 'none' : 'colour',
      blank: empty,
      marks: empty ? null : toMm(geometry.visible),
    }
  } finally {
    engine.FPDF_ClosePage(page)
  }
}

const NOTHING: RawBoxes = {
  media: null,
  crop: null,
  bleed: null,
  trim: null,
  art: null,
  rotation: 0,
  userUnit: 1,
}

/** PDFium does not tell inherited boxes, but it knows how large the page is shown. */
function shownSize(engine: Pdfium, page: number): RawBoxes {
  const media = { left: 0, bottom: 0, right: engine.FPDF_GetPageWidthF(page), top: engine.FPDF_GetPageHeightF(page) }
  return { ...NOTHING, media }
}

type BoxReader = (page: number, left: number, bottom: number, right: number, top: number) => boolean

function rawBoxesOf(engine: Pdfium, page: number): RawBoxes {
  const pointer = engine.pdfium.wasmExports.malloc(16)
  const read = (reader: BoxReader): Box | null => {
    if (!reader(page, pointer, pointer + 4, pointer + 8, pointer + 12)) return null
    const at = (offset: number) => engine.pdfium.getValue(pointer + offset, 'float')
    return { left: at(0), bottom: at(4), right: at(8), top: at(12) }
  }
  const boxes = {
    media: read((...args) => engine.FPDFPage_GetMediaBox(...args)),
    crop: read((...args) => engine.FPDFPage_GetCropBox(...args)),
    bleed: read((...args) => engine.FPDFPage_GetBleedBox(...args)),
    trim: read((...args) => engine.FPDFPage_GetTrimBox(...args)),
    art: read((...args) => engine.FPDFPage_GetArtBox(...args)),
    rotation: engine.FPDFPage_GetRotation(page) * 90,
    userUnit: 1,
  }
  engine.pdfium.wasmExports.free(pointer)
  return boxes
}
