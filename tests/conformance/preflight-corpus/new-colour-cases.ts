import zlib from 'node:zlib'

import { BODY, box, line, made, picture, PICTURE, placed } from './made-page.ts'
import { fade, form, type NewDefect, profile, spaces, spot, stream, tiling, withBody } from './new-case.ts'

const PLACE = box(40, 130, 50, 40)
const SCREEN = 'screen-colours'
const image = (space: string, channels: number, more = '', sample = 0x60) =>
  withBody(placed(40, 130, 40), PICTURE, { extra: [picture(500, space, channels, more, sample)] })
const inForm = (content: string, resources = '', more = '') =>
  withBody('/F Do', '/XObject << /F 20 0 R >>', { extra: [form(content, resources, more)] })
const deviceN = (names: string, more = '') =>
  `[/DeviceN [${names}] /DeviceCMYK << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] >> ${more}]`
const two = (first: string, second: string) =>
  withBody(
    `/S cs 1 scn ${PLACE} f /T cs 1 scn ${box(40, 60, 20, 20)} f`,
    spaces(`/S ${spot(first)} /T ${spot(second)}`),
    { expect: { spotInks: 2 } },
  )
const inBlack = (content: string, resources = '') => withBody(content, resources, { expect: { colourPages: 0 } })
const sides = (fewInks: { from: number; to: number; inks: 1 | 2 }[], more = {}) =>
  made([{ content: `0 1 1 0 k ${PLACE} f` }, { content: `${BODY} 0 1 1 0 k ${PLACE} f` }], {
    expect: { colourPages: 1, fewInks, ...more },
  })

/** Colours that are not the inks of the press. */
export const NEW_COLOURS: readonly NewDefect[] = [
  [
    'RGB that is said by a default space',
    SCREEN,
    'fixable',
    () => withBody(`1 0 0 rg ${PLACE} f`, spaces('/DefaultRGB [/ICCBased 20 0 R]'), { extra: [profile(3)] }),
  ],
  [
    'numbered colours of Lab',
    SCREEN,
    'fixable',
    () => image('[/Indexed [/Lab << /WhitePoint [0.96 1 0.82] >>] 1 <60202080FF20>]', 1),
  ],
  ['a picture in Lab', SCREEN, 'fixable', () => image('[/Lab << /WhitePoint [0.96 1 0.82] >>]', 3)],
  [
    'a fade of the screen as a pattern',
    SCREEN,
    'fixable',
    () =>
      withBody(
        `/Pattern cs /P scn ${PLACE} f`,
        `/Pattern << /P << /PatternType 2 /Shading ${fade('/DeviceRGB', '1 0 0', '0 0 1')} >> >>`,
      ),
  ],
  [
    'a round fade of the screen',
    SCREEN,
    'fixable',
    () =>
      withBody(
        `q ${PLACE} W n /H sh Q`,
        `/Shading << /H ${fade('/DeviceRGB', '1 0 0', '0 0 1').replace('/ShadingType 2', '/ShadingType 3').replace('[0 0 400 400]', '[200 400 0 200 400 90]')} >>`,
      ),
  ],
  [
    'a shape in RGB by a pattern without a colour',
    SCREEN,
    'fixable',
    () =>
      withBody(`/S cs 1 0 0 /P scn ${PLACE} f`, `${spaces('/S [/Pattern /DeviceRGB]')} /Pattern << /P 20 0 R >>`, {
        extra: [tiling('0 0 9 9 re f', '', 2)],
      }),
  ],
  [
    'a picture of the screen within the page',
    SCREEN,
    'fixable',
    () => withBody(`q 9 0 0 9 150 450 cm BI /W 2 /H 1 /BPC 8 /CS /RGB /F /AHx ID FF00000000FF> EI Q`),
  ],
  [
    'a picture of the screen of 16 bits',
    SCREEN,
    'fixable',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [
          stream(
            '/Type /XObject /Subtype /Image /Width 400 /Height 400 /BitsPerComponent 16 /ColorSpace /DeviceRGB /Filter /FlateDecode',
            zlib.deflateSync(Buffer.alloc(400 * 400 * 6, 0x70)),
          ),
        ],
      }),
  ],
  [
    'letters that are drawn in RGB',
    SCREEN,
    'fixable',
    () =>
      made([{ content: `${BODY} BT /G 20 Tf 150 450 Td (aa) Tj ET`, font: '17 0 R /G 20 0 R' }], {
        extra: [
          '<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 0 50 70] /FirstChar 97 /LastChar 97 /Widths [50] /CharProcs << /a 21 0 R >> /Encoding << /Differences [97 /a] >> /Resources << >> >>',
          stream('', '50 0 d0 1 0 0 rg 0 0 40 60 re f'),
        ],
      }),
  ],
  [
    'RGB three forms deep',
    SCREEN,
    'fixable',
    () =>
      withBody('/F Do', '/XObject << /F 20 0 R >>', {
        extra: [
          form('/F Do', '/XObject << /F 21 0 R >>'),
          form('/F Do', '/XObject << /F 22 0 R >>'),
          form(`1 0 0 rg ${PLACE} f`),
        ],
      }),
  ],
  [
    'a picture of the screen in a pattern',
    SCREEN,
    'fixable',
    () =>
      withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 21 0 R >>', {
        extra: [picture(500, '/DeviceRGB', 3), tiling('q 50 0 0 50 0 0 cm /I Do Q', PICTURE)],
      }),
  ],
  [
    'a spot in a fade',
    'spot-inks',
    'fixable',
    () => withBody(`q ${PLACE} W n /H sh Q`, `/Shading << /H ${fade(spot('Gold'), '0', '1')} >>`),
  ],
  ['a picture in a spot', 'spot-inks', 'fixable', () => image(spot('Gold'), 1)],
  ['numbered colours of a spot', 'spot-inks', 'fixable', () => image(`[/Indexed ${spot('Gold')} 1 <20FF>]`, 1)],
  [
    'a spot with a Korean name',
    'spot-inks',
    'fixable',
    () => withBody(`/S cs 1 scn ${PLACE} f`, spaces(`/S ${spot('#EB#B0#95')}`)),
  ],
  [
    'a spot with an inks list of its own',
    'spot-inks',
    'fixable',
    () => withBody(`/S cs 1 1 scn ${PLACE} f`, spaces(`/S ${deviceN('/Cyan /Gold', '<< /Subtype /NChannel >>')}`)),
  ],
  [
    'a spot that stands for RGB',
    'spot-inks',
    'fixable',
    () =>
      withBody(
        `/S cs 1 scn ${PLACE} f`,
        spaces('/S [/Separation /Web /DeviceRGB << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [1 0 0] >>]'),
      ),
  ],
  [
    'two spots where one was ordered',
    'spot-inks',
    'warn',
    () =>
      withBody(
        `/S cs 1 scn ${PLACE} f /T cs 1 scn ${box(40, 60, 20, 20)} f`,
        spaces(`/S ${spot('Gold')} /T ${spot('Silver')}`),
        { expect: { spotInks: 1 } },
      ),
  ],
  ['a spot in large and in small letters', 'spot-names', 'warn', () => two('Gold', 'GOLD')],
  [
    'a spot for coated and for uncoated paper',
    'spot-names',
    'warn',
    () => two('PANTONE#20485#20C', 'PANTONE#20485#20U'),
  ],
  ['a spot with a blank behind its name', 'spot-names', 'warn', () => two('Gold', 'Gold#20')],
  [
    'an output intent for a screen',
    'colour-profiles',
    'warn',
    () =>
      made([], {
        extra: [stream('/N 3', new Uint8Array(200))],
        catalogue: '/OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (sRGB) /DestOutputProfile 20 0 R >>]',
      }),
  ],
  [
    'a picture in CMYK of another press',
    'colour-profiles',
    'warn',
    () => withBody(placed(40, 130, 40), PICTURE, { extra: [picture(500, '[/ICCBased 21 0 R]', 4), profile(4)] }),
  ],
  [
    'CMYK that a default space says anew',
    'colour-profiles',
    'warn',
    () => withBody(`0 1 1 0 k ${PLACE} f`, spaces('/DefaultCMYK [/ICCBased 20 0 R]'), { extra: [profile(4)] }),
  ],
  [
    'a line in registration colour',
    'registration-colour',
    'block',
    () => withBody(`/S CS 1 SCN 2 w ${PLACE} S`, spaces(`/S ${spot('All', '1 1 1 1')}`)),
  ],
  [
    'an area in registration colour in a form',
    'registration-colour',
    'block',
    () => inForm(`/S cs 1 scn ${PLACE} f`, spaces(`/S ${spot('All', '1 1 1 1')}`)),
  ],
  ['a picture in registration colour', 'registration-colour', 'block', () => image(spot('All', '1 1 1 1'), 1)],
  ['colour on a back that is ordered in black', 'colour-pages', 'warn', () => sides([{ from: 2, to: 2, inks: 1 }])],
  [
    'colour in a section that is ordered in black',
    'colour-pages',
    'warn',
    () =>
      made(
        [1, 2, 3, 4].map(() => ({ content: `0 1 1 0 k ${PLACE} f` })),
        { expect: { colourPages: 2, fewInks: [{ from: 3, to: 4, inks: 1 }] } },
      ),
  ],
  [
    'colour where black and a spot are ordered',
    'colour-pages',
    'warn',
    () => sides([{ from: 1, to: 2, inks: 2 }], { colourPages: null, spotInks: 1 }),
  ],
  [
    'rich black letters in a black job',
    'colour-pages',
    'warn',
    () => inBlack(`0.5 0.4 0.4 1 k ${line(30, 150, 'rich', 30)}`),
  ],
  [
    'a coloured picture in a black job',
    'colour-pages',
    'warn',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [picture(500, '[/Indexed /DeviceRGB 1 <FF000000FF00>]', 1, '', 1)],
        expect: { colourPages: 0 },
      }),
  ],
  [
    'a coloured fade in a black job',
    'colour-pages',
    'warn',
    () => inBlack(`q ${PLACE} W n /H sh Q`, `/Shading << /H ${fade('/DeviceCMYK', '1 0 0 0', '0 1 0 0')} >>`),
  ],
  [
    'a coloured pattern in a black job',
    'colour-pages',
    'warn',
    () =>
      withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 20 0 R >>', {
        extra: [tiling('0 1 1 0 k 0 0 9 9 re f')],
        expect: { colourPages: 0 },
      }),
  ],
]
