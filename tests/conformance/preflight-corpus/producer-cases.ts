import zlib from 'node:zlib'
import { BODY, box, boxesOf, made, picture, pixelsFor, pt, TRIM, WIDTHS } from './made-page.ts'
import { form, type NewClean, spaces, spot, state, stream } from './new-case.ts'

const { width, height } = TRIM
const [w, h] = [pt(width), pt(height)]
/** Pages of office programs have no bleed and no boxes but the sheet. */
const SHEET = `/MediaBox [0 0 ${w} ${h}]`
const IN_BLACK = { expect: { colourPages: 0, fewInks: [{ from: 1, to: 1, inks: 1 }] as const } }
const FULL = box(-3, -3, width + 6, height + 6)
const run = (x: number, y: number, words: string, size = 10) => `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET`
const LINES = [0, 1, 2].map((row) => run(80, 400 - row * 20, 'words of a page'))
const CID =
  '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Batang /Encoding /Identity-H /DescendantFonts [21 0 R] /ToUnicode 22 0 R >>'
const CID_PARTS = [
  CID,
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Batang /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /CIDToGIDMap /Identity /FontDescriptor 18 0 R >>',
  stream('', '/CIDInit /ProcSet findresource begin end'),
]

/** Sound files with the habits of the programs that Korean customers make theirs with. */
export const PRODUCERS: readonly NewClean[] = [
  [
    'Word: a piece of marked content for each run, a clip round it, a group in RGB on every page',
    () =>
      made(
        [
          {
            content: `/P << /MCID 0 >> BDC q 0 0 ${w} ${h} re W* n 0 g 0 G ${LINES.join(` EMC Q /P << /MCID 1 >> BDC q 0 0 ${w} ${h} re W* n `)} Q EMC`,
            boxes: SHEET,
            entries: '/Group << /Type /Group /S /Transparency /CS /DeviceRGB >> /Tabs /S /StructParents 0',
            resources:
              '/ProcSet [/PDF /Text /ImageB /ImageC /ImageI] /ExtGState << /GS7 << /Type /ExtGState /BM /Normal /ca 1 >> /GS8 << /Type /ExtGState /BM /Normal /CA 1 >> >>',
          },
        ],
        {
          ...IN_BLACK,
          catalogue: '/Lang (ko-KR) /MarkInfo << /Marked true >> /ViewerPreferences << /DisplayDocTitle true >>',
        },
      ),
  ],
  [
    'Hancom: letters by number, set one by one, black said in RGB for a book in black',
    () =>
      made(
        [
          {
            content: `q 0 0 0 rg BT /G 10 Tf 1 0 0 1 80 400 Tm <00480049> Tj 1 0 0 1 104 400 Tm <004a> Tj ET Q 0 0 0 RG 0.4 w 80 380 m 320 380 l S`,
            boxes: `${SHEET} /CropBox [0 0 ${w} ${h}]`,
            font: '17 0 R /G 20 0 R',
          },
        ],
        { ...IN_BLACK, extra: CID_PARTS },
      ),
  ],
  [
    'InDesign: PDF/X-4 of a page with bleed, states that set everything, black by its name',
    () =>
      made(
        [
          {
            content: `/GS0 gs /CS0 cs 0.1 scn ${FULL} f /GS1 gs 0 0 0 1 k BT /F 1 Tf 0 Tc 10 0 0 10 80 400 Tm [(words)-250(of a page)] TJ ET`,
            boxes: `${boxesOf(width, height)} /CropBox [0 0 ${pt(154)} ${pt(216)}]`,
            resources: `${spaces(`/CS0 ${spot('Black', '0 0 0 1')}`)} /ExtGState << /GS0 << /AIS false /BM /Normal /CA 1 /OP false /OPM 1 /SA true /SMask /None /ca 1 /op false >> /GS1 << /OP true /op true /OPM 1 /SA true >> >> /Properties << /MC0 << /Metadata 20 0 R >> >>`,
            entries: '/PieceInfo << /InDesign << /LastModified (D:20261201) >> >> /Thumb 20 0 R',
          },
        ],
        { extra: [stream('/Type /Metadata /Subtype /XML', '<x:xmpmeta/>')] },
      ),
  ],
  [
    'Illustrator: an art box, a clip for every group, outlines instead of letters',
    () =>
      made([
        {
          content: `0.2 0.1 0 0 k ${FULL} f q ${FULL} W n q 0 0 0 1 k /GS0 gs ${[0, 1, 2, 3].map((n) => `${90 + n * 20} 300 m ${100 + n * 20} 330 l ${110 + n * 20} 300 l h f*`).join(' ')} Q Q`,
          boxes: `${boxesOf(width, height)} /ArtBox [90 300 170 330]`,
          resources:
            '/ExtGState << /GS0 << /AIS false /BM /Normal /CA 1 /OP false /OPM 1 /SA true /SMask /None /Type /ExtGState /ca 1 /op false >> >>',
          entries: '/PieceInfo << /Illustrator << /LastModified (D:20261201) >> >>',
        },
      ]),
  ],
  [
    'Canva: marks beyond the bleed, one photograph that fills the page, its mask all clear',
    () =>
      made(
        [
          {
            content: `q ${pt(154)} 0 0 ${pt(216)} ${pt(7)} ${pt(7)} cm /I Do Q 1 0 0 1 ${pt(7)} ${pt(7)} cm 0 0 0 1 K 0.5 w -15 ${pt(3)} m -5 ${pt(3)} l S 0 0 0 1 k ${run(90, 300, 'words', 20)}`,
            boxes: `/MediaBox [0 0 ${pt(168)} ${pt(230)}] /TrimBox [${[10, 10, 158, 220].map(pt).join(' ')}] /BleedBox [${[7, 7, 161, 223].map(pt).join(' ')}]`,
            resources: '/XObject << /I 20 0 R >> /ExtGState << /G3 << /BM /Normal /ca 1 >> >>',
          },
        ],
        {
          extra: [
            (() => {
              const across = pixelsFor(154, 260)
              const down = pixelsFor(216, 260)
              return stream(
                `/Type /XObject /Subtype /Image /Width ${across} /Height ${down} /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /FlateDecode /SMask 21 0 R`,
                zlib.deflateSync(Buffer.alloc(across * down * 4, 0x30)),
              )
            })(),
            picture(40, '/DeviceGray', 1, '', 0xff),
          ],
        },
      ),
  ],
  [
    'TeX: Type 1 letters, rules of 0.4 pt, links with red borders that do not print',
    () =>
      made(
        [
          {
            content: `0 g 0 G ${LINES.join(' ')} q 1 0 0 1 80 380 cm 0 0 240 0.398 re f Q`,
            boxes: SHEET,
            entries:
              '/Annots [<< /Type /Annot /Subtype /Link /Border [0 0 1] /H /I /C [1 0 0] /Rect [80 400 120 410] /A << /S /GoTo /D (section.1) >> >>]',
          },
        ],
        {
          ...IN_BLACK,
          catalogue:
            '/Names << /Dests << /Names [(section.1) [16 0 R /XYZ 0 0 null]] >> >> /PageMode /UseOutlines /OpenAction [16 0 R /Fit]',
        },
      ),
  ],
  [
    'Chrome: the page turned upside down, a white ground, states of full opacity',
    () =>
      made(
        [
          {
            content: `1 0 0 -1 0 ${h} cm q 0.75 0 0 0.75 0 0 cm 1 1 1 RG 1 1 1 rg /G3 gs 0 0 ${w / 0.75} ${h / 0.75} re f Q q 0 0 0 RG 0 0 0 rg /G3 gs BT /F 10 Tf 1 0 0 -1 80 200 Tm (words of a page) Tj ET Q`,
            boxes: SHEET,
            resources:
              '/ExtGState << /G3 << /ca 1 /BM /Normal >> /G6 << /CA 1 /ca 1 /LC 0 /LJ 0 /LW 1 /ML 4 /SA true /BM /Normal >> >>',
            entries: '/StructParents 0 /Tabs /S',
          },
        ],
        { ...IN_BLACK, catalogue: '/MarkInfo << /Marked true >>' },
      ),
  ],
  [
    'Quartz: a calibrated grey for everything, an intent, a clip of the sheet twice',
    () =>
      made(
        [
          {
            content: `q Q q 0 0 ${w} ${h} re W n /Cs1 cs 0 sc /Perceptual ri q 1 0 0 1 0 0 cm ${LINES.join(' ')} Q Q`,
            boxes: SHEET,
            resources: spaces('/Cs1 [/ICCBased 20 0 R]'),
          },
        ],
        { ...IN_BLACK, extra: [stream('/N 1 /Alternate /DeviceGray', new Uint8Array(200))] },
      ),
  ],
  [
    'Ghostscript: a tenth of a point for a unit, defaults said by name, a curve that changes nothing',
    () =>
      made([
        {
          content: `q 0.1 0 0 0.1 0 0 cm /R7 gs 0 0 0 1 k q 10 0 0 10 0 0 cm ${LINES.join(' ')} Q Q`,
          resources: state(
            '/TR /Identity /TR2 /Default /BG2 /Default /UCR2 /Default /HT /Default /OP false /op false /OPM 1 /SMask /None',
          ).replace('/O ', '/R7 '),
        },
      ]),
  ],
  [
    'Cairo: each page a group in RGB inside a form, in black alone',
    () =>
      made(
        [
          {
            content: `1 0 0 -1 0 ${h} cm /a0 gs /x5 Do`,
            boxes: SHEET,
            resources: `/XObject << /x5 20 0 R >> /ExtGState << /a0 << /CA 1 /ca 1 >> >>`,
          },
        ],
        {
          ...IN_BLACK,
          extra: [
            form(
              `0 g BT 10 0 0 -10 80 200 Tm /F 1 Tf (words of a page) Tj ET`,
              '/Font << /F 17 0 R >>',
              '/Group << /Type /Group /S /Transparency /I true /CS /DeviceRGB >>',
            ),
          ],
        },
      ),
  ],
  [
    'LibreOffice: a clip a little off the sheet, a group in RGB, black by RGB for a book in black',
    () =>
      made(
        [
          {
            content: `0.1 w q 0 0.028 ${w - 0.1} ${h - 0.1} re W* n q 0 0 0 rg ${LINES.join(' Q q 0 0 0 rg ')} Q Q`,
            boxes: SHEET,
            entries: '/Group << /S /Transparency /CS /DeviceRGB /I true >>',
          },
        ],
        { ...IN_BLACK, catalogue: '/Lang (ko-KR) /PageMode /UseOutlines' },
      ),
  ],
  [
    'Scribus: a bleed that a state draws, letters made to shapes with even and odd',
    () =>
      made([
        {
          content: `q 0.3 0.1 0 0 k ${FULL} f* Q q 1 0 0 1 90 300 cm 0 0 0 1 k 0 0 m 0 14 l 10 14 l 10 0 l h 3 3 m 3 11 l 7 11 l 7 3 l h f* Q`,
          resources:
            '/ExtGState << /Tr1 << /Type /ExtGState /CA 1 /ca 1 /SMask /None /AIS false /OPM 1 /BM /Normal >> >>',
        },
      ]),
  ],
  [
    'Distiller: threads of articles, a thumbnail, page labels, metadata of the page',
    () =>
      made([{ entries: '/B [20 0 R] /Thumb 21 0 R /Dur 3 /Trans << /S /R >> /LastModified (D:20261201)' }], {
        extra: ['<< /Type /Bead >>', picture(20, '/DeviceRGB', 3)],
        catalogue: '/Threads [20 0 R] /PageLabels << /Nums [0 << /S /r >>] >>',
      }),
  ],
  [
    'ReportLab: Helvetica chosen at the head of each page and never used',
    () =>
      made([
        {
          content: `1 0 0 1 0 0 cm BT /H 12 Tf 14.4 TL ET ${BODY}`,
          font: `17 0 R /H << /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${WIDTHS} >>`,
        },
      ]),
  ],
  [
    'a photograph of an office program: a colour left out, the mask as fine as the picture',
    () =>
      made(
        [
          {
            content: `${BODY} q ${pt(40)} 0 0 ${pt(40)} ${pt(50)} ${pt(140)} cm /I Do Q`,
            resources: '/XObject << /I 20 0 R >>',
          },
        ],
        {
          extra: [
            picture(pixelsFor(40, 300), '/DeviceCMYK', 4, '/Mask 21 0 R', 0x30),
            stream(
              `/Type /XObject /Subtype /Image /Width ${pixelsFor(40, 300)} /Height ${pixelsFor(40, 300)} /BitsPerComponent 1 /ImageMask true`,
              Buffer.alloc(Math.ceil(pixelsFor(40, 300) / 8) * pixelsFor(40, 300), 0),
            ),
          ],
        },
      ),
  ],
]
