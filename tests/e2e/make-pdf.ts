import { PDFDocument, rgb } from '@cantoo/pdf-lib'

const MM = 72 / 25.4
const BLEED = 3

export interface Sheet {
  readonly pages: number
  /** Trimmed, in mm. */
  readonly width: number
  readonly height: number
  /** Numbers of the pages in colour; the others are grey. */
  readonly colourPages: readonly number[]
}

/** A PDF as a careful customer makes it, with bleed and trim boxes and shapes that run into the bleed. */
export async function makePdf({ pages, width, height, colourPages }: Sheet): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([(width + 2 * BLEED) * MM, (height + 2 * BLEED) * MM])
    page.setTrimBox(BLEED * MM, BLEED * MM, width * MM, height * MM)
    const ink = colourPages.includes(number) ? rgb(0.9, 0.3, 0.1) : rgb(0.2, 0.2, 0.2)
    page.drawRectangle({ x: 0, y: 0, width: page.getWidth(), height: (40 + (number % 9)) * MM, color: ink })
  }
  return Buffer.from(await document.save())
}

/** A file as `setInputFiles` takes it. */
export const pdfNamed = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
