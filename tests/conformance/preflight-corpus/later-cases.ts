import { BODY, box, boxesOf, line, made, picture, PICTURE, pixelsFor, placed, pt, TRIM } from './made-page.ts'
import { form, type NewDefect, spaces, spot, state, stream, tiling, withBody } from './new-case.ts'

const { width, height } = TRIM
const PLACE = box(40, 130, 50, 40)
const FULL = `0.3 0.2 0 0 k ${box(-3, -3, width + 6, height + 6)} f`
const note = (subtype: string, more = '') =>
  made([{ entries: `/Annots [<< /Type /Annot /Subtype /${subtype} /F 4 /Rect [100 100 160 160] ${more} >>]` }])
const layered = (config: string, use = '/OC /L') =>
  made(
    [{ content: `${BODY} ${use} BDC ${line(40, 150, 'on a layer')} EMC`, resources: '/Properties << /L 21 0 R >>' }],
    {
      extra: ['<< /Type /OCG /Name (draft) >>', '<< /Type /OCMD /OCGs [20 0 R] /P /AllOn >>'],
      catalogue: `/OCProperties << /OCGs [20 0 R] /D << ${config} >> >>`,
    },
  )

/** What was tried in a later round: kinds of defects that none of the others is. */
export const LATER: readonly NewDefect[] = [
  // Pictures
  [
    'a coarse stencil of one bit',
    'line-art-resolution',
    'warn',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [
          stream(
            '/Type /XObject /Subtype /Image /Width 160 /Height 160 /BitsPerComponent 1 /ImageMask true',
            Buffer.alloc(20 * 160, 0x5a),
          ),
        ],
      }),
  ],
  [
    'a fine picture behind a coarse mask of one bit',
    'line-art-resolution',
    'warn',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [
          picture(pixelsFor(40, 300), '/DeviceCMYK', 4, '/Mask 21 0 R'),
          stream(
            '/Type /XObject /Subtype /Image /Width 80 /Height 80 /BitsPerComponent 1 /ImageMask true',
            Buffer.alloc(10 * 80, 0x5a),
          ),
        ],
      }),
  ],
  [
    'a coarse picture with a colour left out',
    'image-resolution',
    'warn',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [picture(pixelsFor(40, 120), '/DeviceCMYK', 4, '/Mask [0 0 0 0 0 0 0 0]')],
      }),
  ],
  [
    'a mesh in colours of the screen',
    'screen-colours',
    'fixable',
    () =>
      withBody(`q ${PLACE} W n /H sh Q`, '/Shading << /H 20 0 R >>', {
        extra: [
          stream(
            '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [100 300 350 550 0 1 0 1 0 1]',
            Uint8Array.of(0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 255, 0, 0, 128, 255, 0, 0, 255),
          ),
        ],
      }),
  ],
  [
    'a picture of a spot nobody ordered',
    'spot-inks',
    'fixable',
    () => withBody(placed(40, 130, 40), PICTURE, { extra: [picture(500, spot('Gold'), 1)] }),
  ],
  [
    'letters of dots as old typesetters write them',
    'line-art-resolution',
    'warn',
    () =>
      made([{ content: `${BODY} BT /G 10 Tf ${pt(60)} ${pt(140)} Td (aaaaaaaaaa) Tj ET`, font: '17 0 R /G 20 0 R' }], {
        extra: [
          '<< /Type /Font /Subtype /Type3 /FontMatrix [0.1 0 0 0.1 0 0] /FontBBox [0 0 6 8] /FirstChar 97 /LastChar 97 /Widths [6] /CharProcs << /a 21 0 R >> /Encoding << /Differences [97 /a] >> /Resources << >> >>',
          stream(
            '',
            '6 0 0 0 6 8 d1 6 0 0 8 0 0 cm BI /W 16 /H 20 /IM true /BPC 1 /D [1 0] ID 0123456789012345678901234567890123456789 EI',
          ),
        ],
      }),
  ],
  // Ink
  [
    'a pattern of too much ink',
    'ink-coverage',
    'block',
    () =>
      withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 20 0 R >>', {
        extra: [tiling('1 1 1 0.9 k 0 0 60 60 re f')],
      }),
  ],
  [
    'a picture of numbered inks that are too much',
    'ink-coverage',
    'block',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [picture(500, '[/Indexed /DeviceCMYK 1 <00000000FFFFFFE6>]', 1, '', 1)],
      }),
  ],
  [
    'a ground of four named inks that are too much',
    'ink-coverage',
    'block',
    () =>
      withBody(
        `/S cs 1 1 1 0.9 scn ${PLACE} f`,
        spaces(
          '/S [/DeviceN [/Cyan /Magenta /Yellow /Black] /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [1 1 1 1] >>]',
        ),
      ),
  ],
  [
    'too much ink in a form in a form',
    'ink-coverage',
    'block',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [form('/X Do', '/XObject << /X 21 0 R >>'), form(`1 1 1 0.9 k ${PLACE} f`)],
      }),
  ],
  // Letters and lines
  [
    'small white letters on a picture',
    'small-text',
    'warn',
    () =>
      withBody(`${placed(40, 130, 40)} 0 0 0 0 k ${line(45, 150, 'small and white', 4)}`, PICTURE, {
        extra: [picture(500, '/DeviceCMYK', 4)],
      }),
  ],
  [
    'a line that a state makes thin',
    'thin-lines',
    'warn',
    () => withBody(`0 0 0 1 K 2 w /O gs ${pt(40)} ${pt(140)} m ${pt(90)} ${pt(140)} l S`, state('/LW 0.1')),
  ],
  [
    'a line without a width',
    'thin-lines',
    'warn',
    () => withBody(`0 0 0 1 K 0 w ${pt(40)} ${pt(140)} m ${pt(90)} ${pt(140)} l S`),
  ],
  [
    'a white stencil that overprints',
    'white-overprint',
    'fixable',
    () =>
      withBody(
        `0.4 0.2 0 0 k ${PLACE} f 0 0 0 0 k /O gs ${placed(45, 135, 30)}`,
        `${PICTURE} ${state('/OP true /op true /OPM 1')}`,
        {
          extra: [
            stream(
              '/Type /XObject /Subtype /Image /Width 960 /Height 960 /BitsPerComponent 1 /ImageMask true',
              Buffer.alloc(120 * 960, 0),
            ),
          ],
        },
      ),
  ],
  [
    'signs of Symbol that are not embedded',
    'fonts-embedded',
    'block',
    () =>
      made([
        {
          content: `${BODY} BT /G 10 Tf 200 400 Td (abc) Tj ET`,
          font: '17 0 R /G << /Type /Font /Subtype /Type1 /BaseFont /Symbol >>',
        },
      ]),
  ],
  // What a press carries out by itself
  [
    'a halftone with a curve of its own',
    'press-dependent',
    'block',
    () =>
      withBody(
        `/O gs ${PLACE} f`,
        state(
          '/HT << /Type /Halftone /HalftoneType 1 /Frequency 60 /Angle 45 /SpotFunction /Round /TransferFunction << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >> >>',
        ),
      ),
  ],
  [
    'a halftone for each ink, one with a curve of its own',
    'press-dependent',
    'block',
    () =>
      withBody(
        `/O gs ${PLACE} f`,
        state(
          '/HT << /Type /Halftone /HalftoneType 5 /Default << /HalftoneType 1 /Frequency 60 /Angle 45 /SpotFunction /Round >> /Cyan << /HalftoneType 1 /Frequency 60 /Angle 15 /SpotFunction /Round /TransferFunction << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >> >> >>',
        ),
      ),
  ],
  // Pages
  [
    'a page that is a white picture',
    'blank-pages',
    'warn',
    () =>
      made([{}, { content: placed(20, 20, 100), resources: PICTURE }], {
        extra: [picture(1200, '/DeviceGray', 1, '', 0xff)],
      }),
  ],
  [
    'a page with nothing but a note',
    'blank-pages',
    'warn',
    () => made([{}, { content: ' ', entries: '/Annots [<< /Type /Annot /Subtype /Text /Rect [100 100 120 120] >>]' }]),
  ],
  [
    'two millimetres of bleed',
    'bleed',
    'fixable',
    () => made([{ content: `${FULL} ${BODY}`, boxes: boxesOf(width, height, 2) }]),
  ],
  [
    'bleed that is all on one side',
    'bleed',
    'fixable',
    () => {
      const media = `0 0 ${pt(154)} ${pt(216)}`
      return made([
        {
          content: `${FULL} ${BODY}`,
          boxes: `/MediaBox [${media}] /TrimBox [${[5.5, 3, 153.5, 213].map(pt).join(' ')}] /BleedBox [${media}]`,
        },
      ])
    },
  ],
  ['a page of another size in the middle', 'page-size', 'block', () => made([{}, { boxes: boxesOf(182, 257) }, {}])],
  ['a footer two millimetres from the knife', 'safe-margin', 'warn', () => withBody(line(60, 2, 'page 12', 8))],
  // Notes and layers
  ['a note that is a stamp', 'annotations', 'fixable', () => note('Stamp', '/Name /Draft')],
  ['a drawing by hand', 'annotations', 'fixable', () => note('Ink', '/InkList [[100 100 150 150]]')],
  ['a model in three dimensions', 'annotations', 'fixable', () => note('3D')],
  ['a film', 'annotations', 'fixable', () => note('RichMedia')],
  ['a place to be blacked out', 'annotations', 'fixable', () => note('Redact')],
  [
    'a field for a signature',
    'active-content',
    'fixable',
    () =>
      made([{ entries: '/Annots [20 0 R]' }], {
        extra: ['<< /Type /Annot /Subtype /Widget /FT /Sig /T (sign) /F 4 /Rect [100 100 200 140] >>'],
        catalogue: '/AcroForm << /Fields [20 0 R] /SigFlags 3 >>',
      }),
  ],
  ['a layer that all are but this one', 'layers', 'fixable', () => layered('/BaseState /OFF')],
  ['a set of layers of which one is off', 'layers', 'fixable', () => layered('/OFF [20 0 R]')],
  [
    'a note that is shown as the page turns',
    'active-content',
    'fixable',
    () => made([{ entries: '/AA << /O << /S /JavaScript /JS (app.alert(1)) >> >>' }]),
  ],
  [
    'a form of a shape that is white in a black that overprints',
    'white-overprint',
    'fixable',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [
          form(`0.5 0.5 0 0 k ${PLACE} f /O gs 0 g 1 g ${box(45, 135, 20, 20)} f`, state('/OP true /op true /OPM 0')),
        ],
      }),
  ],
]
