import { bindingsWith, foldsWith } from '#/domain/catalog/bindings-with.ts'
import { BINDINGS } from '#/domain/catalog/bindings.data.ts'
import { FOLDS } from '#/domain/catalog/folds.data.ts'
import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import { termsOfBinding, termsOfFold } from '#/domain/catalog/terms.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { TariffField } from './tariff-field.ts'
import { writePath } from './tariff-path.ts'

/** Where limits stand in a tariff. They are figures beside the prices: in the table of all values, in sheets and in comparisons. */
const HOME = 'choiceChanges'
export const isLimit = (key: string): boolean => key.startsWith(`${HOME}/`)

const BOUND = [
  ['pages/min', '가장 적은 쪽수', '쪽'],
  ['pages/max', '가장 많은 쪽수', '쪽'],
  ['thickness', '가장 두꺼운 책', 'mm'],
  ['coverGsm/min', '가장 가벼운 표지', 'g/m²'],
  ['coverGsm/max', '가장 무거운 표지', 'g/m²'],
] as const

/** Limits of bindings and folds, with what the opening list says where the version says nothing. */
export function limitFields(choices: ChoiceChanges | undefined): readonly TariffField[] {
  const names = new Map([...bindingsWith(choices), ...foldsWith(choices)].map(({ id, name }) => [id, name]))
  const limit = (
    section: 'bindings' | 'folds',
    id: string,
    item: string,
    [path, what, unit]: readonly string[],
    unset: number,
  ) => ({
    key: `${HOME}/${section}/${id}/${path}`,
    section,
    item,
    what: what ?? '',
    unit: unit ?? '',
    tiersBy: null,
    choice: null,
    unset,
  })
  return [
    ...BINDINGS.flatMap((binding) => {
      const { pages, thickness, coverGsm } = termsOfBinding(binding)
      const opening = [pages.min, pages.max, thickness, coverGsm.min, coverGsm.max]
      const item = `${names.get(binding.id) ?? binding.name} 제본`
      return BOUND.map((row, at) => limit('bindings', binding.id, item, row, opening[at] ?? 0))
    }),
    ...FOLDS.map(({ id, name, maxGsm }) =>
      limit('folds', id, `${names.get(id) ?? name} 접지`, ['maxGsm', '가장 무거운 종이', 'g/m²'], maxGsm),
    ),
  ]
}

/** A limit typed in. The whole row of the binding or fold comes with it, for versions say them whole. */
export function writeLimit(tariff: Tariff, key: string, value: number): Tariff {
  const [, list = '', id = ''] = key.split('/')
  const home = `${HOME}/${list}/${id}`
  const whole = list === 'bindings' ? BINDINGS.map(termsOfBinding) : FOLDS.map(termsOfFold)
  const kept = list === 'bindings' ? tariff.choiceChanges?.bindings?.[id] : tariff.choiceChanges?.folds?.[id]
  return writePath(writePath(tariff, home, kept ?? whole.find((terms) => terms.id === id)), key, value)
}
