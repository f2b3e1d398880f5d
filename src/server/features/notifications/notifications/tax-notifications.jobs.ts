import { to } from '#/contract/web-paths.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { TAX_KIND_NAMES } from '#/domain/tax/tax-document.ts'
import { isFirm } from '#/domain/tax/tax-party.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import {
  orderOfTaxDocument,
  taxDocumentOf,
  taxDue,
  taxIssued,
  taxRefused,
} from '#/server/features/money/tax-invoices/tax-invoices.public.ts'
import { tell, type TellDeps } from '#/server/features/people/messages/messages.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import { tellOfOrder } from './tell-of-order.ts'

/** What became of the paper that somebody asked for; the shop itself is told of what is due. */
export function taxNotifications(deps: TellDeps): readonly JobHandler[] {
  return [
    onEvent(taxIssued, 'notifications.tax-issued', ({ documentId }) => tellIssued(deps, documentId)),
    onEvent(taxRefused, 'notifications.tax-refused', ({ documentId, at }) => tellRefused(deps, documentId, at)),
    onEvent(taxDue, 'notifications.tax-due', async ({ day, count }) => {
      const company = (await readShop(deps.database.db))?.company
      if (!company?.email) return
      const fields = { 발행건수: `${count}건`, 발행기한: koreanDay(day) }
      await tell(deps, {
        key: `tax-due:${day}:${count}`,
        to: { name: company.ceo ?? '', email: company.email, phone: '', memberId: null },
        happening: { event: 'tax-due', by: 'clock', payment: 'paid', fields },
        path: '/admin/tax',
      })
    }),
  ]
}

async function paperOf(deps: TellDeps, documentId: string) {
  const { db } = deps.database
  const document = await taxDocumentOf(db, documentId)
  const orderId = await orderOfTaxDocument(db, documentId)
  // What nobody asked for goes to nobody's number.
  if (!document || !orderId || document.askedBy === 'system') return null
  return { document, orderId, 증빙: TAX_KIND_NAMES[document.kind] }
}

async function tellIssued(deps: TellDeps, documentId: string): Promise<void> {
  const paper = await paperOf(deps, documentId)
  if (!paper) return
  const { document, orderId, 증빙 } = paper
  const 금액 = formatWon(document.supply + document.vat)
  await tellOfOrder(deps, { orderId, key: `tax-issued:${documentId}:${document.mgtKey}` }, ({ number }) => ({
    happening: { event: 'tax-issued', by: 'clock', payment: 'paid', fields: { 증빙, 주문번호: number, 금액 } },
    memberPath: to('/mypage/tax-bill', {}, { paper: documentId }),
    byMailOnly: true,
    jobs: 'none',
    ...(isFirm(document.buyer) ? { email: document.buyer.email } : {}),
  }))
}

async function tellRefused(deps: TellDeps, documentId: string, at: string): Promise<void> {
  const paper = await paperOf(deps, documentId)
  if (!paper) return
  const { document, orderId, 증빙 } = paper
  const 안내 = document.failureMessage ?? ''
  await tellOfOrder(deps, { orderId, key: `tax-refused:${documentId}:${at}` }, ({ number }) => ({
    happening: { event: 'tax-refused', by: 'clock', payment: 'paid', fields: { 증빙, 주문번호: number, 안내 } },
    memberPath: to('/mypage/tax-bill', {}, { paper: documentId }),
    jobs: 'none',
  }))
}
