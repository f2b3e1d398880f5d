import type { Faq } from '#/contract/content/faqs.contract.ts'
import type { NoticeRow } from '#/contract/content/notices.contract.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { feesShown } from '#/contract/content/fees-shown.ts'
import type { FaqRecord, NoticeRecord } from './content.repo.ts'

export const presentShop = (
  { brand, company, hours, bank, pickUpAt, colours, version }: Omit<ShopInfo, 'deliveryFees' | 'logo'>,
  { fees, logo }: { readonly fees: DeliveryFees; readonly logo: ShopInfo['logo'] },
): ShopInfo => ({
  brand,
  company,
  hours: [...hours],
  bank,
  pickUpAt,
  colours: { action: colours.action, accent: colours.accent },
  logo,
  deliveryFees: feesShown(fees),
  version,
})

export const presentNotice = (row: NoticeRecord): NoticeRow => ({
  id: row.id,
  title: row.title,
  pinned: row.pinned,
  publishedAt: row.publishedAt.toISOString(),
})

export const presentFaq = (row: FaqRecord): Faq => ({
  id: row.id,
  category: row.category,
  question: row.question,
  answer: row.answer,
})
