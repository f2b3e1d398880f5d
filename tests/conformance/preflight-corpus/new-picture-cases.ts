import zlib from 'node:zlib'
import { BODY, box, boxesOf, made, picture, PICTURE, pixelsFor, pt } from './made-page.ts'
import { form, type NewDefect, stream, tiling, withBody } from './new-case.ts'

/** Words in a second font that is not in the file. */
const page = (content: string, expect = {}) => made([{ content: `${BODY} ${content}` }], { expect })
const photo = (ppi: number, place: string, more = '', space = '/DeviceCMYK', channels = 4) =>
  withBody(`q ${place} cm /I Do Q`, PICTURE, { extra: [picture(pixelsFor(50, ppi), space, channels, more)] })
const side = pt(50)
const bits = (pixels: number, more: string) =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${pixels} /Height ${pixels} /BitsPerComponent 1 ${more}`,
    Buffer.alloc(Math.ceil(pixels / 8) * pixels, 0x55),
  )
const PLACE = box(40, 130, 50, 40)
export const NEW_PICTURES: readonly NewDefect[] = [
  [
    'a picture drawn broader than it is',
    'image-resolution',
    'warn',
    () => photo(250, `${2 * side} 0 0 ${side} 100 400`),
  ],
  [
    'a coarse picture that leans',
    'image-resolution',
    'warn',
    () => photo(120, `${side * 0.7} ${side * 0.7} ${-side * 0.7} ${side * 0.7} 220 380`),
  ],
  [
    'a coarse picture turned by a quarter',
    'image-resolution',
    'warn',
    () => photo(120, `0 ${side} ${-side} 0 300 400`),
  ],
  ['a coarse picture that is mirrored', 'image-resolution', 'warn', () => photo(120, `${-side} 0 0 ${side} 300 400`)],
  [
    'a coarse picture in a form',
    'image-resolution',
    'warn',
    () =>
      withBody('/X Do', '/XObject << /X 21 0 R >>', {
        extra: [
          picture(pixelsFor(50, 120), '/DeviceCMYK', 4),
          form(`q ${side} 0 0 ${side} 120 400 cm /I Do Q`, PICTURE),
        ],
      }),
  ],
  [
    'a coarse picture in a form that is enlarged',
    'image-resolution',
    'warn',
    () =>
      withBody('q 2 0 0 2 0 0 cm /X Do Q', '/XObject << /X 21 0 R >>', {
        extra: [
          picture(pixelsFor(50, 250), '/DeviceCMYK', 4),
          form(`q ${side} 0 0 ${side} 40 150 cm /I Do Q`, PICTURE),
        ],
      }),
  ],
  [
    'a coarse picture in a pattern',
    'image-resolution',
    'warn',
    () =>
      withBody(`/Pattern cs /P scn ${PLACE} f`, '/Pattern << /P 21 0 R >>', {
        extra: [picture(80, '/DeviceCMYK', 4), tiling('q 60 0 0 60 0 0 cm /I Do Q', PICTURE)],
      }),
  ],
  [
    'a coarse picture within the page',
    'image-resolution',
    'block',
    () => {
      const data = Buffer.from(Array.from({ length: 40 * 40 }, (_, at) => (at * 37) % 256)).toString('hex')
      return page(`q ${side} 0 0 ${side} 120 400 cm BI /W 40 /H 40 /BPC 8 /CS /G /F /AHx ID ${data}> EI Q`)
    },
  ],
  [
    'a coarse picture with a soft mask',
    'image-resolution',
    'warn',
    () =>
      withBody(`q ${side} 0 0 ${side} 120 400 cm /I Do Q`, PICTURE, {
        extra: [picture(pixelsFor(50, 120), '/DeviceCMYK', 4, '/SMask 21 0 R'), picture(50, '/DeviceGray', 1)],
      }),
  ],
  [
    'a coarse picture in strips',
    'image-resolution',
    'warn',
    () =>
      withBody(
        [0, 1, 2].map((row) => `q ${side} 0 0 ${side / 3} 120 ${400 + (row * side) / 3} cm /I Do Q`).join(' '),
        PICTURE,
        {
          extra: [
            stream(
              `/Type /XObject /Subtype /Image /Width ${pixelsFor(50, 120)} /Height ${Math.round(pixelsFor(50, 120) / 3)} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`,
              zlib.deflateSync(Buffer.alloc(pixelsFor(50, 120) ** 2, 0x40)),
            ),
          ],
        },
      ),
  ],
  [
    'a coarse grey picture',
    'image-resolution',
    'warn',
    () => photo(120, `${side} 0 0 ${side} 120 400`, '', '/DeviceGray', 1),
  ],
  [
    'a coarse picture of numbered colours',
    'image-resolution',
    'warn',
    () =>
      photo(120, `${side} 0 0 ${side} 120 400`, '', '[/Indexed /DeviceCMYK 255 <' + '10203040'.repeat(256) + '>]', 1),
  ],
  [
    'a coarse picture that readers smooth',
    'image-resolution',
    'warn',
    () => photo(120, `${side} 0 0 ${side} 120 400`, '/Interpolate true'),
  ],
  ['a picture of a screen', 'image-resolution', 'block', () => photo(60, `${side} 0 0 ${side} 120 400`)],
  [
    'a fax of 400 ppi',
    'line-art-resolution',
    'warn',
    () =>
      withBody(`q ${side} 0 0 ${side} 120 400 cm /I Do Q`, PICTURE, {
        extra: [bits(pixelsFor(50, 400), '/ColorSpace /DeviceGray')],
      }),
  ],
  [
    'a scan of one bit in numbered colours',
    'line-art-resolution',
    'warn',
    () =>
      withBody(`q ${side} 0 0 ${side} 120 400 cm /I Do Q`, PICTURE, {
        extra: [bits(pixelsFor(50, 400), '/ColorSpace [/Indexed /DeviceCMYK 1 <0000000000000000FF>]')],
      }),
  ],
  [
    'a poster from a small picture',
    'page-picture-resolution',
    'block',
    () => {
      const trim = { width: 420, height: 594 }
      return made(
        [{ content: `q ${pt(426)} 0 0 ${pt(600)} 0 0 cm /I Do Q`, resources: PICTURE, boxes: boxesOf(420, 594) }],
        {
          extra: [picture(600, '/DeviceCMYK', 4)],
          expect: { role: 'sheet', trim, bindingSide: null, gutter: null },
        },
      )
    },
  ],
  [
    'a picture that fills the page in two halves',
    'page-picture-resolution',
    'warn',
    () =>
      made(
        [
          {
            content: [0, 1].map((half) => `q ${pt(154)} 0 0 ${pt(108)} 0 ${pt(108 * half)} cm /I Do Q`).join(' '),
            resources: PICTURE,
          },
        ],
        {
          extra: [picture(pixelsFor(154, 110), '/DeviceCMYK', 4)],
          expect: { gutter: null },
        },
      ),
  ],
  [
    'letters as dots of a picture',
    'picture-pages',
    'warn',
    () =>
      made(
        [1, 2].map(() => ({ content: `q ${pt(154)} 0 0 ${pt(216)} 0 0 cm /I Do Q`, resources: PICTURE })),
        {
          extra: [picture(pixelsFor(154, 250), '/DeviceGray', 1)],
          expect: { gutter: null },
        },
      ),
  ],
]
