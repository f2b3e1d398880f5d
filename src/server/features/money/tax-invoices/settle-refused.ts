import { linksOf, lockDocument } from './documents.repo.ts'
import { STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import { moveDocument, SHOP } from './move-document.ts'
import { isShopFault } from './shop-fault.ts'
import type { TaxDeps } from './tax-deps.ts'
import { alignJob, taxRefused } from './tax-events.ts'

export interface RefusedPaper {
  readonly code: string
  /** In Korean. */
  readonly message: string
}

/** Nothing was issued: it waits for whoever can put it right. */
export async function settleRefused(deps: TaxDeps, documentId: string, refused: RefusedPaper): Promise<void> {
  const { code, message } = refused
  await deps.database.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId)
    if (document?.state !== 'issuing') return
    const change = { failureCode: code, failureMessage: message.slice(0, 300), issueStartedAt: null }
    await moveDocument(tx, deps, document, { event: 'refuse', by: SHOP, change, note: message })
    await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
    for (const { orderId } of await linksOf(tx, documentId))
      await deps.jobs.add(tx, alignJob, { orderId }, { key: `tax.align:${orderId}` })
    if (isShopFault(code)) deps.log.error({ documentId, code }, 'a tax paper waits for the shop itself')
    else await deps.jobs.emit(tx, taxRefused, { documentId, at: deps.clock.now().toISOString() })
  })
}
