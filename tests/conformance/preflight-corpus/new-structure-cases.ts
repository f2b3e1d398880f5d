import zlib from 'node:zlib'
import { lockedBook } from '#tests/support/pdf/make-books.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { BODY, box, line, made, picture, PICTURE, placed } from './made-page.ts'
import { form, type NewDefect, stream, withBody } from './new-case.ts'

const foreign = (bytes: Uint8Array | string) => ({
  bytes: Buffer.from(bytes as string, 'latin1'),
  expectation: innerOf(1),
})
const edited = (change: (text: string) => string) => {
  const { bytes, expectation } = made([])
  return { bytes: Buffer.from(change(Buffer.from(bytes).toString('latin1')), 'latin1'), expectation }
}
export const NEW_STRUCTURE: readonly NewDefect[] = [
  [
    'a page tree that counts more than it has',
    'readable',
    'block',
    () => ({ ...edited((text) => text.replace('/Count 1', '/Count 4')), expectation: innerOf(4, { colourPages: 4 }) }),
  ],
  [
    'a page that stands twice in the tree',
    'page-count',
    'block',
    () => edited((text) => text.replace(/\/Kids \[(\d+ 0 R)\] \/Count 1/u, '/Kids [$1 $1] /Count 2')),
  ],
  [
    'a page without its content',
    'blank-pages',
    'block',
    () => edited((text) => text.replace(/\/Contents \d+ 0 R/u, '/Contents 99 0 R')),
  ],
  [
    'a page half of whose content is damaged',
    'unread-parts',
    'warn',
    () => {
      const packed = zlib.deflateSync(
        Buffer.from(
          `${BODY} ${Array.from({ length: 400 }, (_, row) => line(20 + (row % 7), 20 + row / 3, `row ${row * 7919}`)).join(' ')}`,
        ),
      )
      return raw(stream('/Filter /FlateDecode', packed.subarray(0, packed.length / 2)))
    },
  ],
  [
    'content packed in an unknown way',
    'unread-parts',
    'warn',
    () => raw(stream('/Filter /UnknownDecode', Buffer.from(BODY))),
  ],
  [
    'a picture that is not there',
    'unread-parts',
    'warn',
    () => withBody('q 99 0 0 99 120 400 cm /I Do Q', '/XObject << /I 99 0 R >>'),
  ],
  ['a picture that no resource names', 'unread-parts', 'warn', () => withBody('q 99 0 0 99 120 400 cm /Lost Do Q')],
  [
    'half a picture',
    'unread-parts',
    'warn',
    () => {
      const whole = zlib.deflateSync(Buffer.alloc(500 * 500 * 4).map((_, at) => (at * 31 + (at >> 7)) % 200))
      return withBody(placed(40, 130, 40), PICTURE, {
        extra: [
          stream(
            '/Type /XObject /Subtype /Image /Width 500 /Height 500 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /FlateDecode',
            whole.subarray(0, whole.length / 2),
          ),
        ],
      })
    },
  ],
  [
    'a picture that lies in another file',
    'unread-parts',
    'warn',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [
          stream(
            '/Type /XObject /Subtype /Image /Width 500 /Height 500 /BitsPerComponent 8 /ColorSpace /DeviceGray /F (photo.raw)',
            '',
          ),
        ],
      }),
  ],
  [
    'a form that stands for a page of another file',
    'unread-parts',
    'warn',
    () =>
      withBody('/X Do', '/XObject << /X 20 0 R >>', {
        extra: [form(`0.5 g ${box(40, 130, 40, 40)} f`, '', '/Ref << /F (art.pdf) /Page 0 >>')],
      }),
  ],
  [
    'a stand-in for a large picture',
    'image-resolution',
    'warn',
    () =>
      withBody(placed(40, 130, 40), PICTURE, {
        extra: [picture(200, '/DeviceCMYK', 4, '/OPI << /2.0 << /F (photo.tif) /Size [4000 4000] >> >>')],
      }),
  ],
  [
    'a lock with a newer key',
    'readable',
    'block',
    async () => ({ bytes: await lockedBook('비밀 1'), expectation: innerOf(1) }),
  ],
  [
    'a lock of another company',
    'readable',
    'block',
    () => edited((text) => text.replace('/Root', '/Encrypt << /Filter /Other.Guard /V 4 >> /ID [(a) (a)] /Root')),
  ],
  ['a packed folder by the name of a PDF', 'readable', 'block', () => foreign('PK\x03\x04\x14\x00')],
  ['a page of the web by the name of a PDF', 'readable', 'block', () => foreign('<!doctype html><html></html>')],
  ['a photograph by the name of a PDF', 'readable', 'block', () => foreign('\xff\xd8\xff\xe0\x00\x10JFIF')],
  ['PostScript by the name of a PDF', 'readable', 'block', () => foreign('%!PS-Adobe-3.0\nshowpage')],
  ['a header and nothing else', 'readable', 'block', () => foreign('%PDF-1.7\n')],
  ['a file of noughts', 'readable', 'block', () => foreign(new Uint8Array(4096))],
  [
    'a tree without a page',
    'readable',
    'block',
    () => edited((text) => text.replace(/\/Kids \[\d+ 0 R\] \/Count 1/u, '/Kids [] /Count 0')),
  ],
]
function raw(content: ReturnType<typeof stream>) {
  const whole = made([{ entries: '/Contents 20 0 R' }], { extra: [content] })
  const text = Buffer.from(whole.bytes)
    .toString('latin1')
    .replace(/\/Contents 2[1-9] 0 R/u, '                ')
  return { ...whole, bytes: Buffer.from(text, 'latin1') }
}
