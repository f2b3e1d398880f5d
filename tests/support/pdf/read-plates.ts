import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream, type PDFPage } from '@cantoo/pdf-lib'

/** What the shop's own marks put on which plate of a press sheet; `All` is the colour of registration. */
export interface PlateMarks {
  readonly words: readonly string[]
  readonly lines: readonly string[]
  readonly patches: readonly string[]
}

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black']

/** Reads a sheet's own content, page by page laid art aside, as a RIP that separates it would. */
export function readPlates(page: PDFPage): PlateMarks {
  const state = { fill: ['Black'], stroke: ['Black'] }
  const stack: (typeof state)[] = []
  const found = { words: [] as string[], lines: [] as string[], patches: [] as string[] }
  let operands: string[] = []
  for (const token of contentOf(page)
    .split(/\s+/u)
    .filter((word) => word !== '')) {
    if (!/^[A-Za-z'"*]+$/u.test(token)) {
      operands.push(token)
      continue
    }
    switch (token) {
      case 'q':
        stack.push({ ...state })
        break
      case 'Q':
        Object.assign(state, stack.pop())
        break
      case 'k':
        state.fill = PROCESS.filter((_, index) => Number(operands[index]) > 0)
        break
      case 'K':
        state.stroke = PROCESS.filter((_, index) => Number(operands[index]) > 0)
        break
      case 'cs':
        state.fill = [inkOf(page, operands[0] ?? '')]
        break
      case 'CS':
        state.stroke = [inkOf(page, operands[0] ?? '')]
        break
      case 'Tj':
        found.words.push(state.fill.join('+'))
        break
      case 'f':
        found.patches.push(state.fill.join('+'))
        break
      case 'S':
        found.lines.push(state.stroke.join('+'))
    }
    operands = []
  }
  return found
}

export function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  return streams
    .map((stream) =>
      stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
    )
    .join('\n')
}

function inkOf(page: PDFPage, key: string): string {
  const spaces = page.node.Resources()?.lookup(PDFName.of('ColorSpace'), PDFDict)
  const space = spaces?.lookup(PDFName.of(key.replace('/', '')), PDFArray)
  const name = space?.lookup(1, PDFName)
  return name?.decodeText() ?? ''
}
