import zlib from 'node:zlib'
import {
  BLACK,
  BODY,
  box,
  boxesOf,
  line,
  made,
  picture,
  PICTURE,
  placed,
  pt,
  TRIM,
  upright,
  WIDTHS,
} from './made-page.ts'
import { fade, form, type NewClean, profile, spaces, spot, state, stream, tiling, withBody } from './new-case.ts'

const { width, height } = TRIM
const PLACE = box(40, 130, 50, 40)
const LOOSE = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${WIDTHS} >>`
const FULL = `0.3 0.2 0 0 k ${box(-3, -3, width + 6, height + 6)} f`
const sides = (content: string) =>
  made([{ content: `0 1 1 0 k ${PLACE} f` }, { content: `${BODY} ${content}` }], {
    expect: { colourPages: 1, fewInks: [{ from: 2, to: 2, inks: 1 }] },
  })

/** Files that somebody may well hand in, and about which nobody has to say anything. */
export const NEW_CLEAN: readonly NewClean[] = [
  ['a black back of a sheet in colour', () => sides('')],
  ['black of the screen on a back that is ordered in black', () => sides(`0 0 0 rg ${line(40, 150, 'black')}`)],
  [
    'black foil on a black cover',
    () =>
      withBody(`/S cs 1 scn ${PLACE} f`, spaces(`/S ${spot('FOIL')}`), { expect: { colourPages: 0, spotInks: 1 } })
        .bytes &&
      made(
        [{ content: `0 g ${line(30, 100, 'words')} /S cs 1 scn ${PLACE} f`, resources: spaces(`/S ${spot('FOIL')}`) }],
        { expect: { colourPages: 0, spotInks: 1 } },
      ),
  ],
  [
    'a fade in inks',
    () => withBody(`q ${PLACE} W n /H sh Q`, `/Shading << /H ${fade('/DeviceCMYK', '0.6 0 0 0', '0 0.6 0 0')} >>`),
  ],
  [
    'a pattern in inks',
    () =>
      withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 20 0 R >>', {
        extra: [tiling('0.3 0.3 0 0 k 0 0 50 50 re f')],
      }),
  ],
  [
    'a picture of numbered inks',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [picture(500, '[/Indexed /DeviceCMYK 1 <2040000000000080>]', 1)],
      }),
  ],
  [
    'a picture with a soft mask',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [picture(500, '/DeviceCMYK', 4, '/SMask 21 0 R'), picture(100, '/DeviceGray', 1)],
      }),
  ],
  [
    'a picture whose values are turned round',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [picture(500, '/DeviceCMYK', 4, '/Decode [1 0 1 0 1 0 1 0]', 0xb0)],
      }),
  ],
  [
    'grey by a calibrated space',
    () => withBody(`/S cs 0.4 sc ${PLACE} f`, spaces('/S [/CalGray << /WhitePoint [0.96 1 0.82] >>]')),
  ],
  ['black by its name', () => withBody(`/S cs 1 scn ${PLACE} f`, spaces(`/S ${spot('Black', '0 0 0 1')}`))],
  ['an ink by its name', () => withBody(`/S cs 0.5 scn ${PLACE} f`, spaces(`/S ${spot('Cyan', '1 0 0 0')}`))],
  [
    'a space for screens that nothing is painted in',
    () => withBody('/S cs', spaces('/S [/ICCBased 20 0 R]'), { extra: [profile(3)] }),
  ],
  [
    'a form in a form',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [form('/X Do', '/XObject << /X 21 0 R >>'), form(`0.3 0.1 0 0 k ${PLACE} f`)],
      }),
  ],
  [
    'a box that begins at its other corner',
    () => made([{ boxes: `/MediaBox [${pt(154)} ${pt(216)} 0 0] /TrimBox [${[151, 213, 3, 3].map(pt).join(' ')}]` }]),
  ],
  ['a size in round points', () => made([{ boxes: '/MediaBox [0 0 437 613] /TrimBox [8.5 8.5 428 604]' }])],
  [
    'five millimetres of bleed',
    () =>
      made([
        {
          content: `0.3 0.2 0 0 k ${box(-5, -5, width + 10, height + 10)} f`.replace(
            /.*/u,
            `1 0 0 1 ${pt(2)} ${pt(2)} cm $&`,
          ),
          boxes: boxesOf(width, height, 5),
        },
      ]),
  ],
  [
    'a ground under everything',
    () =>
      made([
        {
          content: `${FULL} /O gs ${BLACK} ${line(40, 120, 'black over it')}`,
          resources: state('/OP true /op true /OPM 1'),
        },
      ]),
  ],
  [
    'a hidden note',
    () => made([{ entries: '/Annots [<< /Type /Annot /Subtype /Text /F 2 /Rect [100 100 120 120] >>]' }]),
  ],
  [
    'a link to a page of the web',
    () =>
      made([
        {
          entries:
            '/Annots [<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [100 100 200 120] /A << /S /URI /URI (https://example.com) >> >>]',
        },
      ]),
  ],
  [
    'bookmarks and page labels',
    () =>
      made([], {
        extra: ['<< /Type /Outlines >>'],
        catalogue:
          '/Outlines 20 0 R /PageLabels << /Nums [0 << /S /D >>] >> /ViewerPreferences << /DisplayDocTitle true >>',
      }),
  ],
  ['a page that opens at its first', () => made([], { catalogue: '/OpenAction [20 0 R /Fit]', extra: ['null'] })],
  [
    'tags for those who cannot see',
    () =>
      made([{ content: `/P << /MCID 0 >> BDC ${BODY} EMC`, entries: '/StructParents 0' }], {
        catalogue: '/MarkInfo << /Marked true >> /StructTreeRoot << /Type /StructTreeRoot >>',
      }),
  ],
  [
    'unseen letters in a font that is not embedded',
    () => made([{ content: `${BODY} BT 3 Tr /G 10 Tf 100 400 Td (words) Tj ET`, font: `17 0 R /G ${LOOSE}` }]),
  ],
  [
    'a title that reads upwards in the middle of the back',
    () =>
      made(
        [
          {
            content: `${BLACK} ${line(200, 150, 'a title', 30)} ${upright(153.4, 60, 'a title')}`,
            boxes: boxesOf(304, 210),
          },
        ],
        {
          expect: {
            role: 'cover',
            trim: { width: 304, height },
            bindingSide: null,
            gutter: null,
            spine: 8,
            folds: [148, 156].map((place) => ({ what: 'spine', direction: 'vertical', at: place }) as const),
          },
        },
      ),
  ],
  ['a title set loosely', () => withBody(`BT 2 Tc ${line(40, 150, 'a loose title', 14).slice(3)}`)],
  [
    'bytes behind the end of the file',
    () => {
      const whole = made([])
      return { ...whole, bytes: Buffer.concat([whole.bytes, Buffer.from('\n\n\0\0\0')]) }
    },
  ],
  [
    'content in several streams',
    () => {
      const parts = [`${BLACK} BT /F 10 Tf`, `${pt(40)} ${pt(100)} Td (two halves)`, 'Tj ET'].map((part) =>
        stream('/Filter /FlateDecode', zlib.deflateSync(Buffer.from(part))),
      )
      const whole = made([{}], { extra: parts })
      return {
        ...whole,
        bytes: Buffer.from(
          Buffer.from(whole.bytes).toString('latin1').replace('/Contents 24 0 R', '/Contents [20 0 R 21 0 R 22 0 R]'),
          'latin1',
        ),
      }
    },
  ],
]
