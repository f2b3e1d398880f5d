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

/** An e-book has no sheet and no options: none of the lists of what is printed has it, and who may have a book may have one. */
export const EBOOK_CODE = 'E001'
const EBOOK_KIND = { code: EBOOK_CODE, slug: 'book', name: '전자책' } as const

/** A kit of paper samples: packed, not printed, for whoever may have anything. */
export const KIT_CODE = 'S001'
const KIT_KIND = { code: KIT_CODE, slug: 'book', name: '종이 샘플' } as const

/** What a line of a cart or an order may be. */
export type ProductCode = (typeof PRODUCT_KINDS)[number]['code'] | typeof EBOOK_CODE | typeof KIT_CODE
export type ProductSlug = (typeof PRODUCT_KINDS)[number]['slug']

/** What is printed. */
export const PRODUCT_CODES = PRODUCT_KINDS.map((kind) => kind.code) as readonly ProductCode[]

/** Everything that is sold, for lists and filters of lines. */
export const LINE_KINDS_SOLD = [...PRODUCT_KINDS, EBOOK_KIND, KIT_KIND] as const
export const LINE_CODES = LINE_KINDS_SOLD.map((kind) => kind.code) as readonly ProductCode[]

export function kindBySlug(slug: string) {
  return PRODUCT_KINDS.find((kind) => kind.slug === slug)
}

export function kindByCode(code: ProductCode) {
  const kind = LINE_KINDS_SOLD.find((candidate) => candidate.code === code)
  if (!kind) throw new Error(`no product kind ${code}`)
  return kind
}
