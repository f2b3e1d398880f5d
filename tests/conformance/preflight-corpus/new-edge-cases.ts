import {
  BLACK,
  BODY,
  box,
  boxesOf,
  line,
  long,
  made,
  PICTURE,
  pixelsFor,
  placed,
  pt,
  TRIM,
  upright,
} from './made-page.ts'
import { form, type NewDefect, state, stream, withBody } from './new-case.ts'

const { width, height } = TRIM
/** Words in a second font that is not in the file. */
const page = (content: string, expect = {}) => made([{ content: `${BODY} ${content}` }], { expect })
const bits = (pixels: number, more: string) =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${pixels} /Height ${pixels} /BitsPerComponent 1 ${more}`,
    Buffer.alloc(Math.ceil(pixels / 8) * pixels, 0x55),
  )
const ART = '0.9 0.2 0 0 k'

const endingAt = (end: number, y: number, words = 'twelve words', size = 10) =>
  line(width - end - long(words.length, size), y, words, size)
const FOLDED = (folds: object[], content: string) =>
  made([{ content: `${BLACK} ${line(12, 60, 'panel')} ${content}` }], {
    expect: { role: 'sheet', bindingSide: null, gutter: null, folds: folds as never },
  })
const SPINE = [148, 156].map((place) => ({ what: 'spine', direction: 'vertical', at: place }) as const)
const cover = (content: string) =>
  made(
    [
      {
        content: `0.2 0.1 0 0 k ${box(-3, -3, 310, 216)} f /O gs ${BLACK} ${line(200, 150, 'a title', 30)} ${content}`,
        resources: state('/OP true /op true /OPM 1'),
        boxes: boxesOf(304, 210),
      },
    ],
    {
      expect: { role: 'cover', trim: { width: 304, height }, bindingSide: null, gutter: null, spine: 8, folds: SPINE },
    },
  )

export const NEW_EDGES: readonly NewDefect[] = [
  [
    'a slanted line over the corner',
    'safe-margin',
    'warn',
    () => page('BT /F 14 Tf 0.707 0.707 -0.707 0.707 380 560 Tm (a slanted line) Tj ET'),
  ],
  [
    'letters set broad over the edge',
    'safe-margin',
    'block',
    () => page(`BT 200 Tz ${line(110, 150, 'twelve words').slice(3)}`),
  ],
  [
    'letters raised over the upper edge',
    'safe-margin',
    'block',
    () => page(`BT 14 Ts ${line(60, height - 7, 'raised').slice(3)}`),
  ],
  [
    'blanks set apart to the edge',
    'safe-margin',
    'block',
    () => page(`BT 60 Tw ${line(100, 150, 'a b c d').slice(3)}`),
  ],
  [
    'letters moved apart to the edge',
    'safe-margin',
    'block',
    () => page('BT /F 10 Tf 320 450 Td [(far) -9000 (away)] TJ ET'),
  ],
  [
    'lines that run over the lower edge',
    'safe-margin',
    'block',
    () => page(`BT /F 10 Tf 14 TL 150 34 Td (one) Tj T* (two) Tj T* (three) Tj ET`),
  ],
  [
    'a line in a form near the edge',
    'safe-margin',
    'warn',
    () => withBody('/X Do', '/XObject << /X 20 0 R >>', { extra: [form(endingAt(1.5, 150), '/Font << /F 17 0 R >>')] }),
  ],
  [
    'a line at the edge of a turned page',
    'safe-margin',
    'warn',
    () =>
      made([{ boxes: boxesOf(height, width), entries: '/Rotate 90', content: `${BODY} ${line(60, 143.5, 'words')}` }]),
  ],
  [
    'letters drawn by the file near the edge',
    'safe-margin',
    'warn',
    () =>
      made([{ content: `${BODY} BT /G 10 Tf ${pt(width + 3 - 5)} 400 Td (aa) Tj ET`, font: '17 0 R /G 20 0 R' }], {
        extra: [
          '<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 0 50 70] /FirstChar 97 /LastChar 97 /Widths [50] /CharProcs << /a 21 0 R >> /Encoding << /Differences [97 /a] >> /Resources << >> >>',
          stream('', '50 0 0 0 45 60 d1 0 0 45 60 re f'),
        ],
      }),
  ],
  ['a page number in the outer corner', 'safe-margin', 'warn', () => page(endingAt(2, 2, '128', 9))],
  ['a footnote at the lower edge', 'safe-margin', 'warn', () => page(line(40, 1.2, 'a footnote', 7))],
  [
    'a rule of a table near the edge',
    'safe-margin',
    'warn',
    () => page(`0 0 0 1 K 1 w ${pt(width + 1.5)} 300 m ${pt(width + 1.5)} 400 l S`),
  ],
  [
    'a code to scan near the edge',
    'safe-margin',
    'warn',
    () => withBody(placed(width - 21.2, 20, 20), PICTURE, { extra: [bits(pixelsFor(20, 900), '/ImageMask true')] }),
  ],
  [
    'a logo in a form near the edge',
    'safe-margin',
    'warn',
    () => withBody('/X Do', '/XObject << /X 20 0 R >>', { extra: [form(`${ART} ${box(width - 21.5, 20, 20, 10)} f`)] }),
  ],
  [
    'a fade near the edge',
    'safe-margin',
    'warn',
    () =>
      withBody(
        `q ${box(width - 21.5, 20, 20, 10)} W n /H sh Q`,
        '/Shading << /H << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 400 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0 0] /C1 [0 1 0 0] >> >> >>',
      ),
  ],
  [
    'a heading over the bound edge of a left-hand page',
    'gutter-margin',
    'block',
    () => made([{}, { content: `${BODY} ${endingAt(-4, 150)}` }]),
  ],
  [
    'a slanted line in the gutter',
    'gutter-margin',
    'warn',
    () => page('BT /F 10 Tf 0.707 0.707 -0.707 0.707 26 400 Tm (slanted) Tj ET'),
  ],
  ['an upright note in the gutter', 'gutter-margin', 'warn', () => page(upright(6, 100, 'a note'))],
  [
    'text near the upper binding of a pad',
    'gutter-margin',
    'warn',
    () => page(line(60, height - 7, 'words'), { bindingSide: 'top', gutter: { side: 'top', width: 9.5 } }),
  ],
  [
    'text over the second of two folds',
    'fold-margin',
    'warn',
    () =>
      FOLDED(
        [
          { what: 'fold', direction: 'vertical', at: 50 },
          { what: 'fold', direction: 'vertical', at: 99 },
        ],
        line(90, 120, 'over the fold'),
      ),
  ],
  [
    'text over a fold that lies',
    'fold-margin',
    'warn',
    () => FOLDED([{ what: 'fold', direction: 'horizontal', at: 105 }], line(40, 104, 'over the fold')),
  ],
  [
    'upright text over a fold that lies',
    'fold-margin',
    'warn',
    () => FOLDED([{ what: 'fold', direction: 'horizontal', at: 105 }], upright(60, 95, 'over the fold')),
  ],
  [
    'text in the joint of a case',
    'fold-margin',
    'warn',
    () =>
      made([{ content: `${BLACK} ${line(40, 120, 'over the joint')}` }], {
        expect: {
          role: 'cover',
          bindingSide: null,
          gutter: null,
          folds: [{ what: 'joint', direction: 'vertical', at: 50 }],
        },
      }),
  ],
  [
    'a spine title that reads downwards, at its edge',
    'spine-margin',
    'warn',
    () => cover(`BT /F 10 Tf 0 -1 1 0 ${pt(148.6 + 3)} 400 Tm (a title) Tj ET`),
  ],
  ['a spine title broader than the back', 'spine-margin', 'warn', () => cover(upright(157, 60, 'a title', 34))],
  ['a logo at the edge of the back', 'spine-margin', 'warn', () => cover(`0 1 1 0 k ${box(148.4, 20, 5, 5)} f`)],
]
