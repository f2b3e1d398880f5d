import * as desk from '#/contract/money/staff-tax.contract.ts'
import * as own from '#/contract/money/tax-bill.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { followPapers } from '#/server/features/money/tax-invoices/tax-invoices.jobs.ts'
import { FIRM, INVOICE, paidWith } from '../orders/practice-tax.ts'
import { done, type History, type Place } from './place.ts'

/** A firm that is closed, so that its paper fails. */
const CLOSED = { ...INVOICE, businessNumber: '1000000009' }

async function paperOf({ shop, desk: as }: Place, orderNumber: string, show: desk.TaxShow = 'all') {
  const { papers } = done(await shop.call(desk.listTaxPapers, { as, query: { show } }))
  const paper = papers.find(({ orderNumbers }) => orderNumbers.includes(orderNumber))
  if (!paper) throw new Error(`no paper of ${orderNumber}`)
  return { ...paper, params: { documentId: paper.id } }
}

/** Until the tax office has what was issued. */
async function filed({ shop, tax }: Place): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    tax.forward(1)
    shop.clock.forward({ minutes: 1 })
    await followPapers(shop.container)
    await shop.runJobs()
  }
}

const ofFailed: History = async (place) => {
  const { shop, gateway, member, desk: as } = place
  const { orderNumber } = await paidWith(shop, gateway, member, { evidence: CLOSED })
  const { params } = await paperOf(place, orderNumber)
  done(await shop.call(desk.issueTaxPaper, { as, params }))
  await shop.runJobs()
}

const ofWishes: History = async (place) => {
  const { shop, gateway, member, desk: as } = place
  const { orderNumber } = await paidWith(shop, gateway, member)
  const wish = { kind: 'tax-invoice' as const, buyer: FIRM }
  const asked = { orderNumbers: [orderNumber], together: false, wish }
  done(await shop.call(own.askTaxPapers, { as: member, body: asked }))
  await shop.runJobs()
  await filed(place)
  const { params } = await paperOf(place, orderNumber)
  const body = { reason: '상호를 잘못 적음', buyer: { ...FIRM, company: '한울미디어' } }
  done(await shop.call(desk.undoTaxPaper, { as, params, body }))
  await shop.runJobs()
}

const ofAmendments: History = async (place) => {
  const { shop, gateway, member, desk: as } = place
  const { orderNumber } = await paidWith(shop, gateway, member, { evidence: INVOICE })
  await filed(place)
  done(await shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '필요 없음' } }))
  await shop.runJobs()
  const { params } = await paperOf(place, orderNumber, 'proposed')
  done(await shop.call(desk.confirmAmendment, { as, params, body: { code: 4 } }))
  await shop.runJobs()
}

const ofMonths: History = async (place) => {
  const { shop, gateway, desk: as } = place
  const saver = await shop.member()
  done(await shop.call(own.saveTaxBuyer, { as: saver, body: { buyer: FIRM, monthly: true } }))
  const { orderNumber } = await paidWith(shop, gateway, saver, { evidence: INVOICE })
  const { writeDay } = await paperOf(place, orderNumber, 'due')
  done(await shop.call(desk.collectTaxPapers, { as, body: { month: writeDay.slice(0, 7) } }))
  await shop.runJobs()
}

export const PAPER_HISTORIES: Readonly<Record<string, History>> = { ofFailed, ofWishes, ofAmendments, ofMonths }
