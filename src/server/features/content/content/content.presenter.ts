import type { Faq } from '#/contract/content/faqs.contract.ts'
import type { NoticeRow } from '#/contract/content/notices.contract.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import type { LiveText } from '#/server/features/content/writing/writing.public.ts'

export const presentShop = ({ brand, company, hours, bank, pickUpAt, version }: ShopInfo): ShopInfo => ({
  brand,
  company,
  hours: [...hours],
  bank,
  pickUpAt,
  version,
})

export const presentNotice = ({ id, title, fields, publishedAt }: LiveText<'notice'>): NoticeRow => ({
  id,
  title,
  pinned: fields.pinned,
  publishedAt: publishedAt.toISOString(),
})

export const presentFaq = ({ id, title, fields, doc }: LiveText<'faq'>): Faq => ({
  id,
  category: fields.category,
  question: title,
  doc,
})
