import { cmyk, PDFDocument } from '@cantoo/pdf-lib'

const MM = 72 / 25.4
const INK = cmyk(0, 0, 0, 1)

/** A flyer with bleed: a colour to its edges that follows from the name, and bars that say which page it is. */
export async function flyerPdf(name: string, width: number, height: number, pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page += 1) {
    const sheet = document.addPage([(width + 6) * MM, (height + 6) * MM])
    const shade = (name.charCodeAt(0) * 37 + page * 53) % 100
    sheet.drawRectangle({
      x: 0,
      y: 0,
      width: sheet.getWidth(),
      height: sheet.getHeight(),
      color: cmyk(shade / 200, 0.1 + (100 - shade) / 200, 0.2, 0),
    })
    // As many bars as the number of the page, at the head: what lies upside down is seen.
    for (let bar = 0; bar < page; bar += 1)
      sheet.drawRectangle({ x: 15 * MM, y: (height - 15 - 12 * bar) * MM, width: 40 * MM, height: 6 * MM, color: INK })
    sheet.setTrimBox(3 * MM, 3 * MM, width * MM, height * MM)
  }
  return document.save()
}
