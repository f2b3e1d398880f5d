import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { foreignInksOf } from '#/domain/press/foreign-inks.ts'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { packageOf, withMarksInBlack } from '#tests/support/press/package-of.ts'
import { notInksWords } from './in-inks.ts'

const PAGES = 4
const SPEC = bookSpec(PAGES, { colourPages: PAGES, ink: { front: 4, back: 4 } })
const SPOT = '/Separation /Sea /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 .2 0 0] /N 1 >>'
/** A profile of four inks of another press; what is in it nobody reads. */
const JAPAN = { dict: '/N 4 /Alternate /DeviceCMYK', data: Buffer.from('Japan Color 2001 Coated') }
const JPX = {
  dict: '/Type /XObject /Subtype /Image /Width 2 /Height 1 /Filter /JPXDecode',
  data: Uint8Array.of(1, 2, 3),
}

/** A book each of whose pages draws this, with a font of its own for `/F`. */
async function book(
  contents: readonly string[],
  resources = '',
  extra: readonly RawObject[] = [],
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const content of contents) {
    const one = await PDFDocument.load(onePage({ content, resources }, extra))
    const [page] = await document.copyPages(one, [0])
    if (!page) throw new Error('no page')
    document.addPage(page).node.newFontDictionary('F', font.ref)
  }
  return document.save()
}

const TEXT = 'BT /F 12 Tf 80 400 Td (Word) Tj ET'
const WORD = `0 0 0 rg ${TEXT} 0 .4 .8 rg 80 200 60 60 re f`

/** What each PDF for the press is made of, the shop's own marks laid aside. */
async function inksOf(bytes: Uint8Array, asked: Partial<Parameters<typeof packageOf>[1]> = {}) {
  const { printed, warnings } = await packageOf(bytes, { spec: SPEC, ...asked })
  const files = await Promise.all(printed.map(async ([, file]) => factsIn(await withMarksInBlack(file))))
  return {
    warnings,
    sheets: files.map(({ pages, spots, cmykProfiles, outputColours }) => ({
      screen: pages.filter(({ colourSpaces }) => colourSpaces.some((space) => /RGB|Lab/u.test(space))).length,
      mixedLetters: pages.filter(({ smallestMultiInkText }) => smallestMultiInkText !== null).length,
      mixedInRgb: pages.filter(({ blendsInRgb }) => blendsInRgb).length,
      spots,
      profiles: cmykProfiles.length,
      screenIntent: outputColours === 'rgb',
    })),
  }
}
const CLEAN = { screen: 0, mixedLetters: 0, mixedInRgb: 0, spots: [], profiles: 0, screenIntent: false }
const four = (content: string) => Array.from({ length: PAGES }, () => content)

it.each([
  ['as plain PDF', undefined],
  ['as PDF/X-4', true],
] as const)(
  'brings what was left in the colours of a screen to the plates in the inks of the job %s',
  async (_, pdfx) => {
    const { sheets, warnings } = await inksOf(await book(four(WORD)), pdfx ? { pdfx } : {})
    expect(sheets).toEqual([CLEAN, CLEAN])
    expect(warnings).not.toContain('바꾸지 못해')
  },
)

it('says a spot nobody ordered in the four inks', async () => {
  const spot = await book(four(`/S cs 1 scn 60 60 50 50 re f 0 0 0 1 k ${TEXT}`), `/ColorSpace << /S [${SPOT}] >>`)
  expect((await inksOf(spot)).sheets).toEqual([CLEAN, CLEAN])
})

it('leaves a spot that was ordered on its plate', async () => {
  const [cover, body] = SPEC.parts
  if (!cover || !body) throw new Error('no parts')
  const gold = { ...SPEC, parts: [cover, { ...body, ink: { front: 2, back: 2 } as const, colourPages: 0 }] }
  const bytes = await book(four(`/S cs 1 scn 60 60 50 50 re f ${WORD}`), `/ColorSpace << /S [${SPOT}] >>`)
  const { sheets } = await inksOf(bytes, { spec: gold })
  expect(sheets.map(({ spots, screen, mixedLetters }) => ({ spots, screen, mixedLetters }))).toEqual([
    { spots: ['Sea'], screen: 0, mixedLetters: 0 },
    { spots: ['Sea'], screen: 0, mixedLetters: 0 },
  ])
})

it('keeps the numbers of inks that were said by the profile of another press', async () => {
  const bytes = await book(four(`/J cs 0 0 0 1 scn ${TEXT}`), '/ColorSpace << /J [/ICCBased 10 0 R] >>', [JAPAN])
  expect((await factsIn(bytes)).cmykProfiles).toHaveLength(1)
  expect((await inksOf(bytes)).sheets).toEqual([CLEAN, CLEAN])
})

it('tells of a profile without which other things would overprint, and leaves it', async () => {
  const resources = '/ColorSpace << /J [/ICCBased 10 0 R] >> /ExtGState << /O << /op true /OPM 1 >> >>'
  const { sheets, warnings } = await inksOf(await book(four(`/O gs /J cs 0 0 0 1 scn ${TEXT}`), resources, [JAPAN]))
  expect(sheets.map(({ profiles }) => profiles)).toEqual([1, 1])
  expect(warnings).toContain('CMYK 프로파일이 겹쳐 찍기와 함께')
})

it('mixes what is see-through in inks', async () => {
  const document = await PDFDocument.load(await book(four(`0 0 0 1 k ${TEXT}`)))
  const group = { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' }
  for (const page of document.getPages()) page.node.set(PDFName.of('Group'), document.context.obj(group))
  expect((await inksOf(await document.save())).sheets).toEqual([CLEAN, CLEAN])
})

it('does not let a page with a picture nobody can read hold the others, and says which it is', async () => {
  const picture = 'q 99 0 0 99 99 99 cm /I Do Q'
  const bytes = await book([WORD, `${WORD} ${picture}`, WORD, WORD], '/XObject << /I 10 0 R >>', [JPX])
  const { warnings, sheets } = await inksOf(bytes)
  expect(warnings).toContain('2쪽의 화면용 색(RGB)이나 주문하지 않은 별색을')
  expect(sheets[0]).toMatchObject({ screen: 1 })
})

it('opens nothing that was read to be in its inks already', async () => {
  const inks = await factsIn(await book(four(`0 0 0 1 k ${TEXT}`)))
  expect(foreignInksOf(inks)).toEqual({ pages: [], profiles: false })
  const screen = await factsIn(await book([WORD, `0 0 0 1 k ${TEXT}`, WORD, `0 g ${TEXT}`]))
  expect(foreignInksOf(screen)).toEqual({ pages: [1, 3], profiles: false })
})

it('tells of a file that keeps a foreign profile because it could not be opened, though no page of it is named', () => {
  const left = { pages: [], why: 'too-large', keepsProfile: false } as const
  expect(notInksWords('본문.pdf', left, 12)).toEqual([expect.stringContaining('파일이 너무 큼')])
})
