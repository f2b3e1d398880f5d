import { beforeAll, describe, expect, test } from 'vitest'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { makeDealShare, printDealLink, readDealLink } from '#/contract/ordering/deal-shares.contract.ts'
import { readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { Endpoint } from '#/contract/endpoint.ts'
import { jobPainter } from '#/server/features/prepress/preflight/preflight.public.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { spreadCover, textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { paperPictures } from './paper-pictures.ts'
import { readOwnOrderDocument } from './read-documents.ts'

let shop: TestShop
let member: MemberCaller
let order: { readonly orderNumber: string }

beforeAll(async () => {
  const gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
  const files = []
  for (const [part, pdf] of [
    ['inner', await textBook(4)],
    ['cover', await spreadCover(12)],
  ] as const)
    files.push({ part, fileId: await uploadPdf(shop, member, pdf, part) })
  const spec = { ...defaultSpec('D413'), copies: 30 }
  const body = { spec, files, askStaff: true, title: '서촌의 골목' }
  const item = (await shop.call(addCartItem, { as: member, body })).data
  await shop.runJobs()
  const sheet = await sheetFor(shop, member, [item])
  order = (await shop.call(placeOrder, { as: member, body: sheet })).data
  await payFor(shop, gateway, member, [order.orderNumber])
  await shop.runJobs()
})

const params = () => ({ orderNumber: order.orderNumber, document: 'order-details' as const })
/** Photographs and painted jobs are JPEGs; a logo and a stamp are not. */
const jpegsIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/DCTDecode/gu)?.length ?? 0
const paper = (as: { readonly headers: Readonly<Record<string, string>> }) =>
  shop.app.inject({ url: `/api/documents/orders/${order.orderNumber}/order-details/pdf`, headers: as.headers })
const linkTo = async () => {
  const body = { what: { kind: 'order' as const, orderNumber: order.orderNumber }, label: '' }
  return (await shop.call(makeDealShare, { as: member, body })).data.token
}

describe('a paper shows the job in its own pages', () => {
  test('to its customer, on the page as in the PDF', async () => {
    const [line] = (await shop.call(readOrder, { as: member, params: params() })).data.lines
    expect(line?.picture?.faces).not.toHaveLength(0)
    const page = (await shop.call(readOrderDocument, { as: member, params: params() })).data
    expect(page.items[0]?.picture).toEqual(line?.picture)
    expect(jpegsIn((await paper(member)).rawPayload)).toBe(1)
  })

  test('to staff who may look into its files, and as bare paper to those who may not', async () => {
    expect(jpegsIn((await paper(await shop.staff('service'))).rawPayload)).toBe(1)
    const bare = await paper(await shop.staff('finance'))
    expect([bare.statusCode, jpegsIn(bare.rawPayload)]).toEqual([200, 0])
  })

  test('not to whoever was sent a link to the amounts', async () => {
    const token = await linkTo()
    const page = (await shop.call(readDealLink, { body: { token } })).data
    expect(page.document?.items[0]?.picture).toEqual({ faces: [], coming: false })
    const { url, method } = asked(printDealLink)
    const pdf = await shop.app.inject({ url, method, payload: { token } })
    expect([pdf.statusCode, jpegsIn(pdf.rawPayload)]).toEqual([200, 0])
  })
})

const asked = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) => ({ url: path, method })

describe('a paper that waits for nobody', () => {
  const principal = (): Principal => ({
    kind: 'member',
    memberId: member.memberId,
    sessionId: '',
    roles: [],
    pending: false,
    guest: false,
  })
  const document = () => readOwnOrderDocument(shop.container.database.db, shop.clock.now(), member.memberId, params())

  test('comes bare where its picture is late', async () => {
    const asleep = { paint: () => new Promise<never>(() => undefined) }
    const pictures = await paperPictures({ ...shop.container, jobPainter: asleep }, await document(), principal(), 0)
    expect(pictures.every((picture) => picture === null)).toBe(true)
  })

  test('comes bare where it cannot be painted', async () => {
    const photoScaler = { wear: () => Promise.reject(new Error('no memory left')) }
    const painter = jobPainter({ ...shop.container, photoScaler })
    const pictures = await paperPictures({ ...shop.container, jobPainter: painter }, await document(), principal())
    expect(pictures.every((picture) => picture === null)).toBe(true)
  })
})
