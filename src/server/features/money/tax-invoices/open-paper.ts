import { monthEnd } from '#/domain/tax/invoice-days.ts'
import type { TaxItem, TaxSum } from '#/domain/tax/sale-items.ts'
import type { TaxKind } from '#/domain/tax/tax-document.ts'
import { isFirm, type TaxBuyer } from '#/domain/tax/tax-party.ts'
import type { AmendCode } from '#/domain/tax/amendment.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { insertDocument, lockMonthly, putLink, updateDocument } from './documents.repo.ts'
import { dueOf } from './due-of.ts'
import { type By, moveDocument, noteEvent } from './move-document.ts'
import type { TaxDeps } from './tax-deps.ts'
import { issueJob } from './tax-events.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

interface OpenedOrder extends TaxSum {
  readonly orderId: string
}

export interface OpenPaper {
  readonly kind: TaxKind
  readonly memberId: string
  readonly buyer: TaxBuyer
  readonly writeDay: string
  readonly paid: boolean
  readonly orders: readonly OpenedOrder[]
  readonly by: By
  /** Gathered until its month is over. */
  readonly monthly?: boolean
  /** It changes another paper by fixed amounts. */
  readonly follows?: {
    readonly originalId: string
    readonly code: AmendCode | null
    readonly items: readonly TaxItem[]
  }
  readonly state?: 'waiting' | 'proposed'
  readonly note?: string
}

/** What the service knows a paper by: letters of its kind, then of chance. */
const keyOf = (kind: TaxKind, uuid: string): string =>
  `${kind === 'tax-invoice' ? 'T' : 'C'}${uuid.replaceAll('-', '').slice(0, 23)}`

/** Writes a paper down. It is not issued yet: call `startIssue`, or let its month end. */
export async function openPaper(tx: Tx, deps: TaxDeps, wanted: OpenPaper): Promise<TaxDocumentRow> {
  const gathered = wanted.monthly ? await gather(tx, wanted) : null
  if (gathered) {
    await noteEvent(tx, deps, gathered.id, { event: 'gather', by: wanted.by })
    return gathered
  }
  const { kind, memberId, buyer, paid, orders, by, follows } = wanted
  const id = deps.ids.uuid()
  const writeDay = wanted.monthly ? monthEnd(wanted.writeDay) : wanted.writeDay
  const row = {
    id,
    mgtKey: keyOf(kind, deps.ids.uuid()),
    kind,
    state: wanted.state ?? 'waiting',
    memberId,
    originalId: follows?.originalId ?? null,
    amendCode: follows?.code ?? null,
    per: wanted.monthly ? 'month' : 'order',
    buyer,
    writeDay,
    dueDay: await dueOf(tx, writeDay),
    ...totalOf(orders),
    items: follows?.items ?? [],
    paid,
    confirmNumber: null,
    confirmDay: null,
    failureCode: null,
    failureMessage: null,
    askedBy: by.kind === 'customer' || by.kind === 'staff' ? by.kind : 'system',
    askedAt: deps.clock.now(),
    issueStartedAt: null,
    lookedUpAt: null,
    issuedAt: null,
    settledAt: null,
  } as const satisfies TaxDocumentRow
  await insertDocument(tx, row, orders)
  await noteEvent(tx, deps, id, { event: row.state === 'proposed' ? 'propose' : 'ask', by, note: wanted.note ?? '' })
  return row
}

const totalOf = (orders: readonly TaxSum[]): TaxSum => ({
  supply: orders.reduce((sum, { supply }) => sum + supply, 0),
  vat: orders.reduce((sum, { vat }) => sum + vat, 0),
})

/** Puts orders on the paper of the firm's month, when one is begun. */
async function gather(tx: Tx, { memberId, buyer, writeDay, orders }: OpenPaper): Promise<TaxDocumentRow | null> {
  if (!isFirm(buyer)) return null
  const month = { memberId, businessNumber: buyer.businessNumber, writeDay: monthEnd(writeDay) }
  const begun = await lockMonthly(tx, month)
  if (!begun) return null
  for (const order of orders) await putLink(tx, { documentId: begun.id, ...order })
  const total = totalOf([begun, ...orders])
  await updateDocument(tx, begun.id, total)
  return { ...begun, ...total }
}

/** Hands it to the job that issues. A paper that the tax office itself refused gets another key: the old one is used up. */
export async function startIssue(
  tx: Tx,
  deps: TaxDeps,
  document: TaxDocumentRow,
  by: By,
  { event = 'issue', note = '' }: { readonly event?: 'issue' | 'confirm'; readonly note?: string } = {},
): Promise<TaxDocumentRow> {
  const usedUp = document.confirmNumber !== null
  const change = {
    failureCode: null,
    failureMessage: null,
    issueStartedAt: null,
    ...(usedUp
      ? { mgtKey: keyOf(document.kind, deps.ids.uuid()), confirmNumber: null, confirmDay: null, issuedAt: null }
      : {}),
  }
  const moved = await moveDocument(tx, deps, document, { event, by, note, change })
  await deps.jobs.add(tx, issueJob, { documentId: moved.id }, { key: `tax.issue:${moved.id}` })
  return moved
}
