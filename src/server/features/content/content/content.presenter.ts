import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { Faq } from '#/contract/content/faqs.contract.ts'
import type { NoticeRow } from '#/contract/content/notices.contract.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import { feesShown } from '#/contract/content/fees-shown.ts'
import type { LiveText } from '#/server/features/content/writing/writing.public.ts'

export const presentShop = (
  { brand, company, hours, bank, pickUpAt, pressFormat, colours, version }: Omit<ShopInfo, 'deliveryFees' | 'logo'>,
  { fees, logo }: { readonly fees: DeliveryFees; readonly logo: ShopInfo['logo'] },
): ShopInfo => ({
  brand,
  // What was saved before a detail was asked for lacks it.
  company: { ...DEFAULT_SHOP.company, ...company },
  hours: [...hours],
  bank,
  pickUpAt,
  pressFormat,
  colours: { action: colours.action, accent: colours.accent },
  logo,
  deliveryFees: feesShown(fees),
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
