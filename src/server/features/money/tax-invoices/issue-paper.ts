import { fitItems, saleItems, sumOf, type TaxItem } from '#/domain/tax/sale-items.ts'
import { isFirm, missingOf, type TaxSupplier } from '#/domain/tax/tax-party.ts'
import { orderOf, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { IssueOutcome, TaxInvoices } from '#/server/ports/tax-invoices.ts'
import { linksOf, lockDocument, putLink, readDocument, updateDocument } from './documents.repo.ts'
import { invoiceCall, paperKey, receiptCall } from './paper-calls.ts'
import { readSale } from './read-sale.ts'
import { readSupplier } from './read-supplier.ts'
import { settlePaper } from './settle-paper.ts'
import { type RefusedPaper, settleRefused } from './settle-refused.ts'
import type { TaxDeps } from './tax-deps.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

interface Begun {
  readonly document: TaxDocumentRow
  readonly supplier: TaxSupplier
  readonly original: TaxDocumentRow | null
  readonly orderNumbers: readonly string[]
  /** It was asked for before and nobody knows what became of it. */
  readonly again: boolean
}

/** Issues one paper. Throws while the outcome is unknown, so that the job comes back and looks it up by its key. */
export async function issuePaper(deps: TaxDeps, documentId: string): Promise<void> {
  const begun = await deps.database.transaction((tx) => begin(tx, deps, documentId))
  if (!begun) return
  const { taxInvoices } = deps
  const refused = unready(begun, taxInvoices) ?? (await refusedFirm(begun, taxInvoices))
  if (refused || !taxInvoices) return settleRefused(deps, documentId, refused ?? NOT_CONNECTED)
  const outcome = begun.again ? await afterLookUp(deps, begun, taxInvoices) : await ask(begun, taxInvoices)
  if (outcome.kind === 'paper') return settlePaper(deps, documentId, outcome)
  if (outcome.kind === 'refused') return settleRefused(deps, documentId, outcome)
  if (begun.again) await sayUnanswered(deps, documentId, outcome.code)
  throw new Error(`paper ${documentId} is ${outcome.kind}: ${outcome.code}`)
}

/** Whoever waits for it reads that it is late and goes on by itself; the desk finds it among what failed until it is answered. */
async function sayUnanswered(deps: TaxDeps, documentId: string, code: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId)
    if (document?.state !== 'issuing') return
    const failureMessage = '발행 서비스가 답하지 않아 늦어지고 있습니다. 저절로 다시 보냅니다.'
    await updateDocument(tx, documentId, { failureCode: `UNANSWERED ${code}`.slice(0, 60), failureMessage })
    if (document.failureCode === null) await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  })
}

const NOT_CONNECTED: RefusedPaper = {
  code: 'NOT_CONNECTED',
  message: '팝빌을 연결하지 않아 발행하지 못했습니다.',
}

function unready({ supplier }: Begun, taxInvoices: TaxInvoices | null): RefusedPaper | null {
  if (!taxInvoices) return NOT_CONNECTED
  const missing = missingOf(supplier)
  if (missing.length === 0) return null
  return { code: 'SUPPLIER', message: `설정의 회사 정보에 ${missing.join(', ')}을 채워 주세요.` }
}

const FIRM_WORDS = {
  closed: '폐업한 사업자입니다.',
  resting: '휴업 중인 사업자입니다.',
  unregistered: '국세청에 등록되지 않은 사업자번호입니다.',
} as const

/** What takes away is issued to whoever had the first one; a firm that cannot be asked about is left to the service. */
async function refusedFirm(begun: Begun, taxInvoices: TaxInvoices | null): Promise<RefusedPaper | null> {
  const { document, supplier, again } = begun
  if (!taxInvoices || again || document.supply < 0 || !isFirm(document.buyer)) return null
  const found = await taxInvoices.checkFirm(supplier.businessNumber, document.buyer.businessNumber)
  if (found.kind !== 'firm' || found.state === 'open') return null
  return { code: 'FIRM', message: FIRM_WORDS[found.state] }
}

async function afterLookUp(deps: TaxDeps, begun: Begun, taxInvoices: TaxInvoices): Promise<IssueOutcome> {
  const { document, supplier } = begun
  const found = await taxInvoices.lookUp(paperKey(document, supplier.businessNumber))
  await deps.database.transaction((tx) => updateDocument(tx, document.id, { lookedUpAt: deps.clock.now() }))
  return found.kind === 'none' ? ask(begun, taxInvoices) : found
}

function ask({ document, supplier, original, orderNumbers }: Begun, taxInvoices: TaxInvoices): Promise<IssueOutcome> {
  const paper = { document, supplier, original, orderNumbers }
  return document.kind === 'tax-invoice'
    ? taxInvoices.issueInvoice(invoiceCall(paper))
    : taxInvoices.issueReceipt(receiptCall(paper))
}

/** Writes down that it is asked for, with the amounts it says: those of now, unless it changes another paper. */
async function begin(tx: Tx, deps: TaxDeps, documentId: string): Promise<Begun | null> {
  const document = await lockDocument(tx, documentId)
  if (document?.state !== 'issuing') return null
  const again = document.issueStartedAt !== null
  const frozen = again || document.originalId !== null
  const { items, orderNumbers } = await itemsNow(tx, document, !frozen)
  const sum = sumOf(items)
  const change = {
    issueStartedAt: deps.clock.now(),
    ...(frozen ? {} : { items: fitItems(items), ...sum }),
  }
  await updateDocument(tx, documentId, change)
  const original = document.originalId ? await readDocument(tx, document.originalId) : null
  return { document: { ...document, ...change }, supplier: await readSupplier(tx, deps), original, orderNumbers, again }
}

async function itemsNow(tx: Tx, document: TaxDocumentRow, write: boolean) {
  const items: TaxItem[] = []
  const orderNumbers: string[] = []
  for (const link of await linksOf(tx, document.id)) {
    const order = await orderOf(tx, link.orderId)
    if (!order) continue
    orderNumbers.push(order.number)
    const rows = saleItems(await readSale(tx, order))
    items.push(...rows)
    if (write) await putLink(tx, { documentId: document.id, orderId: order.id, ...sumOf(rows) })
  }
  return { items, orderNumbers }
}
