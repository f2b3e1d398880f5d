import { describe, expect, it } from 'vitest'
import { onePage, rawPdf, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const MEDIA = '/MediaBox [0 0 419.53 595.28]'
const document = (catalogue: string, trailer = '', extra: readonly RawObject[] = []) =>
  rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R ${MEDIA} >>`,
      ...extra,
    ],
    trailer,
  )

describe('what a file claims to be', () => {
  it('stands in its information, or in its metadata alone', async () => {
    const old = document('', '/Info 4 0 R', [
      '<< /GTS_PDFXVersion (PDF/X-1:2001) /GTS_PDFXConformance (PDF/X-1a:2001) >>',
    ])
    expect((await factsIn(old)).pdfx).toBe('PDF/X-1a:2001')
    const xml = '<rdf:Description><pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion></rdf:Description>'
    const metadata = { dict: '/Type /Metadata /Subtype /XML', data: Buffer.from(xml) }
    expect((await factsIn(document('/Metadata 4 0 R', '', [metadata]))).pdfx).toBe('PDF/X-4')
    expect((await factsIn(document(''))).pdfx).toBeNull()
  })

  it('comes with the condition it was made for', async () => {
    const intent = '/OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (JC200103) >>]'
    expect((await factsIn(document(intent))).outputIntent).toBe('JC200103')
    expect((await factsIn(document('/OutputIntents [<< /S /GTS_PDFX >>]'))).outputIntent).toBe('이름 없음')
    expect((await factsIn(document(''))).outputIntent).toBeNull()
  })
})

describe('what is on its pages', () => {
  it('names fonts that are not in the file, by the pages that are set in them', async () => {
    const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>'
    const set = onePage({ content: 'BT /F 9 Tf 80 300 Td (Jikji) Tj ET', resources: font })
    expect((await factsIn(set)).fonts).toEqual([
      { name: 'Courier', type: 'Type1', embedded: false, subset: false, pages: [1] },
    ])
    expect((await factsIn(onePage({ content: '', resources: font }))).fonts).toEqual([])
  })

  it('tells ink of all plates from a spot', async () => {
    const resources = '/ColorSpace << /A [/Separation /All /DeviceCMYK 10 0 R] >>'
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [1 1 1 1] >>'
    const facts = await factsIn(onePage({ content: '/A cs 1 scn 20 20 60 60 re f', resources }, [tint]))
    expect(facts.pages[0]).toMatchObject({ registrationColour: true, spots: [], inkCoverage: 400 })
  })

  it('measures small letters of several inks apart', async () => {
    const resources = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>'
    const content = 'BT 0 0 0 1 k /F 5 Tf 80 300 Td (a) Tj 0.6 0.4 0.4 1 k /F 6 Tf (b) Tj ET'
    const [page] = (await factsIn(onePage({ content, resources }))).pages
    expect(page).toMatchObject({ smallestText: { sizePt: 5 }, smallestMultiInkText: { sizePt: 6 } })
  })

  it('tells a scan of one bit', async () => {
    const dict = '/Type /XObject /Subtype /Image /Width 200 /Height 100 /BitsPerComponent 1 /ColorSpace /DeviceGray'
    const scan = { dict, data: Buffer.alloc(2500) }
    const content = 'q 72 0 0 36 20 20 cm /I Do Q'
    const { images } = await factsIn(onePage({ content, resources: '/XObject << /I 10 0 R >>' }, [scan]))
    expect(images).toMatchObject([{ bitsPerComponent: 1, ppi: 200, isMask: false }])
  })
})

describe('what a file calls itself', () => {
  const titled = (title: string) =>
    rawPdf(
      [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] >>',
        `<< /Title ${title} >>`,
      ],
      '/Info 4 0 R',
    )

  it.each([
    ['Korean in UTF-16', '<FEFFC11CCD0CC7580020ACE8BAA9>', '서촌의 골목'],
    ['nothing', '()', null],
    ['nothing that cannot be stored', '<FEFF0000000741000042>', '䄀B'],
  ])('%s', async (_what, title, said) => {
    expect((await factsIn(titled(title))).title).toBe(said)
  })

  it('is cut where somebody wrote a book into it', async () => {
    expect((await factsIn(titled(`(${'a'.repeat(100_000)})`))).title?.length).toBeLessThanOrEqual(300)
  })
})
