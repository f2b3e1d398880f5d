import { GOODS_PATHS } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { BrandGoods } from '#/domain/brands/brand.ts'

const LABELS: Readonly<Record<BrandGoods, string>> = { editions: '교재 고르기', bindings: '제본 신청하기' }

/** Where a member of the brand begins; null where everything is chosen on its front page. */
export function firstGoods({ id, sells: [first] }: BrandShown): { readonly to: string; readonly label: string } | null {
  return first ? { to: GOODS_PATHS[first](id), label: LABELS[first] } : null
}
