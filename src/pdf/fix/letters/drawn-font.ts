import { PDFName, type PDFRef } from '@cantoo/pdf-lib'
import type { Glyph } from '#/pdf/engine/glyph-outlines.ts'
import type { FixFile } from '../open-for-fix.ts'

/** A font whose letters are drawings (Type 3), by the byte each is shown with: it needs no font in the file. */
export function drawnFont({ objects: { context } }: FixFile, glyphs: ReadonlyMap<number, Glyph>): PDFRef {
  const bytes = [...glyphs.keys()].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [bytes[0], bytes.at(-1)]
  const procs = context.obj({})
  const differences = context.obj([])
  for (const byte of bytes) {
    const { width = 0, path = '', box = [] } = glyphs.get(byte) ?? {}
    const drawing = `${width} 0 ${box.join(' ')} d1 ${path && `${path} f`}`
    procs.set(PDFName.of(`g${byte}`), context.register(context.flateStream(drawing)))
    differences.push(context.obj(byte))
    differences.push(PDFName.of(`g${byte}`))
  }
  const widths = Array.from({ length: last - first + 1 }, (_, index) => glyphs.get(first + index)?.width ?? 0)
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 0, 0],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      FirstChar: first,
      LastChar: last,
      Widths: widths,
      CharProcs: procs,
      Encoding: context.obj({ Type: 'Encoding', Differences: differences }),
      Resources: context.obj({}),
    }),
  )
}
