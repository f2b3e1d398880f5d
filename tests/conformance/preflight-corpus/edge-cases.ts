import {
  at,
  BLACK,
  BODY,
  box,
  boxesOf,
  letters,
  line,
  long,
  made,
  picture,
  PICTURE,
  placed,
  TRIM,
  upright,
  type Made,
} from './made-page.ts'

/** Makes the same defect at another place for every number between 0 and 1. */
export type Maker = (random: () => number) => Made | Promise<Made>
/** What it is, the rule that has to speak, how often it is made, and how. */
export type Defect = readonly [name: string, rule: string, times: number, make: Maker]
export type Clean = readonly [name: string, times: number, make: Maker]

const { width, height } = TRIM
const between = (random: () => number, from: number, to: number) => from + random() * (to - from)
const page = (content: string, expect = {}) => made([{ content: `${BODY} ${content}` }], { expect })
const TWELVE = 'twelve words'

/** A line that ends so far from the right edge. */
const endingAt = (end: number, y: number, size = 10) => line(width - end - long(12, size), y, TWELVE, size)

const ART = '0.9 0.2 0 0 k'

export const EDGE_DEFECTS: readonly Defect[] = [
  ['line ends near the right edge', 'safe-margin', 4, (r) => page(endingAt(between(r, 0.4, 2.5), between(r, 20, 190)))],
  ['line is cut by the right edge', 'safe-margin', 4, (r) => page(endingAt(between(r, -9, -0.5), between(r, 20, 190)))],
  ['line begins outside', 'safe-margin', 3, (r) => page(line(between(r, -9, -1), 150, letters(30)), { gutter: null })],
  [
    'line begins near the left edge',
    'safe-margin',
    2,
    (r) => page(line(between(r, 0.4, 2.5), 150, TWELVE), { gutter: null }),
  ],
  ['line at the lower edge', 'safe-margin', 2, (r) => page(line(60, between(r, 0.5, 2.4), TWELVE))],
  ['line at the upper edge', 'safe-margin', 2, (r) => page(line(60, height - 2.6 - between(r, 0.5, 2.4), TWELVE))],
  [
    'upright line at the top edge',
    'safe-margin',
    3,
    (r) => page(upright(70, height - long(12) - between(r, 0.5, 2), TWELVE)),
  ],
  [
    'upright line over the top edge',
    'safe-margin',
    2,
    (r) => page(upright(70, height - long(12) + between(r, 0.5, 9), TWELVE)),
  ],
  ['page number over the lower edge', 'safe-margin', 1, () => page(line(70, -1, '12'))],
  [
    'letters set apart to the edge',
    'safe-margin',
    1,
    () => page(`BT 6 Tc /F 10 Tf ${line(102, 150, TWELVE).slice(12)}`),
  ],
  [
    'picture near the edge',
    'safe-margin',
    3,
    (r) =>
      made([{ content: `${BODY} ${placed(width - 40 - between(r, 0.8, 2.5), 150, 40)}`, resources: PICTURE }], {
        extra: [picture(500, '/DeviceCMYK', 4)],
      }),
  ],
  [
    'vector logo near the edge',
    'safe-margin',
    3,
    (r) => page(`${ART} ${box(width - 20 - between(r, 0.8, 2.5), 180, 20, 10)} f`),
  ],
  [
    'vector logo near the upper edge',
    'safe-margin',
    2,
    (r) => page(`${ART} ${box(60, height - 10 - between(r, 0.8, 2.5), 20, 10)} f`),
  ],
  [
    'frame near the edge',
    'safe-margin',
    1,
    () => page(`${ART} 1 w ${box(2, 2, width - 4, height - 4)} S`.replace('k', 'K')),
  ],
  ['text near the gutter', 'gutter-margin', 3, (r) => page(line(between(r, 2, 8.5), 150, TWELVE))],
  [
    'text near the gutter of a left-hand page',
    'gutter-margin',
    2,
    (r) => made([{}, { content: `${BODY} ${endingAt(between(r, 2, 8.5), 150)}` }]),
  ],
  [
    'text near the gutter of a book bound on the right',
    'gutter-margin',
    2,
    (r) => page(endingAt(between(r, 3.5, 8.5), 150), { gutter: { side: 'right', width: 9.5 }, bindingSide: 'right' }),
  ],
  [
    'text in the gutter of a thick book',
    'gutter-margin',
    2,
    (r) => page(line(between(r, 12, 18), 150, TWELVE), { gutter: { side: 'left', width: 22.2 } }),
  ],
  [
    'text in the holes of a ring',
    'gutter-margin',
    1,
    () => page(line(6, 150, TWELVE), { bindingSide: null, gutter: { side: 'left', width: 10 } }),
  ],
  [
    'text in the holes of a calendar',
    'gutter-margin',
    1,
    () => page(line(60, height - 9, TWELVE), { bindingSide: null, gutter: { side: 'top', width: 10 } }),
  ],
  ['spine text near its edge', 'spine-margin', 4, (r) => cover(spineText(SPINE.from + 2.54 + between(r, 0, 1.2)))],
  ['spine text over its edge', 'spine-margin', 2, (r) => cover(spineText(SPINE.from + between(r, 1.4, 2)))],
  [
    'spine letters made to shapes',
    'spine-margin',
    2,
    (r) => cover(`${BLACK} ${box(SPINE.from + between(r, 0.2, 1.2), 100, 4, 4)} f`),
  ],
  [
    'caption over the edge of the spine',
    'fold-margin',
    2,
    (r) => cover(line(SPINE.from - long(12) + between(r, 0.5, 3), 100, TWELVE)),
  ],
  ['text over the fold of a leaflet', 'fold-margin', 3, (r) => leaflet(line(40, between(r, 110, 190), TWELVE))],
  ['text over the fold on its inside', 'fold-margin', 2, (r) => leaflet('', line(75, between(r, 110, 190), TWELVE))],
  [
    'text that a case turns in',
    'safe-margin',
    2,
    (r) => page(line(40, between(r, 4, 14), TWELVE), { wrap: 20, safe: 8, gutter: null, bleed: 0, bindingSide: null }),
  ],
]

const SPINE = { from: 148, to: 156 }
const spineText = (x: number) => `${BLACK} ${upright(x, 60, 'a title of a book')}`
const SPINE_FOLDS = [SPINE.from, SPINE.to].map(
  (place) => ({ what: 'spine', direction: 'vertical', at: place }) as const,
)

/** A cover of two A5 faces and 8 mm of back on a ground that runs off everywhere. */
function cover(content: string): Made {
  const trim = { width: 304, height: 210 }
  const ground = `0.2 0.1 0 0 k ${box(-3, -3, 310, 216)} f`
  const overprint = '/ExtGState << /O << /OP true /op true /OPM 1 >> >>'
  const words = `${ground} /O gs ${BLACK} ${line(200, 150, 'a title', 30)} ${content}`
  return made([{ content: words, resources: overprint, boxes: boxesOf(trim.width, trim.height) }], {
    expect: { role: 'cover', trim, bindingSide: null, gutter: null, spine: 8, folds: SPINE_FOLDS },
  })
}

/** A sheet whose fold stands at 60 mm outside, so at 88 mm inside. */
function leaflet(outside: string, inside = ''): Made {
  const body = `${BLACK} ${line(70, 60, 'panel')}`
  const back = `${BLACK} ${line(10, 60, 'panel')}`
  return made([{ content: `${body} ${outside}` }, { content: `${back} ${inside}` }], {
    expect: {
      role: 'sheet',
      bindingSide: null,
      gutter: null,
      folds: [{ what: 'fold', direction: 'vertical', at: 60 }],
    },
  })
}

const groundTo = (bleed: number) => `0.2 0.1 0 0 k ${box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)} f`

export const EDGE_CLEAN: readonly Clean[] = [
  ['paragraphs at ordinary margins', 3, (r) => page(line(between(r, 12, 40), between(r, 20, 180), TWELVE))],
  ['a line that ends 3.5 mm from the edge', 2, (r) => page(endingAt(between(r, 3.5, 8), 150))],
  ['blanks that run over the edge', 1, () => page(line(100, 150, `word${' '.repeat(60)}`))],
  [
    'slug and marks beyond the trim',
    1,
    () => page(`0.3 w 0 0 0 1 K ${box(-2.9, 100, 2, 0)} S ${line(20, -2.9, 'slug', 5)}`),
  ],
  [
    'a ground that runs off everywhere',
    2,
    (r) =>
      made([
        {
          content: `${groundTo(3)} ${line(30, between(r, 50, 150), 'white', 20).replace('BT', '0 g BT')}`.replace(
            '0 g',
            '0 0 0 0 k',
          ),
        },
      ]),
  ],
  [
    'a picture that runs off one edge',
    1,
    () =>
      made([{ content: `${BODY} ${placed(width - 57, 140, 60)}`, resources: PICTURE }], {
        extra: [picture(800, '/DeviceCMYK', 4)],
      }),
  ],
  [
    'a picture made of strips that run off',
    1,
    () => page(Array.from({ length: 6 }, (_, row) => `${ART} ${box(40, -3 + row * 2, 111, 2)} f`).join(' ')),
  ],
  ['title in the middle of the spine', 2, (r) => cover(spineText(SPINE.from + 5.1 + between(r, 0, 0.6)))],
  [
    'shapes of a pattern on a ground',
    1,
    () =>
      cover(
        `${BLACK} ${[-30, -14, 2, 18, 34].map((x) => `${box(145 + x, 1, 12, 12)} f ${box(150 + x, 60, 4, 4)} f`).join(' ')}`,
      ),
  ],
  ['heading over the fold', 1, () => leaflet(line(20, 180, 'a heading', 40))],
  [
    'text beside the fold',
    2,
    (r) => leaflet(line(62, between(r, 110, 190), 'panel'), line(90, between(r, 110, 190), 'panel')),
  ],
  ['gutter of a thin book', 2, (r) => page(line(between(r, 9.6, 14), 150, TWELVE))],
  [
    'scan with a rim',
    1,
    () =>
      made([{ content: `q ${boxOfScan} cm /I Do Q`, resources: PICTURE }], {
        extra: [picture(3600, '/DeviceGray', 1)],
        expect: { gutter: null },
      }),
  ],
]

/** A page without bleed and without a word about its trim. */
const ONLY_TRIM = `/MediaBox [${at(0)} ${at(0)} ${at(width)} ${at(height)}]`

/** What is never meant: the rule has to stop it. */
export const EDGE_STOPPED: readonly Defect[] = [
  ['line over the right edge', 'safe-margin', 4, (r) => page(endingAt(between(r, -9, -0.9), between(r, 20, 190)))],
  [
    'line that the page itself cuts off',
    'safe-margin',
    3,
    (r) => made([{ content: `${BODY} ${endingAt(between(r, -15, -1.2), 150)}`, boxes: ONLY_TRIM }]),
  ],
  [
    'line over the left edge',
    'safe-margin',
    3,
    (r) => made([{}, { content: line(between(r, -9, -1.2), 150, letters(30)) }]),
  ],
  [
    'upright line over the top edge',
    'safe-margin',
    3,
    (r) => page(upright(70, height - long(12) + between(r, 1, 9), TWELVE)),
  ],
  ['page number over the lower edge', 'safe-margin', 2, (r) => page(line(70, between(r, -1.6, -1), '12'))],
  ['title that ends within the bleed', 'safe-margin', 2, (r) => page(endingAt(between(r, -2.3, -2), 150, 34))],
  ['line over the bound edge', 'gutter-margin', 3, (r) => page(line(between(r, -9, -1.2), 150, letters(30)))],
  ['letters over the edge of the back', 'spine-margin', 1, () => cover(spineText(SPINE.from + 9))],
]

/** What may be meant: it is said, and nothing is stopped for it. */
export const EDGE_TOLD: readonly Defect[] = [
  ['line near the edge', 'safe-margin', 3, (r) => page(endingAt(between(r, 0.4, 2.5), 150))],
  [
    'letters as a picture, through all of the bleed',
    'safe-margin',
    2,
    (r) => page(endingAt(between(r, -30, -8), 150, 60)),
  ],
  [
    'letters as a picture over the bound edge',
    'gutter-margin',
    2,
    (r) => page(line(between(r, -30, -8), 150, TWELVE, 60)),
  ],
  ['line over a fold', 'fold-margin', 1, () => leaflet(line(50, 110, 'a line over the fold'))],
]

const boxOfScan = '413.858 0 0 589.606 11.339 11.339'
