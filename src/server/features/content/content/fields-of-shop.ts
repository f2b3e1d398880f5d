import { PRESS_FORMAT_NAMES } from '#/domain/press/press-format.ts'
import type { ShopInfo } from '#/contract/content/shop.contract.ts'

/** Each setting as one line of text by its name: `company.ceo`; null where nothing is filled in. */
export function fieldsOfShop({
  brand,
  company,
  hours,
  bank,
  pickUpAt,
  pressFormat,
}: Pick<ShopInfo, 'brand' | 'company' | 'hours' | 'bank' | 'pickUpAt' | 'pressFormat'>): Readonly<
  Record<string, string | null>
> {
  const under = (name: string, values: Readonly<Record<string, string | null>>) =>
    Object.entries(values).map(([key, value]) => [`${name}.${key}`, value] as const)
  return Object.fromEntries([
    ['brand', brand],
    ...under('company', company),
    ['hours', hours.length === 0 ? null : hours.join(', ')],
    ...under('bank', bank),
    ['pickUpAt', pickUpAt],
    ['pressFormat', PRESS_FORMAT_NAMES[pressFormat]],
  ])
}
