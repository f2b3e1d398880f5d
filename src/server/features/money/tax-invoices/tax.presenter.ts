import type { TaxDeskRow } from '#/contract/money/staff-tax.contract.ts'
import type { TaxPaper, WholePaper } from '#/contract/money/tax-parts.ts'
import { isFirm, type TaxBuyer } from '#/domain/tax/tax-party.ts'
import { NOBODY } from '#/domain/tax/cash-receipt.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { TaxDeps } from './tax-deps.ts'
import { amendmentsOf, eventsOf, orderNumbersOf } from './papers.repo.ts'
import { isShopFault } from './shop-fault.ts'
import { readSupplier } from './read-supplier.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

export const presentPaper = (row: TaxDocumentRow): TaxPaper => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  amendCode: row.amendCode,
  monthly: row.per === 'month',
  supply: row.supply,
  vat: row.vat,
  writeDay: row.writeDay,
  dueDay: row.dueDay,
  confirmNumber: row.confirmNumber,
  failure: row.failureMessage,
  issuedAt: row.issuedAt?.toISOString() ?? null,
  settledAt: row.settledAt?.toISOString() ?? null,
})

/** As its customer reads it: null where it failed for what the customer could do nothing about. */
export const presentOwnPaper = (row: TaxDocumentRow): TaxPaper => ({
  ...presentPaper(row),
  ...(isShopFault(row.failureCode) ? { failure: null } : {}),
})

/** A firm by its name; a person's number with dots. */
export function buyerName(buyer: TaxBuyer): string {
  if (isFirm(buyer)) return buyer.company
  if (buyer.identity === NOBODY) return '자진발급'
  return `${buyer.identity.slice(0, 3)}·····${buyer.identity.slice(-2)}`
}

export const presentDeskRow = (row: TaxDocumentRow, orderNumbers: readonly string[]): TaxDeskRow => ({
  ...presentPaper(row),
  buyer: buyerName(row.buyer),
  orderNumbers: [...orderNumbers],
  askedAt: row.askedAt.toISOString(),
  failureCode: row.failureCode,
})

/** The whole paper for its customer; why the service refused a try is for the desk. */
export async function presentOwnWhole(db: DbOrTx, deps: TaxDeps, row: TaxDocumentRow): Promise<WholePaper> {
  const whole = await presentWhole(db, deps, row)
  const history = whole.history.map((one) => (one.event === 'refuse' ? { ...one, note: '' } : one))
  return { ...whole, ...presentOwnPaper(row), history }
}

const BY = { customer: '고객', staff: '담당자', system: '가게', partner: '파트너' } as const

export async function presentWhole(db: DbOrTx, deps: TaxDeps, row: TaxDocumentRow): Promise<WholePaper> {
  const { businessNumber, company, ceo, address } = await readSupplier(db, deps)
  const events = await eventsOf(db, row.id)
  const numbers = await orderNumbersOf(db, [row.id])
  return {
    ...presentPaper(row),
    paid: row.paid,
    firm: isFirm(row.buyer) ? row.buyer : null,
    identity: isFirm(row.buyer) || row.buyer.identity === NOBODY ? null : row.buyer.identity,
    supplier: { businessNumber, company, ceo, address },
    orderNumbers: [...(numbers.get(row.id) ?? [])],
    items: row.items.map((item) => ({ ...item })),
    history: events.map(({ at, event, byKind, note }) => ({ at: at.toISOString(), event, by: BY[byKind], note })),
    amendments: (await amendmentsOf(db, row.id)).map(presentPaper),
    practised: deps.taxInvoices?.practised ?? false,
  }
}
