import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib'
import { decodeStream } from '#/pdf/objects/decode-stream.ts'
import { parseObjects, type PdfObjects } from '#/pdf/objects/objects.ts'
import { pageTree } from '#/pdf/objects/page-tree.ts'
import { unpredict } from '#/pdf/pictures/raw-eighth.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'

/** What stands in a file, for tests of what was written into it. */
export interface Inside {
  readonly objects: PdfObjects
  readonly page: PDFDict
  /** The page's own content. */
  readonly content: string
  /** `XObject.I` and so on from the page's resources. */
  readonly resource: (path: string) => PDFDict | undefined
  readonly streamText: (path: string) => string
  readonly streamBytes: (path: string) => Uint8Array
}

export async function inside(bytes: Uint8Array, number = 1): Promise<Inside> {
  const objects = await parseObjects(bytes)
  const node = pageTree(objects, 1000)[number - 1]
  if (!node) throw new Error(`no page ${number}`)
  const resources = objects.dict(node.inherited.get('Resources'))
  const valueAt = (path: string) => objects.at(resources, path)
  const bytesOf = (value: Parameters<PdfObjects['stream']>[0]) => {
    const stream = objects.stream(value)
    if (!(stream instanceof PDFRawStream)) throw new Error('no stream')
    const data = decodeStream(objects, stream, nodeInflate, 2 ** 26)
    const parameter = (key: string) => objects.number(objects.at(stream.dict, `DecodeParms.${key}`)) ?? 1
    return parameter('Predictor') < 10
      ? data
      : withoutGuesses(data, parameter('Columns') * parameter('Colors'), parameter('Colors'))
  }
  const text = (data: Uint8Array) => Buffer.from(data).toString('latin1').replaceAll(/\s+/g, ' ').trim()
  return {
    objects,
    page: node.dict,
    content: text(bytesOf(node.dict.get(PDFName.of('Contents')))),
    resource: (path) => objects.dict(valueAt(path)),
    streamBytes: (path) => bytesOf(valueAt(path)),
    streamText: (path) => text(bytesOf(valueAt(path))),
  }
}

function withoutGuesses(data: Uint8Array, length: number, pixel: number): Uint8Array {
  const lines: Uint8Array[] = []
  for (let at = 0; at < data.length; at += length + 1) {
    const line = data.slice(at + 1, at + 1 + length)
    unpredict(line, lines.at(-1) ?? new Uint8Array(length), data[at] ?? 0, pixel)
    lines.push(line)
  }
  return Buffer.concat(lines)
}
