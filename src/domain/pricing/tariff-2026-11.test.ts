import { describe, expect, it } from 'vitest'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { findFinish } from '#/domain/catalog/lookup.ts'
import { choose } from '#/domain/catalog/options/choose.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import { quoteValid } from './quote-job.ts'
import { TARIFF_2026_11 as TARIFF } from './tariff-2026-11.data.ts'
import type { Tiers } from './tariff.ts'

describe('2026년 11월 요금표', () => {
  it.each(KINDS)('$product 에서 고를 수 있는 것에는 모두 값이 있습니다', (kind) => {
    for (const part of kind.parts) {
      for (const paper of [...part.papers, ...part.secondPapers]) expect(TARIFF.papers).toHaveProperty([paper])
      for (const coating of part.coatings) if (coating !== 'none') expect(TARIFF.coatings).toHaveProperty([coating])
      for (const fold of part.folds) if (fold !== 'none') expect(TARIFF.folds).toHaveProperty([fold])
    }
    for (const binding of kind.bindings) expect(TARIFF.bindings).toHaveProperty([binding])
    for (const id of [...kind.finishes, ...kind.parts.flatMap((part) => part.finishes)]) {
      const variants = findFinish(id)?.variants.map((variant) => variant.id) ?? []
      expect(Object.keys(TARIFF.finishes[id]?.variants ?? {}).toSorted()).toEqual(variants.toSorted())
    }
  })

  it.each(KINDS)('$product 은 어느 크기에서 무엇을 골라도 찍을 인쇄기가 있습니다', (kind) => {
    for (const trim of kind.trims) {
      for (const start of widest(choose(kind.defaults, 'trim', trim))) {
        for (const control of optionSections(start).flatMap((section) => section.controls)) {
          if (!('choices' in control) || control.id === 'production') continue
          for (const choice of control.choices)
            if (choice.spec) expect(quoteValid(choice.spec, TARIFF)).toHaveProperty('ok', true)
        }
      }
    }
  })

  it('단계는 적은 수부터 차례로 있고, 값은 양의 정수입니다', () => {
    for (const tiers of allTiers(TARIFF)) {
      expect(tiers[0]?.[0]).toBeGreaterThanOrEqual(0)
      for (const [index, [from, rate]] of tiers.entries()) {
        expect(from).toBeGreaterThan(tiers[index - 1]?.[0] ?? -1)
        expect(Number.isSafeInteger(rate) && rate > 0).toBe(true)
      }
    }
  })
})

/** The job as it is, and with the widest flaps that it takes. */
function widest(spec: JobSpec): readonly JobSpec[] {
  return [spec, ['60', '80', '90', '100', '120'].reduce((winged, width) => choose(winged, 'cover.wings', width), spec)]
}

/** Every list of pairs of numbers anywhere in the tariff. */
function allTiers(value: unknown): readonly Tiers[] {
  if (Array.isArray(value)) {
    const pairs =
      value.length > 0 &&
      value.every((row) => Array.isArray(row) && row.length === 2 && row.every((cell) => typeof cell === 'number'))
    return pairs ? [value] : value.flatMap(allTiers)
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTiers) : []
}
