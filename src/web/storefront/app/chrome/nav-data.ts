import type { ProductSlug } from '#/domain/catalog/product-kinds.ts'
import { kindBySlug } from '#/domain/catalog/product-kinds.ts'
import { to } from '#/contract/web-paths.ts'

/** Short names for the header, in the order of the counter. */
export const KIND_LABELS: readonly { readonly slug: ProductSlug; readonly label: string }[] = [
  { slug: 'book', label: '책' },
  { slug: 'catalog', label: '카탈로그' },
  { slug: 'flyer', label: '전단' },
  { slug: 'leaflet', label: '리플렛' },
  { slug: 'poster', label: '포스터' },
  { slug: 'single-sheet', label: '낱장' },
  { slug: 'rotary-book', label: '로터리 디지털 책' },
  { slug: 'academy', label: '학원교재' },
]

/** The options of a kind, as its name in the menu leads there. */
export function kindLink(slug: ProductSlug): string {
  return to(`/product/${slug}/option`, {}, { 'product-type': kindBySlug(slug)?.code })
}
