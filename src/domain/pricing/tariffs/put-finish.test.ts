import { describe, expect, it } from 'vitest'
import { OWN_FINISH, OWN_FINISH_ID, tariffWithOwnFinish } from '#tests/support/catalog/own-finish.ts'
import { finishesWith } from '#/domain/catalog/finishes-with.ts'
import { defaultSpec, KINDS } from '#/domain/catalog/kinds.ts'
import { kindIn } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { proveJob } from '#/domain/pricing/proof/prove-prices.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { checkTariff } from './check-tariff.ts'
import { draftChange } from './draft-change.ts'
import { editTariff } from './edit-tariff.ts'
import { dropFinish, kindsWith, putFinish } from './put-finish.ts'
import { putOffered } from './put-offered.ts'
import { setChoices } from './set-choices.ts'

const issuesOf = (...given: Parameters<typeof putFinish>) => {
  const put = putFinish(...given)
  return put.ok ? [] : put.error.map(({ message }) => message)
}

describe('a finish that a person writes down', () => {
  it('stands in the lists of its kinds with its price, and goes again without a trace', () => {
    const tariff = tariffWithOwnFinish()
    expect(kindsWith(tariff, OWN_FINISH_ID)).toEqual(['D413', 'D302'])
    expect(tariff.finishes[OWN_FINISH_ID]).toMatchObject({ setup: 12_000, variants: { v1: 100 }, perCm2: 10 })
    expect(checkTariff(tariff, TARIFF)).toEqual([])
    expect(dropFinish(tariff, OWN_FINISH_ID)).toEqual(TARIFF)
    expect(dropFinish(tariff, 'foil')).toBeNull()
  })

  it('has all that code knows of its group, and nothing of it can be said otherwise', () => {
    const foil = finishesWith().find(({ id }) => id === 'foil')
    const own = tariffWithOwnFinish().choiceChanges?.finishes?.[OWN_FINISH_ID]
    expect(own).toMatchObject({ like: 'foil', area: foil?.area, onPart: true, minGsm: 150, maxGsm: 400 })
    if (!own) throw new Error('no finish')
    const forged = (change: object) => setChoices(TARIFF, { finishes: { [OWN_FINISH_ID]: { ...own, ...change } } })
    expect(forged({}).ok).toBe(true)
    for (const change of [
      { like: 'epoxy' },
      { like: 'nothing' },
      { on: ['hard'] },
      { count: { min: 1, max: 9, unit: '번' } },
    ])
      expect(forged(change).ok).toBe(false)
  })

  it('is sent as one change, and comes to the same draft', () => {
    const after = tariffWithOwnFinish({ name: '다른 박' }, tariffWithOwnFinish(), { finish: OWN_FINISH_ID })
    for (const before of [TARIFF, tariffWithOwnFinish()]) {
      const { choices, edits } = draftChange(before, after)
      const set = setChoices(before, choices ?? {})
      const edited = set.ok ? editTariff(set.value, edits) : set
      expect(edited.ok && edited.value).toEqual(after)
    }
  })

  it('says what is wrong, field by field', () => {
    const at = { id: 'own-f2', like: 'hole' }
    expect(issuesOf(TARIFF, at, { ...OWN_FINISH, name: ' ', minGsm: 900 })).toEqual([
      '이름을 20자까지 적어 주세요.',
      '평량은 30–600 g의 정수로 적어 주세요.',
      '가장 무거운 종이가 가장 가벼운 종이보다 가볍습니다.',
    ])
    expect(issuesOf(TARIFF, at, { ...OWN_FINISH, name: '박' })).toEqual(['「박」은 이미 있습니다.'])
    expect(issuesOf(TARIFF, at, { ...OWN_FINISH, kinds: [] })).toEqual([
      '디지털 박: 종류마다 1–99 mm의 치수가 있어야 합니다.',
    ])
    const round = { ...OWN_FINISH, variants: [{ id: null, name: '지름 4 mm', percent: 100 }], kinds: [] }
    expect(issuesOf(TARIFF, at, { ...round, most: 9 })).toEqual(['한 부에 4번까지 적을 수 있습니다.'])
    const put = putFinish(TARIFF, at, { ...round, most: 2 })
    expect(put.ok && put.value.choiceChanges?.finishes?.['own-f2']?.variants).toEqual([{ id: 'd4', name: '지름 4 mm' }])
  })

  it('a finish of the opening list is renamed, limited and given a new kind, and keeps what it was', () => {
    const foil = TARIFF.finishes['foil']
    const known = finishesWith().find(({ id }) => id === 'foil')
    if (!foil || !known) throw new Error('no foil')
    const variants = known.variants.map((variant) => ({ ...variant, percent: foil.variants[variant.id] ?? null }))
    const kinds = kindsWith(TARIFF, 'foil')
    const form = {
      ...OWN_FINISH,
      name: '금속박',
      most: null,
      kinds,
      price: null,
      minGsm: 120,
      maxGsm: null,
      hint: known.hint,
    }
    const put = putFinish(
      TARIFF,
      { finish: 'foil' },
      { ...form, variants: [...variants, { id: null, name: '동박', percent: 120 }] },
    )
    if (!put.ok) throw new Error(put.error[0]?.message)
    expect(put.value.finishes['foil']).toEqual({ ...foil, variants: { ...foil.variants, v10: 120 } })
    expect(put.value.choiceChanges?.kinds).toBeUndefined()
    expect(putFinish(put.value, { finish: 'foil' }, { ...form, name: '박', variants })).toMatchObject({ ok: true })
  })
})

describe('which kind takes which finish', () => {
  it('is one cell on or off; what no binding of a kind can have is refused with its reason', () => {
    const off = putOffered(TARIFF, 'D304', 'finishes', 'die-cut', false)
    if (!off.ok) throw new Error(off.error[0]?.message)
    expect(kindsWith(off.value, 'die-cut')).not.toContain('D304')
    expect(kindIn('D304', catalogueOf(off.value)).finishes).not.toContain('die-cut')
    const never = putOffered(TARIFF, 'D413', 'finishes', 'die-cut', true)
    expect(never.ok || never.error[0]?.message).toBe('책: 도무송: 묶은 책은 모양대로 딸 수 없습니다.')
  })

  it('turned off and on again is the same version as before', () => {
    for (const { product } of KINDS)
      for (const id of kindsWithIt(product)) {
        const off = putOffered(TARIFF, product, 'finishes', id, false)
        const on = off.ok ? putOffered(off.value, product, 'finishes', id, true) : off
        expect(on.ok && kindsWith(on.value, id)).toEqual(kindsWith(TARIFF, id))
      }
  })
})

const kindsWithIt = (product: (typeof KINDS)[number]['product']) =>
  finishesWith().flatMap(({ id }) => (kindsWith(TARIFF, id).includes(product) ? [id] : []))

it('a new finish is proved with every other option: one that costs nothing is found', () => {
  const { price } = OWN_FINISH
  if (!price) throw new Error('no price')
  const nothing = { ...price, setup: 0, minimum: 0, perCm2: 0, each: [[1, 0]] as const }
  const proved = (given: typeof price) =>
    proveJob(defaultSpec('D302'), tariffWithOwnFinish({ kinds: ['D302'], price: given }), [1000])
  expect(proved(price)).toEqual([])
  expect(proved(nothing).map(({ kind }) => kind)).toEqual(['free'])
})
