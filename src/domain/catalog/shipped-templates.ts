import type { ProductCode } from './product-kinds.ts'
import type { JobSpec } from './job-spec.ts'
import { defaultSpec } from './kinds.ts'
import { attempt } from './options/choose.ts'

/** A template of a usual job that the archive hands out. */
export interface ShippedTemplate {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly product: ProductCode
  /** Choices on the usual job of the product, in their order. */
  readonly choices: readonly (readonly [control: string, value: string | number])[]
  /** Page counts of a bundle: a cover for each; null for one template. */
  readonly pages: { readonly from: number; readonly to: number; readonly step: number } | null
}

const BOOKS = { from: 60, to: 400, step: 20 } as const

export const SHIPPED_TEMPLATES: readonly ShippedTemplate[] = [
  {
    slug: 'template-a5-perfect',
    title: 'A5 무선 표지 템플릿 묶음',
    summary: '60쪽부터 400쪽까지 20쪽 간격, 미색모조 80 g에 아트지 250 g 표지',
    product: 'D413',
    choices: [['trim', 'a5']],
    pages: BOOKS,
  },
  {
    slug: 'template-sinkuk-wings',
    title: '신국판 날개 표지 템플릿 묶음',
    summary: '날개 90 mm, 60쪽부터 400쪽까지 20쪽 간격',
    product: 'D413',
    choices: [
      ['trim', 'sinkuk'],
      ['cover.wings', '90'],
    ],
    pages: BOOKS,
  },
  {
    slug: 'template-a4-academy',
    title: 'A4 교재 무선 표지 템플릿 묶음',
    summary: '60쪽부터 400쪽까지 20쪽 간격, 백색모조 80 g에 아트지 250 g 표지',
    product: 'C413',
    choices: [['trim', 'a4']],
    pages: BOOKS,
  },
  {
    slug: 'template-leaflet-letter',
    title: 'A4 3단 리플렛 템플릿',
    summary: '접는 자리와 면마다의 안전 영역, 앞뒤 두 장',
    product: 'D302',
    choices: [['trim', 'sheet-a4-wide']],
    pages: null,
  },
  {
    slug: 'template-leaflet-gate',
    title: 'A4 대문 접지 리플렛 템플릿',
    summary: '양쪽으로 여는 접지, 앞뒤 두 장',
    product: 'D302',
    choices: [
      ['trim', 'sheet-a4-wide'],
      ['sheet.fold', 'gate'],
    ],
    pages: null,
  },
]

/** The job of a shipped template; `pages` takes another length of a bundle. */
export function shippedSpec({ product, choices }: ShippedTemplate, pages?: number): JobSpec {
  const wanted = pages === undefined ? choices : [...choices, ['body.pages', pages] as const]
  return wanted.reduce((spec, [control, value]) => {
    const next = attempt(spec, control, value)
    if (!next.ok) throw new Error(`${control} ${value}: ${next.error}`)
    return next.value
  }, defaultSpec(product))
}

export const pagesOfBundle = ({ pages }: ShippedTemplate): readonly number[] =>
  pages === null
    ? []
    : Array.from({ length: (pages.to - pages.from) / pages.step + 1 }, (_, index) => pages.from + index * pages.step)
