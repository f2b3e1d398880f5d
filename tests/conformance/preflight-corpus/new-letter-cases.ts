import { BLACK, BODY, box, line, made, WIDTHS } from './made-page.ts'
import { form, type NewDefect, spaces, state, tiling, withBody } from './new-case.ts'

const fontOf = (type: string, name: string, more = '') =>
  `<< /Type /Font /Subtype /${type} /BaseFont /${name} ${WIDTHS} ${more} >>`
const LOOSE = fontOf('TrueType', 'Arial')
const WORDS = (content: string) => content.replace('/F ', '/G ')
/** Words in a second font that is not in the file. */
const inLoose = (content: string, font = LOOSE) =>
  made([{ content: `${BODY} ${WORDS(content)}`, font: `17 0 R /G ${font}` }])
const cid = (type: string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /Batang /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /${type} /BaseFont /Batang >>] >>`
const page = (content: string, expect = {}) => made([{ content: `${BODY} ${content}` }], { expect })
const PLACE = box(40, 130, 50, 40)
export const NEW_FONTS: readonly NewDefect[] = [
  [
    'a multiple master that is not embedded',
    'fonts-embedded',
    'block',
    () => inLoose(line(30, 150, 'words'), fontOf('MMType1', 'Minion')),
  ],
  [
    'a composite font of another kind that is not embedded',
    'fonts-embedded',
    'block',
    () => inLoose(line(30, 150, 'wo'), cid('CIDFontType0')),
  ],
  [
    'bullets of a font that is not embedded',
    'fonts-embedded',
    'block',
    () => inLoose(line(30, 150, 'l'), fontOf('Type1', 'ZapfDingbats')),
  ],
  [
    'Greek letters of a font that is not embedded',
    'fonts-embedded',
    'block',
    () => inLoose(line(30, 150, 'abg'), fontOf('Type1', 'Symbol')),
  ],
  ['a font that is not embedded on the second page', 'fonts-embedded', 'block', () => made([{}, { font: LOOSE }])],
  [
    'a font that is not embedded in a form',
    'fonts-embedded',
    'block',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [form(line(30, 150, 'words'), `/Font << /F ${LOOSE} >>`)],
      }),
  ],
  [
    'a font that is not embedded in a pattern',
    'fonts-embedded',
    'block',
    () =>
      withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 20 0 R >>', {
        extra: [tiling('BT /F 10 Tf 5 5 Td (ab) Tj ET', `/Font << /F ${LOOSE} >>`)],
      }),
  ],
  [
    'outlines of a font that is not embedded',
    'fonts-embedded',
    'block',
    () => inLoose(line(30, 150, 'words', 30).replace('BT', 'BT 1 Tr')),
  ],
  [
    'a new line of a font that is not embedded',
    'fonts-embedded',
    'block',
    () => inLoose("BT /F 10 Tf 12 TL 100 400 Td (words) ' ET"),
  ],
  [
    'letters set apart of a font that is not embedded',
    'fonts-embedded',
    'block',
    () => inLoose('BT /F 10 Tf 100 400 Td [(wo) -20 (rds)] TJ ET'),
  ],
  [
    'a font that is not embedded, set by a state',
    'fonts-embedded',
    'block',
    () => withBody('/O gs BT 100 400 Td (words) Tj ET', state('/Font [20 0 R 10]'), { extra: [LOOSE] }),
  ],
  [
    'a font described without its program',
    'fonts-embedded',
    'block',
    () =>
      inLoose(
        line(30, 150, 'words'),
        fontOf('TrueType', 'Arial', '/FontDescriptor << /Type /FontDescriptor /FontName /Arial /Flags 32 >>'),
      ),
  ],
  [
    'a font whose program is missing',
    'fonts-embedded',
    'block',
    () =>
      inLoose(
        line(30, 150, 'words'),
        fontOf(
          'TrueType',
          'AAAAAA+Arial',
          '/FontDescriptor << /Type /FontDescriptor /FontName /AAAAAA+Arial /Flags 32 /FontFile2 99 0 R >>',
        ),
      ),
  ],
  [
    'words in a font that the page does not know',
    'fonts-embedded',
    'block',
    () => made([{ content: `${BODY} BT /Missing 10 Tf 100 400 Td (words) Tj ET` }]),
  ],
  [
    'Courier by its Windows name',
    'courier-font',
    'warn',
    () =>
      made([
        {
          font: `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+CourierNewPSMT ${WIDTHS} /FontDescriptor 18 0 R >>`,
        },
      ]),
  ],
  [
    'tiny by the matrix of the text',
    'small-text',
    'warn',
    () => page('BT /F 20 Tf 0.15 0 0 0.15 120 400 Tm (tiny) Tj ET'),
  ],
  [
    'tiny by the matrix of the page',
    'small-text',
    'warn',
    () => page('q 0.2 0 0 0.2 0 0 cm BT /F 20 Tf 600 2000 Td (tiny) Tj ET Q'),
  ],
  [
    'tiny by the matrix of a form',
    'small-text',
    'warn',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [form('BT /F 20 Tf 600 2000 Td (tiny) Tj ET', '/Font << /F 17 0 R >>', '/Matrix [0.2 0 0 0.2 0 0]')],
      }),
  ],
  [
    'small white letters of the screen',
    'small-text',
    'warn',
    () => page(`0.6 0.3 0 0 k ${box(30, 120, 90, 60)} f 1 1 1 rg ${line(40, 150, 'white', 6)}`),
  ],
  [
    'small white letters in grey',
    'small-text',
    'warn',
    () => page(`0.6 0.3 0 0 k ${box(30, 120, 90, 60)} f 1 g ${line(40, 150, 'white', 6)}`),
  ],
  [
    'small letters of two named inks',
    'small-text',
    'warn',
    () =>
      withBody(
        `/S cs 1 1 scn ${line(40, 150, 'two', 6)}`,
        spaces(
          '/S [/DeviceN [/Cyan /Magenta] /DeviceCMYK << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] >>]',
        ),
      ),
  ],
  [
    'small letters of two inks, outlined',
    'small-text',
    'warn',
    () => page(`1 1 0 0 K 0.6 w 1 Tr ${line(40, 150, 'two', 6)}`),
  ],
]

export const NEW_LINES: readonly NewDefect[] = [
  ['a dashed hairline', 'thin-lines', 'warn', () => page(`0 0 0 1 K 0.1 w [3 2] 0 d ${PLACE} S`)],
  ['a curved hairline', 'thin-lines', 'warn', () => page('0 0 0 1 K 0.1 w 120 400 m 200 500 300 300 380 400 c S')],
  ['a hairline by a state', 'thin-lines', 'warn', () => withBody(`0 0 0 1 K /O gs ${PLACE} S`, state('/LW 0.05'))],
  [
    'a hairline by the matrix of a form',
    'thin-lines',
    'warn',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [form('0 0 0 1 K 1 w 1200 4000 m 3000 4000 l S', '', '/Matrix [0.1 0 0 0.1 0 0]')],
      }),
  ],
  [
    'a hairline in a pattern',
    'thin-lines',
    'warn',
    () =>
      withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 20 0 R >>', {
        extra: [tiling('0 0 0 1 K 0.05 w 0 0 m 60 60 l S')],
      }),
  ],
  ['a filled shape with a hairline', 'thin-lines', 'warn', () => page(`0 0 0 0.2 k 0 0 0 1 K 0.1 w ${PLACE} B`)],
  [
    'a white hairline on a ground',
    'thin-lines',
    'warn',
    () => page(`1 0.5 0 0 k ${PLACE} f 0 0 0 0 K 0.1 w 120 430 m 240 430 l S`),
  ],
  ['a hairline of the screen', 'thin-lines', 'warn', () => page(`0 0 0 RG 0.1 w ${PLACE} S`)],
  ['a thin rectangle that stands', 'thin-lines', 'warn', () => page(`${BLACK} ${box(60, 120, 0.04, 60)} f`)],
  [
    'a thin rectangle that leans',
    'thin-lines',
    'warn',
    () => page(`q 0.707 0.707 -0.707 0.707 200 400 cm ${BLACK} 0 0 120 0.1 re f Q`),
  ],
  [
    'a thin line of a path that is filled',
    'thin-lines',
    'warn',
    () => page(`${BLACK} 120 400 m 300 400 l 300 400.1 l 120 400.1 l h f`),
  ],
  [
    'a thin line of two inks by a form',
    'thin-lines',
    'warn',
    () => withBody('/X Do', '/XObject << /X 20 0 R >>', { extra: [form('1 0.5 0 0 K 0.3 w 120 400 m 300 400 l S')] }),
  ],
  ['a thin frame of rich black', 'thin-lines', 'warn', () => page(`0.5 0.4 0.4 1 K 0.35 w ${PLACE} S`)],
]
