import { type Pdfium, withMemory } from '#/pdf/engine/pdfium.ts'
import type { Frame } from './page-frame.ts'
import type { PageBox } from './text-page.ts'

const PATH = 2
const LINE_TO = 0
const MOVE_TO = 2
/** A page of more of them is a drawing, whatever stands in it. */
const MOST_RULES = 1_500
const MOST_OBJECTS = 20_000
const MOST_SEGMENTS = 2_000
/** Of a straight line's two ends, in points. */
const SLANT = 0.8
const SHORTEST = 5

/** Straight lines of a page; none where there are so many that nobody ruled a table with them. */
export function readRules(engine: Pdfium, page: number, frame: Frame): readonly PageBox[] {
  return withMemory(engine, 24, (at) => {
    const rules: PageBox[] = []
    const count = Math.min(engine.FPDFPage_CountObjects(page), MOST_OBJECTS)
    for (let index = 0; index < count; index++) {
      const object = engine.FPDFPage_GetObject(page, index)
      if (engine.FPDFPageObj_GetType(object) === PATH) rules.push(...rulesOfPath(engine, object, at, frame))
      if (rules.length > MOST_RULES) return []
    }
    return rules
  })
}

type Point = readonly [number, number]

function rulesOfPath(engine: Pdfium, path: number, at: number, frame: Frame): readonly PageBox[] {
  const count = engine.FPDFPath_CountSegments(path)
  if (count < 2 || count > MOST_SEGMENTS || !engine.FPDFPageObj_GetMatrix(path, at)) return []
  const value = (offset: number) => engine.pdfium.getValue(at + offset, 'float')
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = [0, 4, 8, 12, 16, 20].map(value)
  const rules: PageBox[] = []
  let start: Point | null = null
  let last: Point | null = null
  for (let index = 0; index < count; index++) {
    const segment = engine.FPDFPath_GetPathSegment(path, index)
    if (!engine.FPDFPathSegment_GetPoint(segment, at, at + 4)) return []
    const [x, y] = [value(0), value(4)]
    const point = frame(a * x + c * y + e, b * x + d * y + f)
    const type = engine.FPDFPathSegment_GetType(segment)
    if (type === MOVE_TO) start = point
    else if (type === LINE_TO && last) rules.push(...ruleBetween(last, point))
    if (engine.FPDFPathSegment_GetClose(segment) && start) rules.push(...ruleBetween(point, start))
    last = point
  }
  return rules
}

function ruleBetween([x1, y1]: Point, [x2, y2]: Point): readonly PageBox[] {
  const box = { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
  if (!Object.values(box).every(Number.isFinite)) return []
  const [across, down] = [box.right - box.left, box.bottom - box.top]
  return Math.min(across, down) <= SLANT && Math.max(across, down) >= SHORTEST ? [box] : []
}
