import { placeOrder, previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import * as contract from '#/contract/prepress/ebooks.contract.ts'
import * as desk from '#/contract/prepress/staff-ebooks.contract.ts'
import type { Caller } from '#tests/support/callers.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { CONSENTS, ORDERER, payFor } from '#tests/support/orders/checkout.ts'

export const METADATA = {
  title: '서촌의 골목',
  subtitle: '',
  authors: [{ name: '윤서영', role: 'aut' as const }],
  publisher: '',
  language: 'ko' as const,
  price: 9_800,
  isbn: '978-0-306-40615-7',
  series: null,
  description: '',
  accessibility: '',
}
export const NOTHING = { characters: 0, pages: 0, pictures: 0, tables: 0, notes: 0, headings: 0 }
export const NOBODY = '00000000-0000-4000-8000-000000000000'

export const HANDED_IN = {
  form: 'reflow' as const,
  coverId: null,
  metadata: METADATA,
  extras: [],
  counts: NOTHING,
  memo: '',
}

export type EbookShop = Awaited<ReturnType<typeof ebookShop>>

async function ownShop() {
  const gateway = await practiceGateway()
  const shop = await testShop({ env: gateway.env })
  shop.clock.hold()
  return { gateway, shop }
}

/** A shop with a customer who has a manuscript, and whoever makes e-books of such. */
export async function ebookShop(given?: { readonly shop: TestShop; readonly gateway: PracticeGateway }) {
  const { gateway, shop } = given ?? (await ownShop())
  const member = await shop.member()
  const maker = await shop.staff({ roles: ['proof'] })
  const manuscript = await textBook(6)

  async function read(fileId: string, as: Caller = member) {
    await shop.call(contract.readManuscript, { as, body: { fileId } })
    await shop.runJobs()
    return (await shop.call(contract.readManuscript, { as, body: { fileId } })).data
  }

  const begin = (manuscriptId: string, change: object = {}, as: Caller = member) =>
    shop.call(contract.beginEbook, { as, body: { ...HANDED_IN, manuscriptId, ...change } })

  /** Uploaded, read and in the cart. */
  async function inCart(change: object = {}) {
    const fileId = await uploadPdf(shop, member, manuscript, 'material')
    await read(fileId)
    const { data } = await begin(fileId, change)
    return { id: data.id, itemId: data.itemId ?? '' }
  }

  async function order(itemIds: string[]) {
    const preview = await shop.call(previewOrder, { as: member, body: { itemIds, deliveries: [] } })
    const shownTotal = preview.data.amounts.total
    const body = { itemIds, orderer: ORDERER, deliveries: [], consents: CONSENTS, memo: '', shownTotal }
    return shop.call(placeOrder, { as: member, body })
  }

  async function paid(change: object = {}) {
    const { id, itemId } = await inCart(change)
    const { orderNumber } = (await order([itemId])).data
    await payFor(shop, gateway, member, [orderNumber])
    await shop.runJobs()
    return { id, orderNumber }
  }

  const seen = async (id: string) => (await shop.call(contract.readEbook, { as: member, params: { id } })).data
  const orderSeen = async (orderNumber: string) =>
    (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

  /** Made by us and sent to the customer. */
  async function shown(id: string, edition = 1) {
    await shop.call(desk.makeEdition, { as: maker, params: { id } })
    await shop.runJobs()
    return shop.call(desk.showEdition, { as: maker, params: { id, edition } })
  }

  const askCorrections = (id: string, edition: number) =>
    shop.call(contract.askEbookCorrections, {
      as: member,
      params: { id },
      body: { edition, corrections: [{ place: '1장', quoted: '금속활자', body: '금속 활자로 띄어 주세요.' }] },
    })

  return {
    gateway,
    shop,
    member,
    maker,
    manuscript,
    read,
    begin,
    inCart,
    order,
    paid,
    seen,
    orderSeen,
    shown,
    askCorrections,
  }
}
