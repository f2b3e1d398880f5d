import { listTaxPapers, type TaxShow } from '#/contract/money/staff-tax.contract.ts'
import { followPapers } from '#/server/features/money/tax-invoices/tax-invoices.jobs.ts'
import { byDay } from '../by-day.ts'
import type { MemberCaller, StaffCaller } from '../callers.ts'
import { testShop, type TestShop } from '../test-shop.ts'
import { practiceGateway, type PracticeGateway } from './practice-gateway.ts'
import { fillCompany, practiceTax, type PracticeTax } from './practice-tax.ts'

/** A shop that takes money and writes tax papers, with somebody who buys and somebody who looks after both. */
export interface TaxShop {
  readonly gateway: PracticeGateway
  readonly tax: PracticeTax
  readonly shop: TestShop
  readonly member: MemberCaller
  readonly finance: StaffCaller
}

export async function taxShop(): Promise<TaxShop> {
  const gateway = await practiceGateway()
  const tax = await practiceTax()
  const shop = await testShop({ env: { ...gateway.env, ...tax.env } })
  byDay(shop)
  gateway.follow(shop.clock)
  const [member, finance] = [await shop.member(), await shop.staff('finance')]
  await fillCompany(shop)
  return { gateway, tax, shop, member, finance }
}

/** What the desk's board shows of the papers of one order. */
export async function papersOf(
  { shop, finance }: Pick<TaxShop, 'shop' | 'finance'>,
  orderNumber: string,
  show: TaxShow = 'all',
) {
  const { papers } = (await shop.call(listTaxPapers, { as: finance, query: { show } })).data
  return papers.filter(({ orderNumbers }) => orderNumbers.includes(orderNumber))
}

/** The tax office has what was sent: papers go there in three steps of a minute. */
export async function filePapers({ shop, tax }: Pick<TaxShop, 'shop' | 'tax'>): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    tax.forward(1)
    shop.clock.forward({ minutes: 1 })
    await followPapers(shop.container)
    await shop.runJobs()
  }
}
