import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

/** A job that customers order often, as changes to what its kind begins with. */
export interface StandardJob {
  readonly product: ProductCode
  /** What the summary of the job does not say; empty where it says all. */
  readonly name: string
  readonly changes: readonly (readonly [controlId: string, value: OptionValue])[]
  readonly copies: readonly number[]
}

/** What a new tariff is tried on before it is published: every kind, from a few copies to an edition. */
export const STANDARD_JOBS: readonly StandardJob[] = [
  { product: 'D413', name: '', changes: [], copies: [10, 50, 100, 300, 500, 1000, 3000] },
  { product: 'D413', name: '', changes: [['body.pages', 400]], copies: [50, 300, 1000] },
  {
    product: 'D413',
    name: '',
    changes: [
      ['body.pages', 48],
      ['binding', 'saddle'],
    ],
    copies: [100, 1000],
  },
  { product: 'D413', name: '', changes: [['binding', 'hard']], copies: [50, 300] },
  { product: 'D303', name: '', changes: [], copies: [50, 100, 300, 500, 1000, 3000] },
  { product: 'D303', name: '무코팅 표지', changes: [['cover.coating', 'none']], copies: [300, 1000] },
  { product: 'D304', name: '', changes: [], copies: [500, 1000, 2000, 4000, 8000, 20000] },
  { product: 'D304', name: '독판', changes: [['production', 'dedicated']], copies: [1000, 4000, 8000] },
  { product: 'D302', name: '', changes: [], copies: [100, 500, 1000, 2000, 4000, 8000] },
  { product: 'D301', name: '', changes: [], copies: [1, 10, 50, 100, 500, 1000] },
  { product: 'D305', name: '', changes: [], copies: [100, 200, 500, 1000, 2000] },
  { product: 'D813', name: '', changes: [], copies: [10, 50, 100, 300, 1000] },
  { product: 'C413', name: '', changes: [], copies: [10, 30, 100, 300, 1000] },
]
