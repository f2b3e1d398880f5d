import { cmykJpeg } from '#tests/support/pdf/cmyk-jpeg.ts'
import { PLAIN_LIMITS } from '#tests/support/preflight/facts-of.ts'
import { BLACK, BODY, box, line, made, picture, PICTURE, placed } from './made-page.ts'
import { fade, form, type NewDefect, profile, spaces, spot, state, stream, tiling, withBody } from './new-case.ts'

const PLACE = box(40, 130, 50, 40)
const GROUND = `0.6 0.3 0 0 k ${box(30, 120, 90, 60)} f`
const OVERPRINT = '/OP true /op true /OPM 1'
const image = (space: string, channels: number, more = '', sample = 0x60) =>
  withBody(placed(40, 130, 40), PICTURE, { extra: [picture(500, space, channels, more, sample)] })
const pattern = (content: string, resources = '') =>
  withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 20 0 R >>', { extra: [tiling(content, resources)] })
const inForm = (content: string, resources = '', more = '') =>
  withBody('/F Do', '/XObject << /F 20 0 R >>', { extra: [form(content, resources, more)] })
/** What lies over what, and what comes together. */
export const NEW_OVERPRINT: readonly NewDefect[] = [
  [
    'transparency mixed in RGB by a profile',
    'blend-space',
    'warn',
    () =>
      made(
        [
          {
            content: `/O gs 0 1 1 0 k ${PLACE} f`,
            resources: state('/ca 0.5'),
            entries: '/Group << /S /Transparency /CS [/ICCBased 20 0 R] >>',
          },
        ],
        { extra: [profile(3)] },
      ),
  ],
  [
    'transparency mixed in calibrated RGB',
    'blend-space',
    'warn',
    () =>
      made([
        {
          content: `/O gs 0 1 1 0 k ${PLACE} f`,
          resources: state('/ca 0.5'),
          entries: '/Group << /S /Transparency /CS [/CalRGB << /WhitePoint [0.96 1 0.82] >>] >>',
        },
      ]),
  ],
  [
    'a group of a form mixed in RGB',
    'blend-space',
    'warn',
    () =>
      inForm(`/O gs 0 1 1 0 k ${PLACE} f`, state('/ca 0.5'), '/Group << /S /Transparency /I true /CS /DeviceRGB >>'),
  ],
  [
    'a shadow by a soft mask, mixed in RGB',
    'blend-space',
    'warn',
    () =>
      made(
        [
          {
            content: `${BODY} /O gs 0 1 1 0 k ${PLACE} f`,
            resources: state('/SMask << /S /Luminosity /G 20 0 R >>'),
            entries: '/Group << /S /Transparency /CS /DeviceRGB >>',
          },
        ],
        { extra: [form(`0.5 g ${PLACE} f`, '', '/Group << /S /Transparency /CS /DeviceGray >>')] },
      ),
  ],
  [
    'separated inks stacked by overprint',
    'stacked-inks',
    'warn',
    () =>
      withBody(
        `1 1 0 0 k ${PLACE} f /O gs /S cs 1 scn ${box(45, 135, 30, 20)} f /T cs 1 scn ${box(45, 135, 30, 20)} f`,
        `${state(OVERPRINT)} ${spaces(`/S ${spot('Yellow', '0 0 1 0')} /T ${spot('Black', '0 0 0 1')}`)}`,
      ),
  ],
  [
    'inks stacked by multiplying in a form',
    'stacked-inks',
    'warn',
    () => inForm(`1 1 0 0 k ${PLACE} f /O gs 0 0 1 1 k ${box(45, 135, 30, 20)} f`, state('/BM /Multiply')),
  ],
  [
    'inks stacked by a list of blend modes',
    'stacked-inks',
    'warn',
    () => withBody(`1 1 0 0 k ${PLACE} f /O gs 0 0 1 1 k ${box(45, 135, 30, 20)} f`, state('/BM [/Multiply /Normal]')),
  ],
  [
    'colour that overprints a picture',
    'unread-inks',
    'warn',
    () =>
      withBody(`${placed(40, 130, 40)} /O gs 0 1 1 0 k ${box(45, 135, 20, 20)} f`, `${PICTURE} ${state(OVERPRINT)}`, {
        extra: [picture(500, '/DeviceCMYK', 4)],
      }),
  ],
  [
    'a picture packed as JPEG 2000',
    'unread-inks',
    'warn',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [
          stream(
            '/Type /XObject /Subtype /Image /Width 500 /Height 500 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /JPXDecode',
            new Uint8Array(400),
          ),
        ],
      }),
  ],
  [
    'a knockout group with something half there',
    'drawn-otherwise',
    'warn',
    () =>
      withBody('/K Do', '/XObject << /K 20 0 R >>', {
        extra: [
          form(
            `0.5 g ${PLACE} f /O gs 0 g ${PLACE} f`,
            state('/ca 0.5'),
            '/Group << /S /Transparency /CS /DeviceGray /K true >>',
          ),
        ],
      }),
  ],
  [
    'a fade between four samples',
    'drawn-otherwise',
    'warn',
    () =>
      withBody(
        `q ${PLACE} W n /H sh Q`,
        '/Shading << /H << /ShadingType 1 /ColorSpace /DeviceCMYK /Domain [0 1 0 1] /Matrix [400 0 0 400 0 0] /Function 20 0 R >> >>',
        {
          extra: [
            stream(
              '/FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] /Size [2 2] /BitsPerSample 8',
              new Uint8Array(16).fill(90),
            ),
          ],
        },
      ),
  ],
  [
    'a white line that overprints',
    'white-overprint',
    'fixable',
    () => withBody(`${GROUND} /O gs 0 0 0 0 K 4 w ${PLACE} S`, state(OVERPRINT)),
  ],
  [
    'white letters that overprint in a form',
    'white-overprint',
    'fixable',
    () =>
      made([{ content: `${GROUND} /F Do`, resources: '/XObject << /F 20 0 R >>' }], {
        extra: [form(`/O gs 0 0 0 0 k ${line(40, 150, 'white', 20)}`, `${state(OVERPRINT)} /Font << /F 17 0 R >>`)],
      }),
  ],
  [
    'white of a spot at nought that overprints',
    'white-overprint',
    'fixable',
    () =>
      withBody(
        `${GROUND} /O gs /S cs 0 scn ${PLACE} f`,
        `${state(OVERPRINT)} ${spaces(`/S ${spot('Black', '0 0 0 1')}`)}`,
      ),
  ],
  [
    'calibrated grey that overprints',
    'grey-overprint',
    'fixable',
    () =>
      withBody(
        `${GROUND} /O gs /S cs 0.5 sc ${PLACE} f`,
        `${state(OVERPRINT)} ${spaces('/S [/CalGray << /WhitePoint [0.96 1 0.82] >>]')}`,
      ),
  ],
  [
    'a coloured line that overprints',
    'overprint',
    'warn',
    () => withBody(`${GROUND} /O gs 0 0.5 0.5 0 K 9 w ${PLACE} S`, state(OVERPRINT)),
  ],
  [
    'letters in a spot that overprint',
    'overprint',
    'warn',
    () =>
      withBody(
        `${GROUND} /O gs /S cs 1 scn ${line(40, 150, 'spot', 30)}`,
        `${state(OVERPRINT)} ${spaces(`/S ${spot('Gold')}`)}`,
        { expect: { spotInks: 1 } },
      ),
  ],
  [
    'black letters in grey that knock out',
    'black-text',
    'fixable',
    () => withBody(`${GROUND} 0 g ${line(40, 150, 'small', 8)}`),
  ],
  [
    'black letters of a separation that knock out',
    'black-text',
    'fixable',
    () => withBody(`${GROUND} /S cs 1 scn ${line(40, 150, 'small', 8)}`, spaces(`/S ${spot('Black', '0 0 0 1')}`)),
  ],
  [
    'black letters that knock out of a picture',
    'black-text',
    'fixable',
    () =>
      withBody(`${placed(40, 130, 60)} ${BLACK} ${line(45, 150, 'small', 8)}`, PICTURE, {
        extra: [picture(800, '/DeviceCMYK', 4)],
      }),
  ],
  [
    'overprint that is switched off again',
    'black-text',
    'fixable',
    () =>
      withBody(
        `${GROUND} /O gs /N gs ${BLACK} ${line(40, 150, 'small', 8)}`,
        '/ExtGState << /O << /OP true /op true /OPM 1 >> /N << /OP false /op false >> >>',
      ),
  ],
  [
    'a black frame of one point that knocks out',
    'black-lines',
    'fixable',
    () => withBody(`${GROUND} 0 G 1 w ${box(40, 130, 60, 30)} S`),
  ],
  [
    'an area of all inks by their names',
    'ink-coverage',
    'block',
    () =>
      withBody(
        `/S cs 1 1 1 1 scn ${PLACE} f`,
        spaces(
          '/S [/DeviceN [/Cyan /Magenta /Yellow /Black] /DeviceCMYK << /FunctionType 4 /Domain [0 1 0 1 0 1 0 1] /Range [0 1 0 1 0 1 0 1] >>]',
        ),
      ),
  ],
  [
    'an area of all inks by a profile',
    'ink-coverage',
    'block',
    () => withBody(`/S cs 1 1 1 1 sc ${PLACE} f`, spaces('/S [/ICCBased 20 0 R]'), { extra: [profile(4)] }),
  ],
  ['huge letters of all inks', 'ink-coverage', 'block', () => withBody(`1 1 1 1 k ${line(30, 130, 'All', 150)}`)],
  ['a broad line of all inks', 'ink-coverage', 'block', () => withBody(`1 1 1 1 K 40 w 120 400 m 350 400 l S`)],
  [
    'a fade into all inks',
    'ink-coverage',
    'block',
    () => withBody(`q ${PLACE} W n /H sh Q`, `/Shading << /H ${fade('/DeviceCMYK', '1 1 1 1', '1 1 1 0.9')} >>`),
  ],
  ['a pattern of all inks', 'ink-coverage', 'block', () => pattern('1 1 1 1 k 0 0 58 58 re f')],
  [
    'a picture of numbered colours of all inks',
    'ink-coverage',
    'block',
    () => image('[/Indexed /DeviceCMYK 1 <FFFFFFFFFFFFFFFF>]', 1, '', 0),
  ],
  [
    'a picture whose values are turned round',
    'ink-coverage',
    'block',
    () => image('/DeviceCMYK', 4, '/Decode [1 0 1 0 1 0 1 0]', 4),
  ],
  [
    'a JPEG of all inks',
    'ink-coverage',
    'block',
    async () => {
      // As picture programs write it, the other way round.
      const data = await cmykJpeg(200, Buffer.alloc(200 * 200 * 4, 0xf8))
      return withBody(placed(40, 130, 20), PICTURE, {
        extra: [
          stream(
            '/Type /XObject /Subtype /Image /Width 200 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]',
            data,
          ),
        ],
      })
    },
  ],
  [
    'too much ink for uncoated paper',
    'ink-coverage',
    'warn',
    () =>
      withBody(`0.9 0.9 0.9 0 k ${PLACE} f`, '', {
        expect: {
          limits: { ...PLAIN_LIMITS, inkCoverage: 260, printedOn: { route: 'offset-dedicated', paper: '모조지' } },
        },
      }),
  ],
]
