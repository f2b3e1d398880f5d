import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { openSource } from '#/pdf/impose/source-pages.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { drawInNode } from '#tests/support/pdf/fix-in-node.ts'
import { bookWithoutBleed, textBook } from '#tests/support/pdf/make-books.ts'
import { asPdfx4, breachesOf } from '#tests/support/pdf/made-pdfx.ts'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const MEMO = '10 0 R'
const ART = '11 0 R'
const SHOWN = '/OC /Art BDC 0.2 0 0 0 k 40 40 200 200 re f EMC'
const HIDDEN = '/OC /Memo BDC 0 1 1 0 k 60 60 20 20 re f EMC'
const FORM = {
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 80 80] /Resources << >>',
  data: Buffer.from('0 0 1 rg 0 0 80 80 re f'),
}

/** What a file of the wild may have that a press must not be given, by what it is. */
const WILD: Readonly<Record<string, Buffer>> = {
  'layers that are off': onePage(
    { content: `${SHOWN} ${HIDDEN}`, resources: `/Properties << /Memo ${MEMO} /Art ${ART} >>` },
    ['<< /Type /OCG /Name (Memo) >>', '<< /Type /OCG /Name (Art) >>'],
    `/OCProperties << /OCGs [${MEMO} ${ART}] /D << /OFF [${MEMO}] /AS [] >> >>`,
  ),
  'colours of the screen, in a form without a word about them': onePage(
    { content: '1 0 0 rg 30 30 100 100 re f q 1 0 0 1 200 200 cm /F Do Q', resources: '/XObject << /F 10 0 R >>' },
    [FORM],
  ),
  'a group that is mixed on the screen': onePage({
    content: '/G gs 0 1 0 rg 30 30 100 100 re f',
    resources: '/ExtGState << /G << /ca 0.5 >> >>',
    entries: '/MediaBox [0 0 419.53 595.28] /Group << /S /Transparency /CS /DeviceRGB >>',
  }),
  'notes, bookmarks, actions and a crop box': onePage(
    {
      content: '0 0 0 1 k 40 40 200 100 re f',
      entries:
        '/MediaBox [0 0 419.53 595.28] /CropBox [0 0 419.53 595.28] /ArtBox [20 20 100 100] /AA << /O << /S /JavaScript /JS (x) >> >> ' +
        '/Annots [<< /Type /Annot /Subtype /Link /Rect [10 10 90 90] /A << /S /URI /URI (x) >> >>]',
    },
    [],
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Outlines << /First << /A << /S /GoTo >> >> >> /Version /1.7',
  ),
  'a picture on its side, turned by its entry': onePage({
    content: '0.5 0 0 0 k 10 10 300 100 re f',
    entries: '/MediaBox [0 0 595.28 419.53] /Rotate 90',
  }),
  'an intent for an archive': onePage(
    { content: '0 0 0 1 k 10 10 300 100 re f' },
    ['<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) >>'],
    '/OutputIntents [10 0 R]',
  ),
}

describe('pages as PDF/X-4', () => {
  it.each(Object.keys(WILD))('are so and look the same: %s', async (what) => {
    const before = WILD[what] ?? Buffer.of()
    const made = await asPdfx4(before, 1)
    expect(await breachesOf(made)).toEqual([])
    const [was, is] = [await drawInNode(before), await drawInNode(made)]
    expect([is.width, is.height]).toEqual([was.width, was.height])
    expect(Buffer.compare(Buffer.from(is.rgba), Buffer.from(was.rgba))).toBe(0)
  })

  it('have the trim that is imposed, and stand where they stood', async () => {
    const expectation = expectationOf(bookSpec(4), 'inner', null)
    if (!expectation) throw new Error('no inner')
    for (const book of [await bookWithoutBleed(4), await textBook(4, 4)]) {
      const made = await asPdfx4(book, 4)
      const placed = async (bytes: Uint8Array) =>
        (await openSource(bytes, expectation)).map(({ trim, media, base, misfit }) => ({ trim, media, base, misfit }))
      expect(await placed(made)).toEqual(await placed(book))
      expect((await factsIn(made)).pdfx).toBe('PDF/X-4')
    }
  })

  it('keep the press that a file names itself', async () => {
    const once = await asPdfx4(await textBook(2, 2), 2)
    const again = await asPdfx4(once, 2)
    expect((await factsIn(again)).outputIntent).toBe('FOGRA29')
    expect(await breachesOf(again)).toEqual([])
  })

  it('do not carry the name where a font is missing, or a press would have to calculate', async () => {
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'
    const unset = onePage({ content: 'BT /F 12 Tf 100 100 Td (Hello) Tj ET', resources: `/Font << /F ${font} >>` })
    expect(await breachesOf(await asPdfx4(unset, 1))).toEqual(['fonts'])
    const unseen = onePage({
      content: 'BT 3 Tr /F 12 Tf 100 100 Td (Hello) Tj ET',
      resources: `/Font << /F ${font} >>`,
    })
    expect(await breachesOf(await asPdfx4(unseen, 1))).toEqual([])
    const states = '/ExtGState << /T << /TR << /FunctionType 2 /Domain [0 1] /N 2 >> >> >>'
    expect(
      await breachesOf(await asPdfx4(onePage({ content: '/T gs 0 g 9 9 9 9 re f', resources: states }), 1)),
    ).toEqual(['transfer'])
  })

  it('are packed anew where the way of packing is an old one', async () => {
    // Clear, A..Z as they are, end: nine bits each.
    const codes = [256, ...Buffer.from('0 0 0 1 k 9 9 99 99 re f'), 257]
    const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
    const data = Buffer.from(bits.match(/.{1,8}/gu)?.map((byte) => parseInt(byte.padEnd(8, '0'), 2)) ?? [])
    const form: RawObject = { dict: '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Filter /LZWDecode', data }
    const before = onePage({ content: '/F Do', resources: '/XObject << /F 10 0 R >>' }, [form])
    const made = await asPdfx4(before, 1)
    expect(await breachesOf(made)).toEqual([])
    expect(
      Buffer.compare(Buffer.from((await drawInNode(made)).rgba), Buffer.from((await drawInNode(before)).rgba)),
    ).toBe(0)
    expect((await PDFDocument.load(made)).getPageCount()).toBe(1)
  })
})
