import { lockedBook } from '#tests/support/pdf/make-books.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import type { Clean, Defect } from './edge-cases.ts'
import {
  BLACK,
  BODY,
  box,
  boxesOf,
  line,
  made,
  picture,
  PICTURE,
  pixelsFor,
  placed,
  pt,
  TRIM,
  WIDTHS,
  type FileParts,
} from './made-page.ts'

const { width, height } = TRIM
const fontOf = (type: string, name: string) => `<< /Type /Font /Subtype /${type} /BaseFont /${name} ${WIDTHS} >>`
const COMPOSITE =
  '<< /Type /Font /Subtype /Type0 /BaseFont /Batang /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Batang >>] >>'
const inFont = (font: string, content = BODY) => made([{ content, font }])
const sized = (w: number, h: number, entries = '') => made([{ boxes: boxesOf(w, h), entries }])
const media = (w: number, h: number) => `/MediaBox [0 0 ${pt(w)} ${pt(h)}]`
const photo = (ppi: number, side = 60) =>
  made([{ content: `${BODY} ${placed(40, 120, side)}`, resources: PICTURE }], {
    extra: [picture(pixelsFor(side, ppi), '/DeviceCMYK', 4)],
  })
const annotated = (subtype: string, more = '') =>
  made([
    { entries: `/Annots [<< /Type /Annot /Subtype /${subtype} /Rect [100 100 200 200] /Contents (note) ${more} >>]` },
  ])
const catalogue = (entries: string, parts: FileParts = {}) => made([], { ...parts, catalogue: entries })
const bits = (pixels: number, kind: string) => ({
  dict: `/Type /XObject /Subtype /Image /Width ${pixels} /Height ${pixels} /BitsPerComponent 1 ${kind}`,
  data: Buffer.alloc(Math.ceil(pixels / 8) * pixels, 0x55),
})
const oneBit = (kind: string) =>
  made([{ content: `${BODY} ${placed(40, 120, 60)}`, resources: PICTURE }], { extra: [bits(pixelsFor(60, 300), kind)] })
const scan = (ppi: number) =>
  made(
    [
      {
        content: `q ${pt(154)} 0 0 ${pt(216)} 0 0 cm /I Do Q ${line(30, 100, 'words', 10).replace('BT', 'BT 3 Tr')}`,
        resources: PICTURE,
        font: fontOf('Type1', 'Helvetica'),
      },
    ],
    {
      extra: [picture(pixelsFor(216, ppi), '/DeviceGray', 1)],
      expect: { gutter: null },
    },
  )
const band = (from: number, to: number) => `0.3 0.2 0 0 k ${box(from, 170, to - from, 43)} f`
const FULL = (out: number) => `0.3 0.2 0 0 k ${box(-out, -out, width + 2 * out, height + 2 * out)} f`
const layers = (content: string) =>
  made([{ content: `${BODY} /OC /L BDC ${content} EMC`, resources: '/Properties << /L 20 0 R >>' }], {
    extra: ['<< /Type /OCG /Name (notes) >>'],
    catalogue: '/OCProperties << /OCGs [20 0 R] /D << /OFF [20 0 R] >> >>',
  })
const broken = (bytes: Uint8Array) => ({ bytes, expectation: innerOf(1) })
const X1A = '<< /GTS_PDFXVersion (PDF/X-1a:2003) >>'

export const FILE_DEFECTS: readonly Defect[] = [
  ['TrueType that is not embedded', 'fonts-embedded', 1, () => inFont(fontOf('TrueType', 'Arial'))],
  ['Type 1 that is not embedded', 'fonts-embedded', 1, () => inFont(fontOf('Type1', 'Helvetica'))],
  ['composite font that is not embedded', 'fonts-embedded', 1, () => inFont(COMPOSITE)],
  ['Courier', 'fonts-embedded', 1, () => inFont(fontOf('Type1', 'Courier'))],
  [
    'embedded Courier',
    'courier-font',
    1,
    () =>
      made([
        { font: `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Courier ${WIDTHS} /FontDescriptor 18 0 R >>` },
      ]),
  ],
  [
    'font that cuts out what is painted',
    'fonts-embedded',
    1,
    () => inFont(fontOf('Type1', 'Helvetica'), line(30, 100, 'words').replace('BT', 'BT 7 Tr')),
  ],
  ['picture of 72 ppi', 'image-resolution', 1, () => photo(72)],
  ['picture of poor resolution', 'image-resolution', 3, (r) => photo(80 + r() * 60)],
  ['picture of low resolution', 'image-resolution', 2, (r) => photo(160 + r() * 50)],
  ['line art of 300 ppi', 'line-art-resolution', 1, () => oneBit('/ColorSpace /DeviceGray')],
  ['mask of 300 ppi', 'line-art-resolution', 1, () => oneBit('/ImageMask true')],
  ['coarse scan of a page', 'page-picture-resolution', 2, (r) => scan(60 + r() * 80)],
  ['scan instead of text', 'picture-pages', 1, () => scan(200)],
  [
    'no bleed',
    'bleed',
    2,
    () => made([{ content: `0.3 0.2 0 0 k 0 400 ${pt(width)} ${pt(height)} re f`, boxes: media(width, height) }]),
  ],
  ['empty bleed', 'bleed', 1, () => made([{ content: FULL(0) }])],
  ['bleed of one millimetre', 'bleed', 1, () => made([{ content: FULL(1) }])],
  ['bleed missing on one side', 'bleed', 1, () => made([{ content: `${BODY} ${band(-3, width)}` }])],
  ['another size', 'page-size', 2, (r) => sized(160 + r() * 20, 230)],
  ['nearly the size', 'page-size', 1, () => sized(145, 206)],
  ['turned', 'page-size', 1, () => sized(height, width)],
  ['two pages as one', 'page-size', 1, () => sized(2 * width, height)],
  ['pages of mixed size', 'page-size', 1, () => made([{}, { boxes: boxesOf(170, 230) }])],
  ['huge', 'page-size', 1, () => sized(4000, 5000)],
  [
    'cover without its back',
    'page-size',
    1,
    () => made([], { expect: { role: 'cover', trim: { width: 304, height }, bindingSide: null, gutter: null } }),
  ],
  [
    'a crop box that cuts the bleed',
    'page-boxes',
    1,
    () => sized(width, height, `/CropBox [${[3, 3, 151, 213].map(pt).join(' ')}]`),
  ],
  [
    'UserUnit',
    'page-boxes',
    1,
    () =>
      made([
        {
          boxes: `/UserUnit 2 /MediaBox [0 0 ${pt(77)} ${pt(108)}] /TrimBox [${[1.5, 1.5, 75.5, 106.5].map(pt).join(' ')}]`,
          content: `0.5 0 0 0.5 0 0 cm ${BODY}`,
        },
      ]),
  ],
  ['bleed without a trim box', 'trim-box', 1, () => made([{ boxes: media(154, 216) }])],
  ['one page turned', 'page-turned', 1, () => made([{}, {}, { boxes: boxesOf(height, width), entries: '/Rotate 90' }])],
  ['too few pages', 'page-count', 1, () => made([{}], { expect: { pageCounts: [4] } })],
  ['too many pages', 'page-count', 1, () => made([{}, {}, {}], { expect: { pageCounts: [2] } })],
  ['a blank page', 'blank-pages', 1, () => made([{}, { content: '' }])],
  ['nothing but white', 'blank-pages', 1, () => made([{ content: `1 g ${box(0, 0, width, height)} f` }])],
  ['stamp', 'annotations', 1, () => annotated('Stamp')],
  ['note', 'annotations', 1, () => annotated('Text')],
  ['form', 'active-content', 1, () => catalogue('/AcroForm << /Fields [<< /FT /Tx /T (a) >>] >>')],
  ['script', 'active-content', 1, () => catalogue('/OpenAction << /S /JavaScript /JS (1) >>')],
  ['attachment', 'attachments', 1, () => catalogue('/Names << /EmbeddedFiles << /Names [(a) << >>] >> >>')],
  ['layer that is off', 'layers', 1, () => layers(line(40, 160, 'note'))],
  ['claim of PDF/X-1a that is broken', 'pdfx-claim', 1, () => made([], { trailer: `/Info ${X1A}` })],
  ['die line missing', 'die-line', 1, () => made([], { expect: { dieCut: true } })],
  ['password', 'readable', 1, async () => broken(await lockedBook('secret'))],
  ['broken off', 'readable', 1, () => broken(made([]).bytes.subarray(0, 300))],
  ['empty', 'readable', 1, () => broken(new Uint8Array(0))],
  ['a picture by the name of a PDF', 'readable', 1, () => broken(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
]

export const FILE_CLEAN: readonly Clean[] = [
  ['plain', 2, (r) => made([{ content: `${BODY} ${line(30, 110 + r() * 70, 'words')}` }])],
  ['two pages', 1, () => made([{}, {}])],
  ['300 ppi', 2, () => photo(300)],
  ['sharp scan with unseen text in Helvetica', 2, (r) => scan(610 + r() * 60)],
  [
    'a font that is only selected',
    1,
    () =>
      made([{ content: `BT /G 10 Tf ET ${BODY}`, resources: '', font: `17 0 R /G ${fontOf('Type1', 'Helvetica')}` }]),
  ],
  [
    'nothing but blanks in Helvetica',
    1,
    () =>
      made([
        { content: `${BODY} BT /G 10 Tf 50 50 Td (   ) Tj ET`, font: `17 0 R /G ${fontOf('Type1', 'Helvetica')}` },
      ]),
  ],
  ['a link', 1, () => annotated('Link', '/Border [0 0 0]')],
  [
    'trim box that is the whole page',
    1,
    () =>
      made([
        {
          boxes: `${media(width, height)} /TrimBox [0 0 ${pt(width)} ${pt(height)}]`,
          content: `${BLACK} ${line(40, 100, 'words')}`,
        },
      ]),
  ],
  ['bleed to the end', 1, () => made([{ content: FULL(3) }])],
  [
    'an origin below nought',
    1,
    () =>
      made([
        {
          boxes: `/MediaBox [-50 -50 ${pt(154) - 50} ${pt(216) - 50}] /TrimBox [${[3, 3, 151, 213].map((one) => pt(one) - 50).join(' ')}]`,
          content: `1 0 0 1 -50 -50 cm ${BODY}`,
        },
      ]),
  ],
  [
    'letters at an angle',
    1,
    () => made([{ content: `${BODY} BT /F 14 Tf 0.7 0.7 -0.7 0.7 150 350 Tm (slanted) Tj ET` }]),
  ],
  [
    'letters drawn by the file',
    1,
    () =>
      made([
        {
          content: `${BODY} BT /G 10 Tf 150 350 Td (aa) Tj ET`,
          font: '17 0 R /G << /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 0 50 70] /FirstChar 97 /LastChar 97 /Widths [50] /CharProcs << >> /Encoding << /Differences [97 /a] >> >>',
        },
      ]),
  ],
  ['small icon of 72 ppi', 1, () => photo(230, 12)],
]
