import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

interface GuideStart {
  readonly product: ProductCode
  /** Controls of the option page and what is chosen in each, from the product's usual job. */
  readonly choices: readonly (readonly [string, OptionValue])[]
}

/** What the guides speak of as a job that can be ordered. A guide without a row leads to its product's usual job, or to none. */
export const GUIDE_STARTS: Readonly<Record<string, GuideStart>> = {
  'guide2-2': { product: 'D304', choices: [] },
  'guide2-3': { product: 'D301', choices: [] },
  'guide2-4': {
    product: 'D413',
    choices: [
      ['trim', 'a5'],
      ['body.pages', 160],
    ],
  },
  'guide3-1': { product: 'D305', choices: [['copies', 100]] },
  'guide3-2': { product: 'D813', choices: [] },
  'guide4-1': { product: 'D413', choices: [['trim', 'sinkuk']] },
  'guide4-3': { product: 'D303', choices: [] },
  'guide4-4': { product: 'D302', choices: [['sheet.fold', 'letter']] },
  'guide4-5': { product: 'D301', choices: [] },
  'guide4-6': {
    product: 'D413',
    choices: [
      ['trim', 'a5'],
      ['body.pages', 200],
    ],
  },
  'guide5-1': { product: 'D413', choices: [['binding', 'perfect']] },
  'guide5-2': { product: 'D303', choices: [['binding', 'saddle']] },
  'guide5-3': { product: 'D413', choices: [['binding', 'twin-ring']] },
  'guide5-4': { product: 'D413', choices: [['binding', 'hard']] },
  'guide5-5': {
    product: 'D413',
    choices: [
      ['body.pages', 208],
      ['binding', 'sewn'],
    ],
  },
  'guide6-1': { product: 'D413', choices: [['cover.coating', 'matte']] },
  'guide6-2': { product: 'D413', choices: [['finish', 'foil']] },
  'guide6-3': {
    product: 'D305',
    choices: [
      ['sheet.paper', 'rendezvous-240'],
      ['finish', 'emboss'],
    ],
  },
  'guide6-4': {
    product: 'D413',
    choices: [
      ['cover.coating', 'matte'],
      ['finish', 'spot-uv'],
    ],
  },
  'guide6-5': {
    product: 'D302',
    choices: [
      ['sheet.fold', 'letter'],
      ['sheet.paper', 'art-200'],
    ],
  },
  'guide6-6': { product: 'D304', choices: [['finish', 'perforate']] },
  'guide6-7': { product: 'D305', choices: [['finish', 'die-cut']] },
  'guide6-8': { product: 'D305', choices: [['finish', 'round-corner']] },
  'guide6-9': { product: 'D305', choices: [['finish', 'hole']] },
  'guide6-10': { product: 'D305', choices: [['finish', 'numbering']] },
}
