import type { RawObject } from '#tests/support/pdf/raw-pdf.ts'
import type { Clean, Defect } from './edge-cases.ts'
import { BLACK, BODY, box, line, made, picture, PICTURE, placed, type FileParts } from './made-page.ts'

const file = (content: string, resources = '', parts: FileParts = {}) =>
  made([{ content: `${BODY} ${content}`, resources }], parts)
const PLACE = box(40, 130, 50, 40)
const ICC_RGB: RawObject = { dict: '/N 3 /Alternate /DeviceRGB', data: new Uint8Array(200) }
const image = (space: string, channels: number, more = '', parts: FileParts = {}) =>
  file(placed(40, 130, 40), PICTURE, { ...parts, extra: [picture(500, space, channels, more), ...(parts.extra ?? [])] })
const space = (definition: string) => `/ColorSpace << /S ${definition} >>`
const tint = (cmyk: string) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [${cmyk}] >>`
const spot = (name: string, cmyk = '0 1 1 0') => `[/Separation /${name} /DeviceCMYK ${tint(cmyk)}]`
const state = (entries: string) => `/ExtGState << /O << ${entries} >> >>`
const OVERPRINT = state('/OP true /op true /OPM 1')
const BLACK_JOB = { expect: { colourPages: 0 } }
const shading =
  '/ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 400 400] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0 0] /C1 [0 0 1] >> /Extend [true true]'
const form = (content: string, more = ''): RawObject => ({
  dict: `/Type /XObject /Subtype /Form /BBox [0 0 500 700] /Resources << ${more} >>`,
  data: Buffer.from(content),
})

const SCREEN = 'screen-colours'
const GROUND = `0.6 0.3 0 0 k ${box(30, 120, 90, 60)} f`

export const COLOUR_DEFECTS: readonly Defect[] = [
  [
    'black text in RGB on a page without colour',
    SCREEN,
    3,
    (r) => made([{ content: `0 0 0 rg ${line(30, 60 + r() * 100, 'body')}` }]),
  ],
  ['coloured text in RGB', SCREEN, 1, () => file(`1 0 0 rg ${line(30, 150, 'red')}`)],
  ['area in RGB', SCREEN, 1, () => file(`0.9 0.4 0 rg ${PLACE} f`)],
  ['line in RGB', SCREEN, 1, () => file(`2 w 0.9 0.4 0 RG ${PLACE} S`)],
  ['Lab', SCREEN, 1, () => file(`/S cs 60 40 20 sc ${PLACE} f`, space('[/Lab << /WhitePoint [0.96 1 0.82] >>]'))],
  ['CalRGB', SCREEN, 1, () => file(`/S cs 1 0 0 sc ${PLACE} f`, space('[/CalRGB << /WhitePoint [0.96 1 0.82] >>]'))],
  [
    'RGB by a profile',
    SCREEN,
    1,
    () => file(`/S cs 1 0 0 sc ${PLACE} f`, space('[/ICCBased 20 0 R]'), { extra: [ICC_RGB] }),
  ],
  ['picture in RGB', SCREEN, 1, () => image('/DeviceRGB', 3)],
  ['picture in RGB by a profile', SCREEN, 1, () => image('[/ICCBased 21 0 R]', 3, '', { extra: [ICC_RGB] })],
  ['picture of numbered colours', SCREEN, 1, () => image('[/Indexed /DeviceRGB 1 <FF000000FF00>]', 1)],
  [
    'picture in RGB with a mask',
    SCREEN,
    1,
    () => image('/DeviceRGB', 3, '/SMask 21 0 R', { extra: [picture(10, '/DeviceGray', 1)] }),
  ],
  [
    'picture in RGB within a form',
    SCREEN,
    1,
    () =>
      file('/F Do', '/XObject << /F 21 0 R >>', {
        extra: [picture(500, '/DeviceRGB', 3), form('q 100 0 0 100 100 400 cm /I Do Q', PICTURE)],
      }),
  ],
  ['shading in RGB', SCREEN, 1, () => file(`q ${PLACE} W n /H sh Q`, `/Shading << /H << ${shading} >> >>`)],
  [
    'pattern in RGB',
    SCREEN,
    1,
    () =>
      file(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 20 0 R >>', {
        extra: [
          {
            dict: '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
            data: Buffer.from('1 0 0 rg 0 0 4 4 re f'),
          },
        ],
      }),
  ],
  ['colour in a black job', 'colour-pages', 1, () => file(`0 1 1 0 k ${PLACE} f`, '', BLACK_JOB)],
  [
    'more colour than ordered',
    'colour-pages',
    1,
    () =>
      made(
        [1, 2].map(() => ({ content: `0 1 1 0 k ${PLACE} f` })),
        { expect: { colourPages: 1 } },
      ),
  ],
  ['a spot nobody ordered', 'spot-inks', 1, () => file(`/S cs 1 scn ${PLACE} f`, space(spot('Gold')))],
  [
    'two spots in one space',
    'spot-inks',
    1,
    () =>
      file(
        `/S cs 1 1 scn ${PLACE} f`,
        space(
          `[/DeviceN [/Gold /Silver] /DeviceCMYK << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] >>]`,
        ),
      ),
  ],
  [
    'a spot under two names',
    'spot-names',
    1,
    () =>
      file(
        `/S cs 1 scn ${PLACE} f /T cs 1 scn ${box(40, 60, 20, 20)} f`,
        `/ColorSpace << /S ${spot('PANTONE#20485#20C')} /T ${spot('PANTONE#20485#20CV')} >>`,
        { expect: { spotInks: 2 } },
      ),
  ],
  [
    'one name for two colours',
    'spot-definitions',
    1,
    () =>
      file(
        `/S cs 1 scn ${PLACE} f /T cs 1 scn ${box(40, 60, 20, 20)} f`,
        `/ColorSpace << /S ${spot('Gold')} /T ${spot('Gold', '1 0 0 0')} >>`,
        { expect: { spotInks: 1 } },
      ),
  ],
  [
    'text in registration colour',
    'registration-colour',
    2,
    () => file(`/S cs 1 scn ${line(30, 160, 'all inks')}`, space(spot('All', '1 1 1 1'))),
  ],
  [
    'transparency mixed in RGB',
    'blend-space',
    1,
    () =>
      made([
        {
          content: `/O gs 0 1 1 0 k ${PLACE} f`,
          resources: state('/ca 0.5'),
          entries: '/Group << /S /Transparency /CS /DeviceRGB >>',
        },
      ]),
  ],
  ['area of 400 percent', 'ink-coverage', 2, (r) => file(`1 1 1 ${(0.8 + r() * 0.2).toFixed(2)} k ${PLACE} f`)],
  [
    'picture of too much ink',
    'ink-coverage',
    1,
    () => file(placed(40, 130, 40), PICTURE, { extra: [picture(500, '/DeviceCMYK', 4, '', 0xf0)] }),
  ],
  [
    'inks stacked by overprint',
    'stacked-inks',
    1,
    () => file(`1 1 0 0 k ${PLACE} f /O gs 0 0 1 1 k ${box(45, 135, 30, 20)} f`, OVERPRINT),
  ],
  [
    'inks stacked by multiplying',
    'stacked-inks',
    1,
    () => file(`1 1 0 0 k ${PLACE} f /O gs 0 0 1 1 k ${box(45, 135, 30, 20)} f`, state('/BM /Multiply')),
  ],
  [
    'white text that overprints',
    'white-overprint',
    1,
    () => file(`${GROUND} /O gs 0 0 0 0 k ${line(40, 150, 'white', 20)}`, OVERPRINT),
  ],
  ['white area that overprints', 'white-overprint', 1, () => file(`${GROUND} /O gs 0 0 0 0 k ${PLACE} f`, OVERPRINT)],
  ['grey that overprints', 'grey-overprint', 1, () => file(`${GROUND} /O gs 0.5 g ${PLACE} f`, OVERPRINT)],
  ['colour that overprints', 'overprint', 1, () => file(`${GROUND} /O gs 0 0.5 0.5 0 k ${PLACE} f`, OVERPRINT)],
  [
    'small black text that knocks out',
    'black-text',
    2,
    (r) => file(`${GROUND} ${BLACK} ${line(40, 130 + r() * 40, 'small', 8)}`),
  ],
  [
    'thin black line that knocks out',
    'black-lines',
    1,
    () => file(`${GROUND} 0 0 0 1 K 0.5 w ${box(40, 130, 60, 30)} S`),
  ],
  ['small text of several inks', 'small-text', 1, () => file(`0.6 0.4 0.4 1 k ${line(30, 160, 'rich', 6)}`)],
  ['small white text', 'small-text', 1, () => file(`${GROUND} 0 0 0 0 k ${line(40, 150, 'white', 6)}`)],
  ['tiny text', 'small-text', 1, () => file(line(30, 160, 'tiny', 4))],
  ['hairline', 'thin-lines', 2, (r) => file(`0 0 0 1 K ${(r() * 0.2).toFixed(2)} w ${PLACE} S`)],
  ['line of no width', 'thin-lines', 1, () => file(`0 0 0 1 K 0 w ${PLACE} S`)],
  [
    'line that is scaled down',
    'thin-lines',
    1,
    () => file(`q 0.1 0 0 0.1 0 0 cm 0 0 0 1 K 1 w 1000 4000 m 3000 4000 l S Q`),
  ],
  ['thin rectangle for a line', 'thin-lines', 1, () => file(`${BLACK} ${box(40, 150, 60, 0.04)} f`)],
  [
    'letters outlined with a hair',
    'thin-lines',
    1,
    () => file(`0 0 0 1 K 0.05 w 1 Tr ${line(30, 160, 'outlined', 24)}`),
  ],
  ['thin line of two inks', 'thin-lines', 2, () => file(`1 0.5 0 0 K 0.3 w ${PLACE} S`)],
  [
    'CMYK of another press',
    'colour-profiles',
    1,
    () =>
      file(`/S cs 0 0 0 1 sc ${PLACE} f`, space('[/ICCBased 20 0 R]'), {
        extra: [{ dict: '/N 4 /Alternate /DeviceCMYK', data: new Uint8Array(200) }],
      }),
  ],
  [
    'output intent for screens',
    'colour-profiles',
    1,
    () =>
      file('', '', {
        extra: [ICC_RGB],
        catalogue: '/OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (sRGB) /DestOutputProfile 20 0 R >>]',
      }),
  ],
  [
    'transfer function',
    'press-dependent',
    1,
    () => file(`/O gs ${PLACE} f`, state('/TR << /FunctionType 2 /Domain [0 1] /N 2 >>')),
  ],
  [
    'piece of PostScript',
    'press-dependent',
    1,
    () => file('/I Do', PICTURE, { extra: [{ dict: '/Type /XObject /Subtype /PS', data: Buffer.from('showpage') }] }),
  ],
]

export const COLOUR_CLEAN: readonly Clean[] = [
  ['black text in K', 2, (r) => file(line(30, 120 + r() * 60, 'body'))],
  [
    'black text in RGB in a black job',
    2,
    (r) => made([{ content: `0 0 0 rg ${line(30, 60 + r() * 100, 'body')}` }], BLACK_JOB),
  ],
  ['white in RGB below text in K', 1, () => made([{ content: `1 1 1 rg ${box(0, 0, 148, 210)} f ${BODY}` }])],
  ['areas in CMYK', 2, (r) => file(`${r().toFixed(2)} 0.4 0 0 k ${PLACE} f`)],
  [
    'grey by a profile',
    1,
    () =>
      file(`/S cs 0.4 sc ${PLACE} f`, space('[/ICCBased 20 0 R]'), {
        extra: [{ dict: '/N 1', data: new Uint8Array(200) }],
      }),
  ],
  ['large white text on a ground', 1, () => file(`${GROUND} 0 0 0 0 k ${line(40, 150, 'white', 20)}`)],
  [
    'small black text that overprints',
    1,
    () => file(`${GROUND} /O gs ${BLACK} ${line(40, 150, 'small', 8)}`, OVERPRINT),
  ],
  [
    'transparency in CMYK',
    1,
    () =>
      made([
        {
          content: `${BODY} /O gs 0 1 1 0 k ${PLACE} f`,
          resources: state('/ca 0.5'),
          entries: '/Group << /S /Transparency /CS /DeviceCMYK >>',
        },
      ]),
  ],
  ['line of half a point in two inks', 1, () => file(`1 0.5 0 0 K 0.5 w ${PLACE} S`)],
  ['an ordered spot', 1, () => file(`/S cs 1 scn ${PLACE} f`, space(spot('Gold')), { expect: { spotInks: 1 } })],
  ['a transfer function that changes nothing', 1, () => file(`/O gs ${PLACE} f`, state('/TR2 /Default'))],
  [
    'the screen intent of an archive',
    1,
    () =>
      file('', '', {
        extra: [ICC_RGB],
        catalogue: '/OutputIntents [<< /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /DestOutputProfile 20 0 R >>]',
      }),
  ],
  [
    'registration marks beyond the trim',
    1,
    () => file(`/S cs 1 scn ${box(-2.9, 100, 2, 0.3)} f`, space(spot('All', '1 1 1 1'))),
  ],
]
