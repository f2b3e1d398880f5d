import { describe, expect, it } from 'vitest'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { checkTariff } from './check-tariff.ts'
import { editTariff } from './edit-tariff.ts'
import type { TariffEdit } from './tariff-edit.ts'
import { writePath } from './tariff-path.ts'

const check = (...edits: TariffEdit[]) => {
  const edited = editTariff(TARIFF, edits)
  if (!edited.ok) throw new Error(edited.error[0]?.message)
  return checkTariff(edited.value, TARIFF)
}
const levels = (found: ReturnType<typeof check>) => new Set(found.map(({ level }) => level))

describe('요금표 살피기', () => {
  it('값이 빠진 종이가 있으면 발행을 막습니다', () => {
    const forgotten = checkTariff(writePath(TARIFF, 'papers/yupo-150', undefined), TARIFF)
    expect(forgotten).toEqual([
      { level: 'stop', key: 'papers/yupo-150', message: expect.stringContaining('「팔지 않음」으로 정해 주세요') },
    ])
    expect(check({ key: 'papers/yupo-150', value: null })).toEqual([])
  })

  it('0원인 단가와 종이값은 발행을 막고, 기본 비용이 없어지면 다시 보게 합니다', () => {
    expect(levels(check({ key: 'papers/art-100/kuk', value: 0 }))).toContain('stop')
    expect(levels(check({ key: 'digital/toner/colour@100', value: 0 }))).toContain('stop')
    expect(levels(check({ key: 'finishes/foil/setup', value: 0 }))).toEqual(new Set(['look']))
  })

  it('1,000장 값을 500장 자리에 적으면 알아봅니다', () => {
    const message = '국전과 46전의 값이 넓이에 견주어 2.0배 다릅니다'
    expect(check({ key: 'papers/art-100/kuk', value: 61_810 * 2 }).map((found) => found.message)).toContainEqual(
      expect.stringContaining(message),
    )
    const both = check(
      { key: 'papers/yupo-150/kuk', value: 421_030 * 2 },
      { key: 'papers/yupo-150/sasa', value: 606_090 * 2 },
    )
    expect(both.map((found) => found.message)).toContainEqual(expect.stringContaining('1 kg에'))
  })

  it('많이 할수록 비싸지는 단가는 다시 보게 합니다', () => {
    expect(levels(check({ key: 'digital/toner/colour@1000', value: 300 }))).toEqual(new Set(['look']))
  })

  it('단계를 모두 지우거나 첫 단계를 지우면 막습니다', () => {
    expect(levels(check({ key: 'wings/each@1', value: null }))).toContain('stop')
  })

  it('상품의 기본 사양을 찍을 수 없게 되면 막습니다', () => {
    const found = check({ key: 'bindings/perfect', value: null })
    expect(found.filter(({ level }) => level === 'stop').map(({ message }) => message)).toContainEqual(
      expect.stringContaining('책의 기본 사양에 값이 없습니다.'),
    )
  })

  it('팔지 않던 것을 값 없이 되살리면 막습니다', () => {
    const found = check({ key: 'coatings/uv', value: null }, { key: 'coatings/uv/setup', value: 3000 })
    expect(found).toContainEqual({
      level: 'stop',
      key: 'coatings/uv/each',
      message: 'UV 코팅 m²마다: 단계가 하나도 없습니다.',
    })
  })
})

describe('값 고치기', () => {
  const refused = (edit: TariffEdit) => {
    const answer = editTariff(TARIFF, [edit])
    return answer.ok ? null : answer.error[0]?.message
  }

  it('소수와 음수, 1억을 넘는 값은 받지 않습니다', () => {
    expect(refused({ key: 'minimumSupply', value: 100.5 })).toBe('값은 정수여야 합니다.')
    expect(refused({ key: 'minimumSupply', value: -1 })).toBe('값은 0 이상이어야 합니다.')
    expect(refused({ key: 'minimumSupply', value: 100_000_001 })).toBe('값은 1억 이하여야 합니다.')
  })

  it('요금표에 없는 자리와 객체의 속은 건드릴 수 없습니다', () => {
    for (const key of [
      'version',
      '__proto__/x',
      'papers/none/kuk',
      'papers',
      'digital/toner/name',
      'minimumSupply@3',
    ]) {
      expect(refused({ key, value: 1 })).not.toBeNull()
    }
    expect(refused({ key: 'minimumSupply', value: null })).toBe('판매를 멈출 수 있는 항목이 아닙니다.')
  })
})
