/** The eight product kinds with the type codes of the specification, their path segment and their Korean name. */
export const PRODUCT_KINDS = [
  { code: 'D413', slug: 'book', name: '책' },
  { code: 'D303', slug: 'catalog', name: '카탈로그' },
  { code: 'D304', slug: 'flyer', name: '전단' },
  { code: 'D302', slug: 'leaflet', name: '리플렛' },
  { code: 'D301', slug: 'poster', name: '포스터' },
  { code: 'D305', slug: 'single-sheet', name: '낱장' },
  { code: 'D813', slug: 'rotary-book', name: '로터리 디지털 책' },
  { code: 'C413', slug: 'academy', name: '학원교재' },
] as const

export type ProductCode = (typeof PRODUCT_KINDS)[number]['code']
export type ProductSlug = (typeof PRODUCT_KINDS)[number]['slug']

export const PRODUCT_CODES = PRODUCT_KINDS.map((kind) => kind.code) as readonly ProductCode[]

export function kindBySlug(slug: string) {
  return PRODUCT_KINDS.find((kind) => kind.slug === slug)
}

export function kindByCode(code: ProductCode) {
  const kind = PRODUCT_KINDS.find((candidate) => candidate.code === code)
  if (!kind) throw new Error(`no product kind ${code}`)
  return kind
}
