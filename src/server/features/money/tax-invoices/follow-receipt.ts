import type { TaxSum } from '#/domain/tax/sale-items.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Linked } from './documents.repo.ts'
import { amountItem } from './amount-item.ts'
import { SHOP } from './move-document.ts'
import { openPaper, startIssue } from './open-paper.ts'
import type { TaxDeps } from './tax-deps.ts'

interface Following {
  readonly papers: readonly Linked[]
  readonly order: OrderRow
  readonly gap: TaxSum
}

/** A receipt follows the money by itself: what went back is cancelled, what came besides gets a receipt of its own. */
export async function followReceipt(tx: Tx, deps: TaxDeps, { papers, order, gap }: Following): Promise<void> {
  const first = papers[0]
  if (!first) return
  if (gap.supply > 0) return follow(tx, deps, first, order, gap)
  let left = { supply: -gap.supply, vat: -gap.vat }
  for (const receipt of papers.filter(({ supply }) => supply > 0).toReversed()) {
    const rest = restOf(receipt, papers)
    const part = rest.supply + rest.vat <= left.supply + left.vat ? rest : left
    if (part.supply + part.vat <= 0) continue
    await follow(tx, deps, receipt, order, { supply: 0 - part.supply, vat: 0 - part.vat })
    left = { supply: left.supply - part.supply, vat: left.vat - part.vat }
  }
}

/** What of a receipt no cancel has taken yet. */
const restOf = (receipt: Linked, papers: readonly Linked[]): TaxSum => {
  const cancels = papers.filter(({ originalId, supply }) => originalId === receipt.id && supply < 0)
  return {
    supply: receipt.supply + cancels.reduce((sum, { supply }) => sum + supply, 0),
    vat: receipt.vat + cancels.reduce((sum, { vat }) => sum + vat, 0),
  }
}

/** The tax office takes a cancel only of a receipt that it has: until then it waits. */
async function follow(tx: Tx, deps: TaxDeps, receipt: Linked, order: OrderRow, sum: TaxSum): Promise<void> {
  const today = seoulDay(deps.clock.now())
  const name = sum.supply < 0 ? `취소 ${order.number}` : `추가 결제 ${order.number}`
  const paper = await openPaper(tx, deps, {
    kind: receipt.kind,
    memberId: receipt.memberId,
    buyer: receipt.buyer,
    writeDay: today,
    paid: true,
    orders: [{ orderId: order.id, ...sum }],
    by: SHOP,
    follows: { originalId: receipt.id, code: null, items: [amountItem(today, name, sum)] },
  })
  if (sum.supply > 0 || receipt.state === 'done') await startIssue(tx, deps, paper, SHOP)
}
