import { BLACK, BODY, box, line, made, picture, PICTURE, placed, TRIM, type FileParts } from './made-page.ts'
import { form, type NewDefect, state, stream, withBody } from './new-case.ts'

const { width, height } = TRIM
const AT = '/Rect [100 100 200 200]'
const note = (subtype: string, more = '') =>
  made([{ entries: `/Annots [<< /Type /Annot /Subtype /${subtype} ${AT} ${more} >>]` }])
const catalogue = (entries: string, file: FileParts = {}) => made([], { ...file, catalogue: entries })
const field = (more: string) => catalogue(`/AcroForm << /Fields [<< ${more} /T (a) >>] >>`)
const info = (version: string) => `/Info << /GTS_PDFXVersion (${version}) >>`
const layers = (settings: string, content = line(40, 160, 'note'), group = '<< /Type /OCG /Name (notes) >>') =>
  made([{ content: `${BODY} /OC /L BDC ${content} EMC`, resources: '/Properties << /L 20 0 R >>' }], {
    extra: [group],
    catalogue: `/OCProperties << /OCGs [20 0 R] /D << ${settings} >> >>`,
  })
export const NEW_NOTES: readonly NewDefect[] = [
  ...[
    'Highlight',
    'Underline',
    'StrikeOut',
    'FreeText',
    'Ink',
    'Line',
    'Square',
    'Polygon',
    'Redact',
    'Caret',
    'Watermark',
  ].map((subtype): NewDefect => [
    `a mark of a reader: ${subtype}`,
    'annotations',
    'fixable',
    () => note(subtype, '/QuadPoints [100 200 200 200 100 100 200 100] /C [1 1 0]'),
  ]),
  ['a film on the page', 'annotations', 'fixable', () => note('Movie', '/Movie << /F (a.mov) >>')],
  ['a body of three dimensions', 'annotations', 'fixable', () => note('3D')],
  [
    'a file pinned to the page',
    'annotations',
    'fixable',
    () => note('FileAttachment', '/FS << /F (a.txt) /EF << /F 20 0 R >> >>'),
  ],
  [
    'a file that belongs to the document',
    'attachments',
    'fixable',
    () => catalogue('/AF [<< /Type /Filespec /F (a.xml) /EF << /F 20 0 R >> >>]', { extra: [stream('', 'a')] }),
  ],
  [
    'a folder of files',
    'attachments',
    'fixable',
    () =>
      catalogue('/Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(a) << /EF << /F 20 0 R >> >>] >> >>', {
        extra: [stream('', 'a')],
      }),
  ],
  [
    'a form of another kind',
    'active-content',
    'fixable',
    () => catalogue('/AcroForm << /Fields [] /XFA [(a) 20 0 R] >>', { extra: [stream('', '<a/>')] }),
  ],
  ['a place to sign', 'active-content', 'fixable', () => field('/FT /Sig')],
  ['a box to tick', 'active-content', 'fixable', () => field('/FT /Btn /Kids []')],
  [
    'a script that has a name',
    'active-content',
    'fixable',
    () => catalogue('/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>'),
  ],
  [
    'a script of the page',
    'active-content',
    'fixable',
    () => made([{ entries: '/AA << /O << /S /JavaScript /JS (1) >> >>' }]),
  ],
  [
    'a script before printing',
    'active-content',
    'fixable',
    () => catalogue('/AA << /WP << /S /JavaScript /JS (1) >> >>'),
  ],
  [
    'a link that starts a program',
    'active-content',
    'fixable',
    () => note('Link', '/Border [0 0 0] /A << /S /Launch /F (a.exe) >>'),
  ],
  [
    'a layer that is off for an image',
    'layers',
    'fixable',
    () =>
      made([{ content: `${BODY} ${placed(40, 130, 40)}`, resources: PICTURE }], {
        extra: [picture(500, '/DeviceCMYK', 4, '/OC 21 0 R'), '<< /Type /OCG /Name (photo) >>'],
        catalogue: '/OCProperties << /OCGs [21 0 R] /D << /OFF [21 0 R] >> >>',
      }),
  ],
  ['layers that are all off', 'layers', 'fixable', () => layers('/BaseState /OFF')],
  [
    'a layer that only print shows',
    'layers-on-print',
    'fixable',
    () =>
      layers(
        '/OFF [20 0 R] /AS [<< /Event /Print /OCGs [20 0 R] /Category [/Print] >>]',
        undefined,
        '<< /Type /OCG /Name (notes) /Usage << /Print << /PrintState /ON >> >> >>',
      ),
  ],
  [
    'a layer that only a screen shows',
    'layers-on-print',
    'fixable',
    () =>
      layers(
        '/AS [<< /Event /Print /OCGs [20 0 R] /Category [/Print] >>]',
        undefined,
        '<< /Type /OCG /Name (notes) /Usage << /Print << /PrintState /OFF >> >> >>',
      ),
  ],
]

export const NEW_CLAIMS: readonly NewDefect[] = [
  ['a claim of PDF/X-3 without an intent', 'pdfx-claim', 'warn', () => made([], { trailer: info('PDF/X-3:2003') })],
  [
    'a claim of PDF/X-1a with colours of the screen',
    'pdfx-claim',
    'warn',
    () => made([{ content: `1 0 0 rg ${box(40, 130, 50, 40)} f` }], { trailer: info('PDF/X-1:2001') }),
  ],
  [
    'a claim of PDF/X-1a with transparency',
    'pdfx-claim',
    'warn',
    () =>
      made([{ content: `${BODY} /O gs 0 1 1 0 k ${box(40, 130, 50, 40)} f`, resources: state('/ca 0.5') }], {
        trailer: info('PDF/X-1a:2001'),
      }),
  ],
  [
    'a claim of PDF/X-3 with transparency',
    'pdfx-claim',
    'warn',
    () =>
      made([{ content: `${BODY} /O gs 0 1 1 0 k ${box(40, 130, 50, 40)} f`, resources: state('/BM /Multiply') }], {
        trailer: info('PDF/X-3:2002'),
      }),
  ],
  [
    'a claim of PDF/X-4 with a note',
    'pdfx-claim',
    'warn',
    () => ({
      ...made([{ entries: `/Annots [<< /Type /Annot /Subtype /Stamp ${AT} >>]` }], { trailer: info('PDF/X-4') }),
    }),
  ],
  [
    'a transfer function in a form',
    'press-dependent',
    'block',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [form(`/O gs 0.5 g ${box(40, 130, 40, 40)} f`, state('/TR << /FunctionType 2 /Domain [0 1] /N 2 >>'))],
      }),
  ],
  [
    'a transfer function for each ink',
    'press-dependent',
    'block',
    () =>
      withBody(
        `/O gs 0.5 g ${box(40, 130, 40, 40)} f`,
        state('/TR2 [/Identity << /FunctionType 2 /Domain [0 1] /N 2 >> /Identity /Identity]'),
      ),
  ],
  [
    'PostScript as a form',
    'press-dependent',
    'block',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [stream('/Type /XObject /Subtype /Form /Subtype2 /PS /BBox [0 0 9 9] /PS 20 0 R', 'showpage')],
      }),
  ],
  [
    'a page of white letters',
    'blank-pages',
    'warn',
    () => made([{}, { content: `0 0 0 0 k ${line(40, 100, 'white')}` }]),
  ],
  [
    'a page of unseen letters',
    'blank-pages',
    'warn',
    () => made([{}, { content: line(40, 100, 'unseen').replace('BT', 'BT 3 Tr') }]),
  ],
  [
    'a page whose drawing lies outside',
    'blank-pages',
    'warn',
    () => made([{}, { content: `${BLACK} ${box(400, 400, 40, 40)} f` }]),
  ],
  [
    'a page whose drawing is cut away',
    'blank-pages',
    'warn',
    () => made([{}, { content: `q 0 0 0 0 re W n ${BLACK} ${box(40, 40, 40, 40)} f Q` }]),
  ],
  [
    'a page whose layer is off',
    'blank-pages',
    'warn',
    () =>
      made([{}, { content: `/OC /L BDC ${BODY} EMC`, resources: '/Properties << /L 20 0 R >>' }], {
        extra: ['<< /Type /OCG /Name (a) >>'],
        catalogue: '/OCProperties << /OCGs [20 0 R] /D << /OFF [20 0 R] >> >>',
      }),
  ],
  [
    'a page that white covers',
    'blank-pages',
    'warn',
    () => made([{}, { content: `${BODY} 0 0 0 0 k ${box(-3, -3, width + 6, height + 6)} f` }]),
  ],
  [
    'a die line that is no spot',
    'die-line',
    'block',
    () => made([{ content: `${BODY} 0 1 0 0 K 1 w ${box(10, 10, 120, 180)} S` }], { expect: { dieCut: true } }),
  ],
]
