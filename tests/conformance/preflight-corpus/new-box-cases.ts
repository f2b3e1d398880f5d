import { BODY, box, boxesOf, made, picture, PICTURE, placed, pt, TRIM } from './made-page.ts'
import { type NewDefect, stream, tiling, withBody } from './new-case.ts'

const { width, height } = TRIM
const sized = (w: number, h: number, entries = '', expect = {}) => made([{ boxes: boxesOf(w, h), entries }], { expect })
const media = (w: number, h: number) => `/MediaBox [0 0 ${pt(w)} ${pt(h)}]`
const boxed = (name: string, from: number, by = from) =>
  `/${name} [${[from, by, width + 6 - from, height + 6 - by].map(pt).join(' ')}]`
const GROUND = '0.3 0.2 0 0 k'
const band = (x: number, y: number, w: number, h: number) =>
  made([{ content: `${BODY} ${GROUND} ${box(x, y, w, h)} f` }])
const FADE =
  '/Shading << /H << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 400 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [.5 0 0 0] /C1 [0 .5 0 0] >> >> >>'
const COVER = { role: 'cover', trim: { width: 304, height }, bindingSide: null, gutter: null, spine: 8 } as const

export const NEW_BOXES: readonly NewDefect[] = [
  ['two millimetres too large', 'page-size', 'fixable', () => sized(width + 2, height + 2.8)],
  ['another usual size nearby', 'page-size', 'block', () => sized(182, 257, '', { trim: { width: 188, height: 257 } })],
  ['letter instead of A4', 'page-size', 'block', () => sized(215.9, 279.4, '', { trim: { width: 210, height: 297 } })],
  ['points instead of millimetres', 'page-size', 'block', () => sized(52.2, 74.1)],
  ['half the size', 'page-size', 'block', () => sized(105, 148)],
  ['a cover for a thinner book', 'page-size', 'block', () => sized(300, height, '', COVER)],
  ['a cover for a thicker book', 'page-size', 'block', () => sized(309, height, '', COVER)],
  [
    'a cover of two single pages',
    'page-size',
    'block',
    () => made([{}, {}], { expect: { ...COVER, pageCounts: [1, 2] } }),
  ],
  ['a last page of another size', 'page-size', 'block', () => made([{}, {}, {}, { boxes: boxesOf(210, 297) }])],
  ['a spread among single pages', 'page-size', 'block', () => made([{}, { boxes: boxesOf(2 * width, height) }, {}])],
  [
    'a bleed box within the trim',
    'page-boxes',
    'fixable',
    () => made([{ boxes: `${media(154, 216)} ${boxed('TrimBox', 3)} ${boxed('BleedBox', 5)}` }]),
  ],
  [
    'all pages turned',
    'page-boxes',
    'fixable',
    () => made([1, 2].map(() => ({ boxes: boxesOf(height, width), entries: '/Rotate 90' }))),
  ],
  ['all pages upside down', 'page-boxes', 'fixable', () => made([1, 2].map(() => ({ entries: '/Rotate 180' })))],
  ['one page upside down', 'page-turned', 'fixable', () => made([{}, { entries: '/Rotate 180' }, {}])],
  [
    'bleed without a trim box, but with an art box',
    'trim-box',
    'fixable',
    () => made([{ boxes: `${media(154, 216)} ${boxed('ArtBox', 20)}` }]),
  ],
  [
    'half a unit for a point',
    'page-boxes',
    'fixable',
    () =>
      made([
        {
          boxes: `/UserUnit 0.5 /MediaBox [0 0 ${pt(308)} ${pt(432)}] /TrimBox [${[6, 6, 302, 426].map(pt).join(' ')}]`,
          content: `2 0 0 2 0 0 cm ${BODY}`,
        },
      ]),
  ],
  [
    'pages where one was ordered twice as many',
    'page-count',
    'block',
    () => made([{}, {}, {}, {}], { expect: { pageCounts: [2], trim: TRIM } }),
  ],
  [
    'pages that the binding cannot take',
    'page-count',
    'fixable',
    () => made([{}, {}, {}], { expect: { pageCounts: [4] } }),
  ],
]

export const NEW_BLEED: readonly NewDefect[] = [
  ['art that ends at the upper knife', 'bleed', 'fixable', () => band(-3, 170, width + 6, 40)],
  ['art that ends at the lower knife', 'bleed', 'fixable', () => band(-3, 0, width + 6, 40)],
  ['art that ends at the outer knife', 'bleed', 'fixable', () => band(100, -3, 48, height + 6)],
  ['bleed of two millimetres', 'bleed', 'fixable', () => band(-2, -2, width + 4, height + 4)],
  [
    'a picture that ends at the knife',
    'bleed',
    'fixable',
    () => withBody(placed(width - 60, 140, 60), PICTURE, { extra: [picture(800, '/DeviceCMYK', 4)] }),
  ],
  [
    'a fade that ends at the knife',
    'bleed',
    'fixable',
    () => made([{ content: `${BODY} q ${box(-3, 150, width + 6, 60)} W n /H sh Q`, resources: FADE }]),
  ],
  [
    'a pattern that ends at the knife',
    'bleed',
    'fixable',
    () =>
      withBody(`/Pattern cs /P scn ${box(-3, 150, width + 6, 60)} f`, '/Pattern << /P 20 0 R >>', {
        extra: [tiling('0.3 0.5 0 0 k 0 0 60 60 re f')],
      }),
  ],
  [
    'bleed that is missing on the second page',
    'bleed',
    'fixable',
    () => made([{}, { content: `${GROUND} ${box(0, 0, width, height)} f` }]),
  ],
  [
    'a form that is cut at the knife',
    'bleed',
    'fixable',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [
          stream(
            `/Type /XObject /Subtype /Form /BBox [${pt(3)} ${pt(3)} ${pt(151)} ${pt(213)}] /Resources << >>`,
            `${GROUND} ${box(-3, 150, width + 6, 63)} f`,
          ),
        ],
      }),
  ],
]
