import { saleItems, sumOf, type TaxSum } from '#/domain/tax/sale-items.ts'
import { lockOrders, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { buyerOf } from './buyer-of-evidence.ts'
import { readBuyer } from './buyers.repo.ts'
import { everHadPaper, type Linked, lockPapersOf, putLink, updateDocument } from './documents.repo.ts'
import { followInvoice } from './follow-invoice.ts'
import { followReceipt } from './follow-receipt.ts'
import { moveDocument, SHOP } from './move-document.ts'
import { openPaper, startIssue } from './open-paper.ts'
import { cashOf } from './cash-of-order.ts'
import { isOwedYet, readSale, saleDay } from './read-sale.ts'
import type { TaxDeps } from './tax-deps.ts'
import { amountItem } from './amount-item.ts'

/**
 * Brings the papers of an order in line with what it sold: begins the one that was asked for, changes what nobody has seen yet,
 * and follows an issued one with what the difference wants. Done twice it does nothing.
 */
export async function alignOrder(tx: Tx, deps: TaxDeps, orderId: string): Promise<void> {
  const [order] = await lockOrders(tx, [orderId])
  if (!order) return
  const papers = await lockPapersOf(tx, orderId)
  if (papers.length === 0) return begin(tx, deps, order)
  const sold = sumOf(saleItems(await readSale(tx, order)))
  const said = sumOf(papers.map((paper) => linkOf(paper, orderId)))
  const gap = { supply: sold.supply - said.supply, vat: sold.vat - said.vat }
  // A paper of before may split the same money by a won otherwise: it proves what it has to.
  if (gap.supply + gap.vat === 0) return
  // Its outcome is not known; whoever learns it comes here again.
  if (papers.some(({ state }) => state === 'issuing')) return
  const open = papers.findLast(({ state }) => state === 'waiting' || state === 'failed' || state === 'proposed')
  if (open) return changeOpen(tx, deps, open, order, gap)
  const issued = papers.findLast(({ supply, kind }) => supply > 0 && kind === papers[0]?.kind)
  if (!issued) return
  if (issued.kind === 'tax-invoice') return followInvoice(tx, deps, { issued, order, gap, sold })
  return followReceipt(tx, deps, { papers, order, gap })
}

const linkOf = (paper: Linked, orderId: string): TaxSum =>
  paper.orders.find((link) => link.orderId === orderId) ?? { supply: 0, vat: 0 }

/** Whoever asked at the checkout has paid now, or bought on credit. A paper that was taken back is not begun again by itself. */
async function begin(tx: Tx, deps: TaxDeps, order: OrderRow): Promise<void> {
  if (!(order.paidAt ?? order.advancePaidAt ?? order.deferredAt) || (await cashOf(tx, order.id)) <= 0) return
  const saved = await readBuyer(tx, order.memberId)
  const asked = buyerOf(order.evidence, order.orderer.email, saved?.buyer ?? null)
  if (!asked || (await everHadPaper(tx, order.id))) return
  // A receipt of cash is of each payment; an invoice is of the whole supply, which comes after the rest.
  if (asked.kind === 'tax-invoice' ? !(order.paidAt ?? order.deferredAt) : isOwedYet(order)) return
  const monthly = asked.kind === 'tax-invoice' && saved?.monthly === true
  const sum = sumOf(saleItems(await readSale(tx, order)))
  const paper = await openPaper(tx, deps, {
    ...asked,
    memberId: order.memberId,
    writeDay: saleDay(order),
    paid: !isOwedYet(order),
    orders: [{ orderId: order.id, ...sum }],
    by: { kind: 'customer', id: order.memberId },
    monthly,
  })
  if (!monthly) await startIssue(tx, deps, paper, SHOP)
}

/** Nobody outside has seen it: it says the new amount, or nothing any more and goes. */
async function changeOpen(tx: Tx, deps: TaxDeps, open: Linked, order: OrderRow, gap: TaxSum): Promise<void> {
  const old = linkOf(open, order.id)
  const link = { supply: old.supply + gap.supply, vat: old.vat + gap.vat }
  const total = { supply: open.supply + gap.supply, vat: open.vat + gap.vat }
  await putLink(tx, { documentId: open.id, orderId: order.id, ...link })
  const items = open.originalId ? [amountItem(open.writeDay, '금액 변경', total)] : open.items
  await updateDocument(tx, open.id, { ...total, items })
  if (total.supply !== 0 || total.vat !== 0) return
  await moveDocument(tx, deps, open, { event: 'cancel', by: SHOP, note: '남은 금액이 없습니다.' })
}
