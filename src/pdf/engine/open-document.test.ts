import { describe, expect, it } from 'vitest'
import { rawPdf, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { testEngine } from '#tests/support/pdf/read-in-node.ts'
import { bytesSource } from './byte-source.ts'
import { openDocument } from './open-document.ts'
import { renderPage } from './render-page.ts'

const PAGES = 12
const SIDE = 2000
const MB = 2 ** 20

/** Each page a plain picture of 4 MB in a grey of its own. */
function heavyBook(): Buffer {
  const size = `/Width ${SIDE} /Height ${SIDE} /BitsPerComponent 8 /ColorSpace /DeviceGray`
  const numbers = Array.from({ length: PAGES }, (_, index) => 3 + index * 3)
  const pages = numbers.flatMap((number, index): RawObject[] => [
    `<< /Type /Page /Parent 2 0 R /Contents ${number + 1} 0 R /Resources << /XObject << /I ${number + 2} 0 R >> >> >>`,
    { dict: '', data: Buffer.from('100 0 0 100 0 0 cm /I Do') },
    { dict: `/Type /XObject /Subtype /Image ${size}`, data: Buffer.alloc(SIDE * SIDE, 10 + index * 20) },
  ])
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${PAGES} /MediaBox [0 0 100 100] >>`
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', tree, ...pages])
}

describe('an open document', () => {
  it('does not keep all the pictures it has drawn, and draws on as if nothing had been', async () => {
    const document = openDocument(await testEngine(), bytesSource(heavyBook()))
    let most = 0
    try {
      for (const index of [...Array.from({ length: PAGES }).keys(), 0]) {
        expect(renderPage(document, index, { longSide: 10 }).rgba[0]).toBe(10 + index * 20)
        most = Math.max(
          most,
          document.largeReads.reduce((sum, { length }) => sum + length, 0),
        )
      }
    } finally {
      document.close()
    }
    expect(most).toBeGreaterThan(30 * MB)
    expect(most).toBeLessThan(40 * MB)
  })
})
