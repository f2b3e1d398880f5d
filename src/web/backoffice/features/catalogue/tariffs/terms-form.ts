import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { BindingTerms, FoldTerms } from '#/domain/catalog/terms.ts'
import type { EditIssue, TariffEdit } from '#/domain/pricing/tariffs/tariff-edit.ts'
import type { TermsList } from '#/domain/pricing/tariffs/put-terms.ts'
import type { BindingRate, Tariff, Work } from '#/domain/pricing/tariff.ts'
import { NO_TIER, type TypedTier } from './finish-form.ts'
import { numberOf } from './paper-form.ts'

/** As it is typed: numbers are text until they are read. */
export interface TypedTerms {
  readonly name: string
  readonly hint: string
  readonly why: string
  readonly leastPages: string
  readonly mostPages: string
  readonly thickness: string
  readonly leastGsm: string
  readonly mostGsm: string
  readonly maxGsm: string
  readonly setup: string
  readonly minimum: string
  readonly perPage: string
  readonly workingDays: string
  readonly tiers: readonly TypedTier[]
  readonly kinds: readonly ProductCode[]
}

const text = (figure: number | undefined): string => (figure === undefined ? '' : String(figure))

type Rate = Work & Partial<BindingRate>
export const rateOf = (tariff: Tariff, list: TermsList, id: string): Rate | undefined => tariff[list][id]

export function typedTerms(
  terms: BindingTerms | FoldTerms,
  rate: Rate | undefined,
  kinds: readonly ProductCode[],
): TypedTerms {
  const bound = 'pages' in terms ? terms : undefined
  return {
    name: terms.name,
    hint: terms.hint,
    why: terms.why ?? '',
    leastPages: text(bound?.pages.min),
    mostPages: text(bound?.pages.max),
    thickness: text(bound?.thickness),
    leastGsm: text(bound?.coverGsm.min),
    mostGsm: text(bound?.coverGsm.max),
    maxGsm: 'maxGsm' in terms ? text(terms.maxGsm) : '',
    setup: text(rate?.setup),
    minimum: text(rate?.minimum),
    perPage: text(rate?.perPage),
    workingDays: text(rate?.workingDays),
    tiers: rate ? rate.each.map(([from, each]) => ({ from: String(from), each: String(each) })) : [NO_TIER],
    kinds,
  }
}

const named = (id: string, { name, hint, why }: TypedTerms) => ({ id, name, hint, ...(why.trim() ? { why } : {}) })

export const readBinding = (id: string, typed: TypedTerms): BindingTerms => ({
  ...named(id, typed),
  pages: { min: numberOf(typed.leastPages), max: numberOf(typed.mostPages) },
  thickness: numberOf(typed.thickness),
  coverGsm: { min: numberOf(typed.leastGsm), max: numberOf(typed.mostGsm) },
})

export const readFold = (id: string, typed: TypedTerms): FoldTerms => ({
  ...named(id, typed),
  maxGsm: numberOf(typed.maxGsm),
})

/** The prices as edits of the draft. Without any figure the price stays, and what is not sold stays so. */
export function readPrices(
  list: TermsList,
  id: string,
  typed: TypedTerms,
  rate: Rate | undefined,
): { readonly edits: readonly TariffEdit[]; readonly mistakes: readonly EditIssue[] } {
  const tiers = typed.tiers.filter(({ each }) => each.trim() !== '')
  if (tiers.length === 0 && typed.setup.trim() === '' && typed.minimum.trim() === '') return { edits: [], mistakes: [] }
  const mistakes: EditIssue[] = []
  const figure = (key: string, value: string, least = 0): number => {
    const read = value.trim() === '' && least === 0 ? 0 : numberOf(value)
    if (Number.isSafeInteger(read) && read >= least) return read
    mistakes.push({ key, message: `${least} 이상의 정수로 적어 주세요.` })
    return least
  }
  if (tiers.length === 0) mistakes.push({ key: 'each', message: '하나마다의 값을 한 단계는 적어 주세요.' })
  const key = `${list}/${id}`
  const each = tiers.map(({ from, each: won }) => [figure('each', from), figure('each', won, 1)] as const)
  const gone = (rate?.each ?? []).filter(([from]) => each.every((tier) => tier[0] !== from))
  const bound = list === 'bindings' ? (['perPage', 'workingDays'] as const) : []
  const edits = [
    ...(['setup', 'minimum', ...bound] as const).map((name) => ({
      key: `${key}/${name}`,
      value: figure(name, typed[name]),
    })),
    ...gone.map(([from]) => ({ key: `${key}/each@${from}`, value: null })),
    ...each.map(([from, value]) => ({ key: `${key}/each@${from}`, value })),
  ]
  return { edits, mistakes }
}
