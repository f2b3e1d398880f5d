import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { checkTariff } from './check-tariff.ts'
import { compareTariffs } from './compare-tariffs.ts'
import { editTariff } from './edit-tariff.ts'
import type { TariffEdit } from './tariff-edit.ts'
import { standardSpecs } from './standard-specs.ts'
import { editsBetween, tariffChanges } from './tariff-changes.ts'
import { tariffFields } from './tariff-fields.ts'
import { readPath } from './tariff-path.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { rowsOf } from './tariff-rows.ts'
import { isLimit } from './terms-fields.ts'
import { readSheet, tariffSheet } from './tariff-sheet.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'

const ROWS = rowsOf(TARIFF)
/** Limits of bindings have bounds of their own, and are tried beside them. */
const PRICES = ROWS.filter(({ key }) => !isLimit(key))
const CHOICES = [...new Set(ROWS.flatMap(({ field }) => field.choice ?? []))]

const edit: fc.Arbitrary<TariffEdit> = fc.oneof(
  fc.record({ key: fc.constantFrom(...PRICES.map((row) => row.key)), value: fc.nat(1_000_000) }),
  fc.record({ key: fc.constantFrom(...CHOICES), value: fc.constant(null) }),
  fc.record({
    key: fc.constantFrom(...ROWS.filter((row) => row.from !== null).map((row) => row.key)),
    value: fc.constant(null),
  }),
)
const edits = fc.array(edit, { maxLength: 40 })

const edited = (list: readonly TariffEdit[]) => {
  const answer = editTariff(TARIFF, list)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

describe('요금표를 고치는 책상', () => {
  it('요금표의 값마다 열쇠가 하나씩 있습니다', () => {
    expect(new Set(ROWS.map((row) => row.key)).size).toBe(ROWS.length)
    expect(ROWS.length).toBeGreaterThan(700)
    expect(ROWS.every((row) => row.value !== null || row.key.startsWith('ganged/'))).toBe(true)
  })

  it('표로 내려받아 다시 올리면 고친 요금표가 그대로 됩니다', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const wanted = edited(list)
        fc.pre(!hasEmptyList(wanted))
        const read = readSheet(TARIFF, tariffSheet(wanted))
        if (!read.ok) throw new Error(JSON.stringify(read.error))
        const made = edited(read.value)
        expect(rowsOf(made)).toEqual(rowsOf(wanted))
        expect(made.notOffered).toEqual(wanted.notOffered)
      }),
      { numRuns: 60 },
    )
  })

  it('두 요금표의 다른 점을 한쪽에 적용하면 다른 쪽이 됩니다', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const before = edited(one)
        const after = edited(other)
        const answer = editTariff(before, editsBetween(before, after))
        expect(answer.ok && tariffChanges(answer.value, after)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('고쳐도 원래 요금표는 그대로입니다', () => {
    const before = JSON.stringify(TARIFF)
    fc.assert(
      fc.property(edits, (list) => edited(list) !== undefined && JSON.stringify(TARIFF) === before),
      {
        numRuns: 20,
      },
    )
  })
})

/** A list of tiers that was emptied has no row to say so in a sheet; the check refuses such a version anyway. */
const hasEmptyList = (tariff: Tariff) =>
  tariffFields(tariff).some(({ key, tiersBy }) => {
    const value = tiersBy === null ? undefined : readPath(tariff, key)
    return Array.isArray(value) && value.length === 0
  })

describe('표준 작업 견주기', () => {
  const specs = standardSpecs()

  it('여덟 가지 상품이 모두 있고 지금 요금표에서 값이 있습니다', () => {
    expect(new Set(specs.map(({ spec }) => spec.product))).toEqual(new Set(PRODUCT_CODES))
    const same = compareTariffs(TARIFF, TARIFF, specs)
    expect(same).toMatchObject({ dearer: 0, cheaper: 0, same: specs.length, refused: 0, routeSwitches: 0 })
  })

  it('종이값이 오르면 어느 작업도 싸지지 않습니다', () => {
    const dearer = edited(
      ROWS.filter(({ key }) => key.startsWith('papers/')).map(({ key, value }) => ({ key, value: (value ?? 0) * 2 })),
    )
    const { jobs, cheaper, highest } = compareTariffs(TARIFF, dearer, specs)
    expect(cheaper).toBe(0)
    expect(highest).toBeGreaterThan(5)
    expect(jobs.some((job) => job.percent !== null && job.percent > 0)).toBe(true)
  })

  it('팔지 않기로 한 제본은 거절된 까닭을 보여 줍니다', () => {
    const { refused, jobs } = compareTariffs(TARIFF, edited([{ key: 'bindings/perfect', value: null }]), specs)
    expect(refused).toBeGreaterThan(10)
    expect(jobs.find((job) => job.after.refusal)?.after.refusal).toContain('무선 제본')
  })

  it('지금 쓰는 요금표에는 막을 것도 다시 볼 것도 없습니다', () => {
    expect(checkTariff(TARIFF, TARIFF)).toEqual([])
  })
})
