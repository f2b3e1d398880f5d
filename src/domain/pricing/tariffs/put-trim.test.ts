import { describe, expect, it } from 'vitest'
import { BINDINGS } from '#/domain/catalog/bindings.data.ts'
import { defaultSpec, KINDS } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { optionSections } from '#/domain/catalog/options/option-sections.ts'
import { keepStocks, withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { proveJob } from '#/domain/pricing/proof/prove-prices.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { changedChoices } from './changed-choices.ts'
import { checkTariff } from './check-tariff.ts'
import { LIST_IDS, kindsTaking, listOf } from './kind-lists.ts'
import { putOffered } from './put-offered.ts'
import { dropTrim, putTrim } from './put-trim.ts'

const POCKET = { id: 'own-t1', name: '문고판', size: { width: 106, height: 162 } }

function tariffWith(trim = POCKET, from: Tariff = TARIFF, kinds = ['D413', 'C413'] as readonly ProductCode[]): Tariff {
  const put = putTrim(from, trim, kinds)
  if (!put.ok) throw new Error(put.error[0]?.message)
  return put.value
}

const tariff = tariffWith()
const context = { closed: {}, catalogue: catalogueOf(tariff) }
const inPocket = () => {
  const made = attempt(defaultSpec('D413'), 'trim', 'own-t1', context)
  if (!made.ok) throw new Error(made.error)
  return made.value
}

describe('a size that a person adds', () => {
  it('is offered by its kinds and called so in every job of it', () => {
    const labels = (product: 'D413' | 'D304') =>
      optionSections(defaultSpec(product), context)
        .flatMap(({ controls }) => controls)
        .flatMap((control) => (control.id === 'trim' && 'choices' in control ? control.choices : []))
        .map(({ label }) => label)
    expect(labels('D413')).toContain('문고판')
    expect(labels('D304')).not.toContain('문고판')
    expect(specSummary(inPocket())).toBe('문고판 200쪽 무선 100권')
    expect(validateSpec(inPocket(), context).ok).toBe(true)
    expect(checkTariff(tariff, TARIFF)).toEqual([])
    expect(changedChoices(TARIFF, tariff)).toEqual(new Set(['own-t1']))
  })

  it('costs what its millimetres cost: no smaller size beside it is dearer', () => {
    expect(proveJob(inPocket(), tariff, [1, 100, 1000])).toEqual([])
  })

  it('keeps its name in a job when it is renamed or closed; a name that a browser makes up goes', () => {
    const renamed = catalogueOf(tariffWith({ ...POCKET, name: '주머니책' }, tariff))
    const anew = withStocks(inPocket(), renamed)
    expect(specSummary(anew)).toMatch(/^주머니책/u)
    expect(keepStocks(anew, inPocket())).toEqual(inPocket())
    const gone = dropTrim(tariff, 'own-t1')
    expect(gone).toEqual(TARIFF)
    expect(specSummary(withStocks(inPocket(), catalogueOf(TARIFF)))).toMatch(/^106 × 162 mm/u)
    expect(withStocks({ ...defaultSpec('D413'), sizeName: '공짜판' }, context.catalogue)).toEqual(defaultSpec('D413'))
  })

  it('says what is wrong, and stops what no press makes', () => {
    const issue = (trim: typeof POCKET) => {
      const put = putTrim(TARIFF, trim, ['D304'])
      return put.ok ? null : put.error[0]?.message
    }
    expect(issue({ ...POCKET, name: ' ' })).toBe('이름을 16자까지 적어 주세요.')
    expect(issue({ ...POCKET, size: { width: 10, height: 20 } })).toBe('가로는 30–1000 mm를 0.5 mm씩 적어 주세요.')
    expect(issue({ ...POCKET, size: { width: 210, height: 297 } })).toBe('전단: 210 × 297 mm 크기가 이미 있습니다.')
    expect(issue({ ...POCKET, id: 'a5' })).toBe('크기는 바꿀 수 없습니다. 다른 크기는 새 크기로 더해 주세요.')
    const findings = (size: typeof POCKET.size, kind: ProductCode) =>
      checkTariff(tariffWith({ ...POCKET, size }, TARIFF, [kind]), TARIFF).map(({ level }) => level)
    expect(findings({ width: 990, height: 990 }, 'D304')).toEqual(['stop'])
    expect(findings({ width: 106, height: 162 }, 'D302')).toEqual(['look'])
  })
})

describe('which kind takes which size, binding and fold', () => {
  it('each cell of the opening catalogue goes off and, but for the last one, leaves the rest', () => {
    for (const { product } of KINDS)
      for (const list of LIST_IDS.filter((one) => one !== 'finishes')) {
        const all = listOf(TARIFF, product, list)
        const [first] = all
        if (first === undefined || all.length < 2) continue
        const off = putOffered(TARIFF, product, list, first, false)
        expect(off.ok && listOf(off.value, product, list)).toEqual(all.slice(1))
      }
  })

  it('a binding is taken from one kind and given to another; a sheet is not bound, and something must be left', () => {
    const off = putOffered(TARIFF, 'D413', 'bindings', 'twin-ring', false)
    if (!off.ok) throw new Error(off.error[0]?.message)
    expect(kindsTaking(off.value, 'bindings', 'twin-ring')).not.toContain('D413')
    const catalogue = catalogueOf(off.value)
    expect(validateSpec({ ...defaultSpec('D413'), binding: 'twin-ring' }, { closed: {}, catalogue })).toMatchObject({
      error: expect.arrayContaining([{ path: 'binding', message: '고를 수 없는 제본입니다.' }]),
    })
    const refusal = (...given: Parameters<typeof putOffered>) => {
      const put = putOffered(...given)
      return put.ok ? null : put.error[0]?.message
    }
    expect(refusal(TARIFF, 'D304', 'bindings', 'perfect', true)).toBe('전단: 묶지 않는 상품입니다.')
    expect(refusal(TARIFF, 'D304', 'folds', 'half', true)).toBe('전단: 접지 않는 상품입니다.')
    let left = TARIFF
    for (const { id } of BINDINGS.slice(1)) {
      const put = putOffered(left, 'D413', 'bindings', id, false)
      if (put.ok) left = put.value
    }
    expect(refusal(left, 'D413', 'bindings', BINDINGS[0]?.id ?? '', false)).toBe('책: 제본이 하나는 있어야 합니다.')
  })
})
