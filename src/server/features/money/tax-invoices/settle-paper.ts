import type { TaxEvent } from '#/domain/tax/tax-document.ts'
import { FILING_FAULT } from '#/domain/tax/tax-document.ts'
import { lockOrders, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Paper } from '#/server/ports/tax-invoices.ts'
import { linksOf, lockDocument, updateDocument, waitingCancels } from './documents.repo.ts'
import { moveDocument, SHOP } from './move-document.ts'
import { startIssue } from './open-paper.ts'
import type { TaxDeps } from './tax-deps.ts'
import { alignJob, followJob, taxIssued, taxRefused } from './tax-events.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

/** Takes over what the service says of a paper: issued, on its way, filed, refused by the tax office, withdrawn. */
export async function settlePaper(deps: TaxDeps, documentId: string, paper: Paper): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const links = await linksOf(tx, documentId)
    await lockOrders(
      tx,
      links.map(({ orderId }) => orderId),
    )
    let document = await lockDocument(tx, documentId)
    if (!document) return
    const before = document.state
    document = await accept(tx, deps, document, paper)
    document = await follow(tx, deps, document, paper)
    await updateDocument(tx, documentId, { lookedUpAt: deps.clock.now() })
    if (document.state === before) return
    await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
    for (const { orderId } of links) await deps.jobs.add(tx, alignJob, { orderId }, { key: `tax.align:${orderId}` })
  })
}

/** Papers of the practice service are filed within seconds: nobody waits for the clock of the queue. */
async function followSoon(tx: Tx, { jobs, clock, taxInvoices }: TaxDeps): Promise<void> {
  if (!taxInvoices?.practised) return
  for (const after of [4_000, 9_000]) {
    const runAt = new Date(clock.now().getTime() + after)
    await jobs.add(tx, followJob, {}, { key: `tax.follow:${after}`, runAt })
  }
}

async function accept(tx: Tx, deps: TaxDeps, document: TaxDocumentRow, paper: Paper): Promise<TaxDocumentRow> {
  if (document.state !== 'issuing') return document
  const { confirmNumber, confirmDay } = paper
  const answered = { failureCode: null, failureMessage: null }
  const change = { confirmNumber, confirmDay, issuedAt: deps.clock.now(), ...answered }
  const moved = await moveDocument(tx, deps, document, { event: 'accept', by: SHOP, change, note: confirmNumber ?? '' })
  await deps.jobs.emit(tx, taxIssued, { documentId: document.id })
  await followSoon(tx, deps)
  return moved
}

const EVENTS: Readonly<Record<Paper['state'], TaxEvent | null>> = {
  issued: null,
  sent: 'send',
  done: 'file',
  rejected: 'reject',
  withdrawn: 'withdraw',
}

/** A paper that is further than it says stays there: answers may come in the wrong order. */
async function follow(tx: Tx, deps: TaxDeps, document: TaxDocumentRow, paper: Paper): Promise<TaxDocumentRow> {
  const event = EVENTS[paper.state]
  const reached = document.state === 'sent' && event === 'send'
  if (!event || reached || (document.state !== 'issued' && document.state !== 'sent')) return document
  if (event === 'withdraw' && document.state !== 'issued') return document
  const now = deps.clock.now()
  const failure = {
    failureCode: `${FILING_FAULT} ${paper.failure?.code ?? ''}`.trim(),
    failureMessage: paper.failure?.message ?? '국세청이 받지 않았습니다.',
  }
  const change = {
    confirmNumber: paper.confirmNumber ?? document.confirmNumber,
    ...(event === 'file' ? { settledAt: now } : {}),
    ...(event === 'reject' ? failure : {}),
  }
  const note = event === 'reject' ? failure.failureMessage : ''
  const moved = await moveDocument(tx, deps, document, { event, by: SHOP, change, note })
  if (event === 'reject') await deps.jobs.emit(tx, taxRefused, { documentId: document.id, at: now.toISOString() })
  if (event === 'file')
    for (const cancel of await waitingCancels(tx, document.id)) await startIssue(tx, deps, cancel, SHOP)
  return moved
}
