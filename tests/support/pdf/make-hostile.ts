import zlib from 'node:zlib'
import { onePage, rawPdf } from './raw-pdf.ts'

const MEDIA = '/MediaBox [0 0 419.53 595.28]'
const contentOf = (data: Uint8Array, filter: string): Buffer =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${MEDIA} /Contents 4 0 R >>`,
    { dict: `/Filter ${filter}`, data },
  ])

/** `q` and spaces, a gigabyte of them, in one megabyte. */
export function contentBomb(bytes = 2 ** 30): Buffer {
  return contentOf(deflateZeros(bytes), '/FlateDecode')
}

/** The same, packed twice: a few kilobytes. */
export function doubleFlateBomb(bytes = 2 ** 30): Buffer {
  return contentOf(zlib.deflateSync(deflateZeros(bytes), { level: 9 }), '[/FlateDecode /FlateDecode]')
}

const deflateZeros = (bytes: number) => zlib.deflateSync(Buffer.alloc(bytes, 0x20), { level: 9 })

/** Forms that draw the next ten times: 10^12 marks in three kilobytes. */
export function formBomb(levels = 12): Buffer {
  const calls = Array.from(
    { length: 10 },
    (_, index) => `0.9 0.${index} -0.1 0.9 ${index * index} ${index} cm /F Do`,
  ).join('\n')
  const forms = Array.from({ length: levels }, (_, level) => ({
    dict: `/Type /XObject /Subtype /Form /BBox [0 0 400 500] /Resources << /XObject << /F ${11 + level} 0 R >> >>`,
    data: Buffer.from(level === levels - 1 ? '0 0 5 5 re f' : calls),
  }))
  return onePage({ content: '/F Do', resources: '/XObject << /F 10 0 R >>' }, forms)
}

/** A page tree that contains itself, and a form that draws itself. */
export function cyclicTree(): Buffer {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 ${MEDIA} >>`,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    { dict: '', data: Buffer.from('/F Do') },
    {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 400 500] /Resources << /XObject << /F 5 0 R >> >>',
      data: Buffer.from('1 0 0 1 1 1 cm 0 0 5 5 re f /F Do'),
    },
  ])
}

export function noPages(): Buffer {
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])
}

/** Many pages that share one line of content. */
export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ')
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} ${MEDIA} >>`,
    { dict: '', data: Buffer.from('20 20 100 100 re f') },
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>'),
  ])
}

/** A page as browsers print it: each mark a form with a group and settings of its own, three objects a mark. */
export function manyForms(count: number): Buffer {
  const marks = Array.from({ length: count }, (_, index) => index)
  const place = (index: number) => `${(index * 7.13) % 400} ${(index * 3.37) % 580}`
  return onePage(
    {
      content: marks.map((index) => `q 1 0 0 1 ${place(index)} cm /x${index} Do Q`).join('\n'),
      resources: `/XObject << ${marks.map((index) => `/x${index} ${10 + index * 3} 0 R`).join(' ')} >>`,
    },
    marks.flatMap((index) => [
      {
        dict: `/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency >> /Resources << /ExtGState << /a ${11 + index * 3} 0 R >> >>`,
        data: Buffer.from('/a gs 0.2 0.4 0.6 rg 0 0 9 9 re f'),
      },
      `<< /Type /ExtGState /CA 0.5 /ca 0.5 /X ${12 + index * 3} 0 R >>`,
      '[1 2 3]',
    ]),
  )
}

/** A picture under a wrong name. */
export function pngNamedPdf(): Buffer {
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(2000, 7)])
}

/** A good file that broke off in the middle; its table of objects is gone. */
export function truncated(whole: Uint8Array, share = 0.6): Buffer {
  return Buffer.from(whole.subarray(0, Math.floor(whole.length * share)))
}

/** Arrays within arrays within arrays, in the catalogue and in a page's content: two kilobytes when packed. */
export function deepNesting(depth = 20_000): Buffer {
  const nest = '['.repeat(depth) + ']'.repeat(depth)
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /Deep ${nest} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${MEDIA} /Contents 4 0 R >>`,
    { dict: '/Filter /FlateDecode', data: zlib.deflateSync(Buffer.from(`${nest} TJ 20 20 100 100 re f`)) },
  ])
}

/** A page of 350 km. */
export function giantPage(): Buffer {
  return onePage({ content: '0 0 999999999 999999999 re f', entries: '/MediaBox [0 0 999999999 999999999]' })
}

/** A picture of 4.8 GB, all of one colour, in some kilobytes of claims. */
export function giantPicture(side = 40_000): Buffer {
  const dict = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /FlateDecode`
  const data = zlib.deflateSync(Buffer.alloc(2 ** 20), { level: 9 })
  return onePage({ content: 'q 400 0 0 500 0 0 cm /I Do Q', resources: '/XObject << /I 10 0 R >>' }, [{ dict, data }])
}
