import { cmyk, type Color, PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { makeProofVersion, readProof } from '#/contract/prepress/proofs.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import { pressConditionOf } from '#/domain/preflight/press-condition.ts'
import { type Rgb, srgbToLab } from '#/pdf/colour/colour-values.ts'
import { pressOf } from '#/pdf/colour/press.ts'
import { PdfLimitError } from '#/server/ports/pdf.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { contentOf } from '#tests/support/pdf/read-plates.ts'
import { packageOf } from '#tests/support/press/package-of.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const ROUTE = 'digital-sheet'
const FLYER: JobSpec = { ...defaultSpec('D304'), trim: { width: 148, height: 210 } }
const ONE_BLACK_SIDE = choose(FLYER, 'sheet.ink', '4-1')
/** Pictures are packed with loss, and the engine reads between nine steps of each ink. */
const CLOSE = 5
const MM = 72 / 25.4
const GREEN = rgb(0, 1, 0)
const RED = rgb(0.9, 0.1, 0.1)

let shop: TestShop
let desk: Awaited<ReturnType<TestShop['staff']>>
let member: Awaited<ReturnType<TestShop['member']>>
beforeAll(async () => {
  shop = await testShop()
  desk = await shop.staff('proof')
  member = await shop.member()
})

/** Pages of one colour from edge to edge. */
async function plain(...colours: readonly Color[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const color of colours) {
    const page = document.addPage([154 * MM, 216 * MM])
    page.drawRectangle({ width: page.getWidth(), height: page.getHeight(), color })
    page.setTrimBox(3 * MM, 3 * MM, 148 * MM, 210 * MM)
  }
  return document.save()
}

/** What the middle of each page of the proof shows, 0 to 1. */
async function proofOf(spec: JobSpec, sheet: Uint8Array): Promise<readonly Rgb[]> {
  const { lineId } = await paidOrder(shop, member.memberId, { spec, parts: { sheet } })
  const made = await shop.call(makeProofVersion, { as: desk, params: { lineId }, body: { note: '' } })
  await shop.runJobs()
  const { database, storage } = shop.container
  const { rows } = await database.pool.query<{ key: string }>(
    'select screen_key as key from proof_pages where proof_id = $1 order by number',
    [made.data.proofId],
  )
  return Promise.all(
    rows.map(async ({ key }) => {
      const picture = Buffer.concat(await (await storage.open(key)).toArray())
      const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
      const light = (channel: number) => (data[at + channel] ?? 0) / 255
      return [light(0), light(1), light(2)] as const
    }),
  )
}

/** What the desk's page is told of the files of the proof that was made last. */
async function shownAsItCame(): Promise<readonly boolean[]> {
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    'select id from proofs order by created_at desc, id desc limit 1',
  )
  const { data } = await shop.call(readProof, { as: desk, params: { proofId: rows[0]?.id ?? '' } })
  return data.versions.flatMap(({ files }) => files.map(({ asItCame }) => asItCame))
}

/** How the inks that the separations of each page lay down look on that paper. */
async function platesOf(spec: JobSpec, sheet: Uint8Array): Promise<readonly Rgb[]> {
  const { printed } = await packageOf(sheet, { spec, part: 'sheet', route: ROUTE })
  const bytes = printed.find(([name]) => !name.includes('imposed'))?.[1]
  const expectation = expectationOf(spec, 'sheet', ROUTE)
  if (!bytes || !expectation) throw new Error('no pages for the press')
  const condition = pressConditionOf(expectation)
  const press = pressOf(nodeInkTools.profile(condition), condition.ink)
  const { pages } = await factsIn(bytes)
  const document = await PDFDocument.load(bytes)
  return document.getPages().map((page, index) => {
    const content = contentOf(page)
    expect(pages[index]?.colourSpaces.filter((space) => /RGB/u.test(space))).toEqual([])
    const [c, m, y, k] = (/([\d. ]+) k\b/u.exec(content)?.[1] ?? '').trim().split(/\s+/u).map(Number)
    return press.screenOf([c ?? NaN, m ?? NaN, y ?? NaN, k ?? NaN])
  })
}

const difference = (a: Rgb, b: Rgb): number => {
  const [from, to] = [srgbToLab(a), srgbToLab(b)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

/** How far each page of the proof is from what its plates print. */
const farOf = (proof: readonly Rgb[], plates: readonly Rgb[]) =>
  plates.map((colour, page) => difference(colour, proof[page] ?? [1, 1, 1]))

it('shows colours of a screen as the separations lay them down, and a side in black as black', async () => {
  const sheet = await plain(GREEN, RED)
  const proof = await proofOf(ONE_BLACK_SIDE, sheet)
  expect(farOf(proof, await platesOf(ONE_BLACK_SIDE, sheet)).filter((far) => far > CLOSE)).toEqual([])
  expect(difference(proof[0] ?? [0, 1, 0], [0, 1, 0])).toBeGreaterThan(30)
})

it('shows inks that came as inks on the same paper, and has nothing converted for it', async () => {
  const sheet = await plain(cmyk(1, 0, 0, 0), cmyk(0, 0.8, 0.9, 0.1))
  const { pdf } = shop.container
  const { inItsInks } = pdf
  let asked = 0
  pdf.inItsInks = async (...args) => {
    asked += 1
    return inItsInks(...args)
  }
  onTestFinished(() => void (pdf.inItsInks = inItsInks))
  const proof = await proofOf(FLYER, sheet)
  expect(await shownAsItCame()).toEqual([false])
  expect(farOf(proof, await platesOf(FLYER, sheet)).filter((far) => far > CLOSE)).toEqual([])
  expect(asked).toBe(0)
})

it('is drawn as it came where the conversion is too much, for nobody can approve what is not there', async () => {
  const { pdf } = shop.container
  const { inItsInks } = pdf
  pdf.inItsInks = () => Promise.reject(new PdfLimitError('time'))
  onTestFinished(() => void (pdf.inItsInks = inItsInks))
  const [green, red] = await proofOf(FLYER, await plain(GREEN, RED))
  expect(await shownAsItCame()).toEqual([true])
  expect([difference(green ?? [1, 1, 1], [0, 1, 0]), difference(red ?? [1, 1, 1], [0.9, 0.1, 0.1])]).toEqual([
    expect.closeTo(0, 0),
    expect.closeTo(0, 0),
  ])
})
