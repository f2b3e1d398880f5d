import { expect, it } from 'vitest'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const RESOURCES =
  '/XObject << /I 10 0 R /M 11 0 R >> /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>'
const picture = (more: string, data: Buffer) => ({
  dict: `/Type /XObject /Subtype /Image /Width 20 /Height 20 ${more}`,
  data,
})
const PICTURES = [
  picture('/BitsPerComponent 8 /ColorSpace /DeviceGray', Buffer.alloc(400, 120)),
  picture('/BitsPerComponent 1 /ImageMask true', Buffer.alloc(60, 0)),
]
const WHOLE = 'q 420 0 0 596 0 0 cm /I Do Q'
const isPicture = async (content: string) =>
  (await factsIn(onePage({ content, resources: RESOURCES }, PICTURES))).pages[0]?.onlyPictures

it('tells a page that is nothing but a picture, with the unseen text of a scanner over it', async () => {
  expect(await isPicture(WHOLE)).toBe(true)
  expect(await isPicture(`${WHOLE} BT 3 Tr /F 10 Tf 100 100 Td (scan) Tj ET`)).toBe(true)
  expect(await isPicture(`${WHOLE} 0 g q 420 0 0 596 0 0 cm /M Do Q`)).toBe(true)
  expect(await isPicture(`1 g 0 0 420 596 re f ${WHOLE}`)).toBe(true)
})

it('does not take a page with text, a drawing, or nothing on it for one', async () => {
  expect(await isPicture(`${WHOLE} BT /F 10 Tf 100 100 Td (text) Tj ET`)).toBe(false)
  expect(await isPicture(`${WHOLE} 0 g 50 50 20 20 re f`)).toBe(false)
  expect(await isPicture('')).toBe(false)
})
