import { cmyk, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { drawnOnce, koreanDocument } from './korean-document.ts'

const PT_PER_MM = 72 / 25.4
const mm = (value: number) => value * PT_PER_MM

const PARAGRAPH = [
  '직지는 고려 우왕 3년에 청주 흥덕사에서 금속활자로 찍은 책이다.',
  '책은 상권과 하권으로 되어 있으며 지금은 하권만 전한다.',
  '활자를 만들고 판을 짜고 먹을 묻혀 찍는 일은 저마다 다른 손을 거쳤다.',
  '한 쪽을 넘길 때마다 종이와 먹의 냄새가 난다.',
]

/** Inner of an A5 book with Korean text in black, trim box and 3 mm bleed. */
export const textBook = drawnOnce(async (pages: number, linesPerPage: number = 28) => {
  const { document, font } = await koreanDocument()
  for (let number = 1; number <= pages; number++) {
    const page = a5Page(document)
    for (let line = 0; line < linesPerPage; line++) {
      const text = PARAGRAPH[(number + line) % PARAGRAPH.length] ?? ''
      page.drawText(text, { x: mm(23), y: mm(190 - line * 6), size: 9.5, font, color: cmyk(0, 0, 0, 1) })
    }
    page.drawText(String(number), { x: mm(75), y: mm(14), size: 8, font, color: cmyk(0, 0, 0, 1) })
  }
  return document.save()
})

function a5Page(document: PDFDocument): PDFPage {
  const page = document.addPage([mm(154), mm(216)])
  page.setTrimBox(mm(3), mm(3), mm(148), mm(210))
  page.setBleedBox(0, 0, mm(154), mm(216))
  return page
}

/** The same without boxes and with art that ends at the knife. */
export const bookWithoutBleed = drawnOnce(async (pages: number) => {
  const { document, font } = await koreanDocument()
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([mm(148), mm(210)])
    page.drawRectangle({ x: 0, y: mm(180), width: mm(148), height: mm(30), color: cmyk(0.1, 0.6, 0.9, 0) })
    page.drawText(`${number}장`, { x: mm(20), y: mm(160), size: 14, font })
  }
  return document.save()
})

/** Unfolded cover of an A5 book: CMYK ground to the end of the bleed, spine text, one page. */
export const spreadCover = drawnOnce(async (spine: number = 6.4) => {
  const { document, font } = await koreanDocument()
  const width = 148 * 2 + spine
  const page = document.addPage([mm(width + 6), mm(216)])
  page.setTrimBox(mm(3), mm(3), mm(width), mm(210))
  page.drawRectangle({ x: 0, y: 0, width: mm(width + 6), height: mm(216), color: cmyk(0.8, 0.4, 0.1, 0) })
  page.drawText('직지 이야기', { x: mm(3 + 148 + spine + 30), y: mm(150), size: 28, font, color: cmyk(0, 0, 0, 0) })
  return document.save()
})

/** Locked: with `user` it wants a password to open, without it only to change. */
export async function lockedBook(user: string): Promise<Uint8Array> {
  const { document, font } = await koreanDocument()
  a5Page(document).drawText('비밀', { x: mm(20), y: mm(100), size: 12, font })
  document.encrypt({ userPassword: user, ownerPassword: 'owner-secret', permissions: { printing: 'highResolution' } })
  return document.save({ useObjectStreams: false })
}
