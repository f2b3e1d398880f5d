import zlib from 'node:zlib'

/** An object's body, or a stream with its dictionary entries (without Length). */
export type RawObject = string | { readonly dict: string; readonly data: Uint8Array }

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Writes a PDF object by object (object 1 is the catalogue), so that tests can say exactly what is in it, however wrong. */
export function rawPdf(objects: readonly RawObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [latin('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, index) => {
    offsets.push(length)
    add(latin(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(latin(object))
    else {
      add(latin(`<< ${object.dict} /Length ${object.data.length} >>\nstream\n`))
      add(Buffer.from(object.data))
      add(latin('\nendstream'))
    }
    add(latin('\nendobj\n'))
  })
  const start = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(latin(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`))
  add(latin(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

export interface RawPage {
  readonly content: string
  /** Entries of the resource dictionary; `extra` objects are numbered from 10. */
  readonly resources?: string
  /** Entries of the page, boxes and rotation for instance; A5 without them. */
  readonly entries?: string
}

/** One page from its content; `extra` objects can be referred to as 10, 11, … */
export function onePage(page: RawPage, extra: readonly RawObject[] = [], catalogue = ''): Buffer {
  const filler = Array.from({ length: 5 }, () => 'null')
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page.entries ?? '/MediaBox [0 0 419.53 595.28]'} /Resources << ${page.resources ?? ''} >> /Contents 4 0 R >>`,
    { dict: '/Filter /FlateDecode', data: zlib.deflateSync(latin(page.content)) },
    ...filler,
    ...extra,
  ])
}
