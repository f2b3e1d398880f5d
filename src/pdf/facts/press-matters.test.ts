import { describe, expect, it } from 'vitest'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const BOX = '50 50 100 100 re f'
const TRIM = '/MediaBox [0 0 436 612] /TrimBox [8 8 428 604]'

/** A profile with nothing in it but its name. */
function profileNamed(name: string, channels: number): RawObject {
  const bytes = Buffer.alloc(144 + 12 + name.length + 1)
  bytes.writeUInt32BE(1, 128)
  bytes.write('desc', 132)
  bytes.writeUInt32BE(144, 136)
  bytes.write('desc', 144)
  bytes.writeUInt32BE(name.length + 1, 152)
  bytes.write(name, 156)
  return { dict: `/N ${channels}`, data: bytes }
}

const all = '/ColorSpace << /S [/Separation /All /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 /C1 [1 1 1 1] >>] >>'

describe('what the press has to know of', () => {
  it.each([
    ['a function', '<< /FunctionType 2 /Domain [0 1] /N 2 >>', true],
    ['one for each ink', '[/Identity /Identity << /FunctionType 2 /Domain [0 1] /N 2 >> /Identity]', true],
    ['one that changes nothing', '/Identity', false],
  ])('transfer: %s', async (_what, transfer, expected) => {
    const resources = `/ExtGState << /G << /TR ${transfer} >> >>`
    expect((await factsIn(onePage({ content: `/G gs ${BOX}`, resources }))).pages[0]?.transfer).toBe(expected)
  })

  it('finds PostScript', async () => {
    const resources = '/XObject << /P 10 0 R >>'
    const program = { dict: '/Type /XObject /Subtype /PS', data: Buffer.from('showpage') }
    expect((await factsIn(onePage({ content: '/P Do', resources }, [program]))).pages[0]?.postScript).toBe(true)
  })

  it('tells art in registration colour from printer’s marks beyond the trim', async () => {
    const used = async (content: string) =>
      (await factsIn(onePage({ content: `/S cs 1 scn ${content}`, resources: all, entries: TRIM }))).pages[0]
        ?.registrationColour
    expect(await used(BOX)).toBe(true)
    expect(await used('0 300 6 1 re f')).toBe(false)
  })

  it('names CMYK of another press, but not that of its own output intent', async () => {
    const resources = '/ColorSpace << /S [/ICCBased 10 0 R] >>'
    const content = `/S cs 0 0 0 1 scn ${BOX}`
    const japan = profileNamed('Japan Color 2001 Coated', 4)
    const intent = (profile: number) =>
      `/OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (X) /DestOutputProfile ${profile} 0 R >>]`
    const named = async (catalogue: string) =>
      (await factsIn(onePage({ content, resources }, [japan, profileNamed('sRGB', 3)], catalogue))).cmykProfiles
    expect(await named('')).toEqual(['Japan Color 2001 Coated'])
    expect(await named(intent(11))).toEqual(['Japan Color 2001 Coated'])
    expect(await named(intent(10))).toEqual([])
  })

  it('knows an output intent for screens, and leaves that of an archive alone', async () => {
    const colours = async (purpose: string) => {
      const catalogue = `/OutputIntents [<< /S /${purpose} /OutputConditionIdentifier (sRGB) /DestOutputProfile 10 0 R >>]`
      return (await factsIn(onePage({ content: BOX }, [profileNamed('sRGB', 3)], catalogue))).outputColours
    }
    expect(await colours('GTS_PDFX')).toBe('rgb')
    expect(await colours('GTS_PDFA1')).toBeNull()
  })

  it('finds the lines of outlined letters, and lines of two inks', async () => {
    const font = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>'
    const outlined = await factsIn(
      onePage({ content: 'BT 1 Tr 0.05 w /F 20 Tf 50 300 Td (word) Tj ET', resources: font }),
    )
    expect(outlined.pages[0]?.thinnestLine).toBeCloseTo(0.018, 3)
    const [page] = (await factsIn(onePage({ content: '0.3 w 1 1 0 0 K 50 50 m 200 50 l S' }))).pages
    expect(page?.thinnestMultiInkLine).toBeCloseTo(0.106, 3)
    expect(page?.places.thinnestMultiInkLine).toBeDefined()
  })
})
