import type { Finish } from '#/domain/catalog/finish.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { FinishForm, FinishPrice } from '#/domain/pricing/tariffs/put-finish.ts'
import type { EditIssue } from '#/domain/pricing/tariffs/tariff-edit.ts'
import type { FinishRate } from '#/domain/pricing/tariff.ts'
import { numberOf } from './paper-form.ts'

/** As it is typed: numbers are text until they are read. */
export interface TypedFinish {
  readonly name: string
  readonly hint: string
  readonly minGsm: string
  readonly maxGsm: string
  readonly most: string
  readonly setup: string
  readonly minimum: string
  readonly perExtra: string
  readonly perCm2: string
  readonly workingDays: string
  readonly tiers: readonly TypedTier[]
  readonly variants: readonly TypedVariant[]
  readonly kinds: readonly ProductCode[]
}

export interface TypedTier {
  readonly from: string
  readonly each: string
}

export interface TypedVariant {
  readonly id: string | null
  readonly name: string
  readonly percent: string
}

export const NO_TIER: TypedTier = { from: '1', each: '' }
export const NO_VARIANT: TypedVariant = { id: null, name: '', percent: '100' }

const text = (figure: number | undefined): string => (figure === undefined ? '' : String(figure))

const typedPrice = (rate: FinishRate | undefined) => ({
  setup: text(rate?.setup),
  minimum: text(rate?.minimum),
  perExtra: text(rate?.perExtra),
  perCm2: text(rate?.perCm2),
  workingDays: text(rate?.workingDays),
  tiers: rate ? rate.each.map(([from, each]) => ({ from: String(from), each: String(each) })) : [NO_TIER],
})

/** A finish as it is. */
export const typedFinish = (
  { name, hint, minGsm, maxGsm, count, variants }: Finish,
  rate: FinishRate | undefined,
  kinds: readonly ProductCode[],
): TypedFinish => ({
  name,
  hint,
  minGsm: text(minGsm),
  maxGsm: text(maxGsm),
  most: text(count?.max),
  ...typedPrice(rate),
  variants: variants.map((variant) => ({ ...variant, percent: text(rate?.variants[variant.id]) })),
  kinds,
})

/** A new one of a group: limits, price and kinds of the group are what it begins with; name and kinds of it are its own. */
export function newFinish(
  group: Finish | undefined,
  rate: FinishRate | undefined,
  kinds: readonly ProductCode[],
  measured: boolean,
): TypedFinish {
  const begun = group ? typedFinish(group, rate, kinds) : { ...BLANK, kinds: [] }
  const variants = measured ? begun.variants.map((variant) => ({ ...variant, id: null })) : []
  return { ...begun, name: '', hint: '', variants }
}

const BLANK: TypedFinish = {
  name: '',
  hint: '',
  minGsm: '',
  maxGsm: '',
  most: '',
  ...typedPrice(undefined),
  variants: [],
  kinds: [],
}

/** What was typed, read; a figure that is none is told by its field. */
export function readFinish(typed: TypedFinish): {
  readonly form: FinishForm
  readonly mistakes: readonly EditIssue[]
} {
  const mistakes: EditIssue[] = []
  const figure = (key: string, value: string, empty: number | null = null): number | null => {
    if (value.trim() === '') return empty
    const read = numberOf(value)
    if (Number.isSafeInteger(read) && read >= 0) return read
    mistakes.push({ key, message: '0 이상의 정수로 적어 주세요.' })
    return empty
  }
  const form = {
    name: typed.name,
    hint: typed.hint,
    minGsm: figure('minGsm', typed.minGsm),
    maxGsm: figure('maxGsm', typed.maxGsm),
    most: figure('most', typed.most),
    kinds: typed.kinds,
    variants: typed.variants.map(({ id, name, percent }) => ({ id, name, percent: figure('variants', percent) })),
    price: readPrice(typed, figure),
  }
  if (form.price && form.price.each.some(([, rate]) => rate === 0))
    mistakes.push({ key: 'each', message: '한 부마다의 값은 1원부터 적어 주세요.' })
  return { form, mistakes }
}

function readPrice(
  typed: TypedFinish,
  figure: (key: string, value: string, empty: number) => number | null,
): FinishPrice | null {
  const tiers = typed.tiers.filter(({ each }) => each.trim() !== '')
  if (tiers.length === 0 && typed.setup.trim() === '' && typed.minimum.trim() === '') return null
  const of = (key: 'setup' | 'minimum' | 'perExtra' | 'perCm2' | 'workingDays') => figure(key, typed[key], 0) ?? 0
  return {
    setup: of('setup'),
    minimum: of('minimum'),
    perExtra: of('perExtra'),
    perCm2: of('perCm2'),
    workingDays: of('workingDays'),
    each: tiers.map(({ from, each }) => [figure('each', from, 0) ?? 0, figure('each', each, 0) ?? 0] as const),
  }
}
