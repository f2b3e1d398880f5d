import { cmyk, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { packageOf as madeOf, type Asked, platesOf, withMarksInBlack } from '#tests/support/press/package-of.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'

const PAGES = 8
const SPOT = '/Separation /Sea /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 .2 0 0] /N 1 >>'

/** Letters of the screen, a shape in inks, a photograph of the screen and a spot nobody ordered, on every page. */
async function colouredBook(pages = PAGES, [width, height] = [419.53, 595.28]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const red = { create: { width: 64, height: 48, channels: 3, background: '#c02040' } } as const
  const photo = await document.embedJpg(await sharp(red).jpeg().toBuffer())
  const spot = await PDFDocument.load(
    onePage({ content: '/S cs 1 scn 60 60 50 50 re f', resources: `/ColorSpace << /S [${SPOT}] >>` }),
  )
  const [form] = await document.embedPdf(spot)
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([width ?? 0, height ?? 0])
    page.drawText(`${number}`, { x: 80, y: 480, size: 14, font, color: rgb(0, 0, 0.4) })
    page.drawRectangle({ x: 80, y: 300, width: 90, height: 90, color: cmyk(0.8, 0.2, 0, 0) })
    page.drawImage(photo, { x: 200, y: 300, width: 90, height: 90 })
    if (form) page.drawPage(form)
  }
  return document.save()
}

const packageOf = (inner: Uint8Array, asked: Asked = {}) => madeOf(inner, { spec: bookSpec(PAGES), ...asked })

it('brings a job in one ink to its plates in black alone, pages and sheets alike', async () => {
  const { warnings, printed } = await packageOf(await colouredBook())
  expect(warnings).not.toContain('1도(검정)')
  expect(printed).toHaveLength(2)
  for (const [name, bytes] of printed) {
    const { pages, spots } = await factsIn(await withMarksInBlack(bytes))
    const colours = pages.filter(({ colour }) => colour === 'colour').map(({ number }) => number)
    const spaces = new Set(pages.flatMap(({ colourSpaces }) => colourSpaces).filter((space) => /RGB|Lab/u.test(space)))
    expect([name, colours, [...spaces], spots]).toEqual([name, [], [], []])
  }
})

it('makes the back of a 4/1 sheet black, of the file and on the press sheet, and leaves its front what it was', async () => {
  const spec = choose({ ...defaultSpec('D304'), trim: { width: 148, height: 210 } }, 'sheet.ink', '4-1')
  const asked = { spec, part: 'sheet', route: 'offset-dedicated' } as const
  const { warnings, printed } = await packageOf(await colouredBook(2), asked)
  expect(warnings).not.toContain('1도(검정)')
  expect(await platesOf(printed)).toEqual({ sheet: [1], 'sheet-imposed': [1] })
})

it('makes the black section of one file for two sections black, and leaves the coloured one', async () => {
  const [cover, body] = bookSpec(4).parts
  if (!cover || !body) throw new Error('no parts')
  const coloured = { ...body, id: 'body-2', pages: 4, colourPages: 4, ink: { front: 4, back: 4 } } as const
  const { warnings, printed } = await packageOf(await colouredBook(), {
    spec: { ...bookSpec(4), parts: [cover, body, coloured] },
  })
  expect(warnings).not.toContain('1도(검정)')
  const plates = await platesOf(printed)
  expect(plates.body).toEqual([5, 6, 7, 8])
  expect(plates['body-1-imposed']).toEqual([])
  expect(plates['body-2-imposed']?.length).toBeGreaterThan(0)
})

it('makes pages black that were read as black, where only some of a body are ordered in colour', async () => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= PAGES; number += 1) {
    const page = document.addPage([419.53, 595.28])
    page.drawText(`${number}`, { x: 80, y: 480, size: 14, font, color: number === 3 ? rgb(0.8, 0, 0) : rgb(0, 0, 0) })
  }
  const spec = bookSpec(PAGES, { colourPages: 1, ink: { front: 4, back: 4 } })
  const bytes = await document.save()
  const mono = (await factsIn(bytes)).pages.filter(({ colour }) => colour === 'mono').map(({ number }) => number)
  expect((await platesOf((await packageOf(bytes, { spec, mono })).printed)).body).toEqual([3])
})

it('says at the head of the worksheet which file it could not make black', async () => {
  const picture = {
    dict: '/Type /XObject /Subtype /Image /Width 2 /Height 1 /Filter /JPXDecode',
    data: Uint8Array.of(1, 2, 3),
  }
  const odd = onePage(
    { content: '1 0 0 rg 9 9 9 9 re f q 99 0 0 99 99 99 cm /I Do Q', resources: '/XObject << /I 10 0 R >>' },
    [picture],
  )
  const { warnings, printed } = await packageOf(odd)
  expect(warnings).toContain('body_v1.pdf: 1도(검정) 주문인데 색을 검정으로 바꾸지 못해')
  expect(printed).toHaveLength(2)
})
