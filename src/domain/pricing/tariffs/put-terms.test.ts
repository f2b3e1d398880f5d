import { describe, expect, it } from 'vitest'
import { closestSpec } from '#/domain/catalog/closest-spec.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { keepStocks, withStocks } from '#/domain/catalog/in-catalogue.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import type { BindingTerms } from '#/domain/catalog/terms.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { backOnSale } from './back-on-sale.ts'
import { changedChoices } from './changed-choices.ts'
import { checkTariff } from './check-tariff.ts'
import { draftChange } from './draft-change.ts'
import { editTariff } from './edit-tariff.ts'
import { kindsTaking } from './kind-lists.ts'
import { workPriceEdits } from './price-edits.ts'
import { bindingTermsOf, foldTermsOf, putTerms } from './put-terms.ts'
import { putTrim } from './put-trim.ts'
import { readSheet, tariffSheet } from './tariff-sheet.ts'

const WHY = '더 두꺼우면 가운데가 벌어집니다.'

function bound(change: Partial<BindingTerms>, from: Tariff = TARIFF) {
  const terms = bindingTermsOf(from, 'perfect')
  if (!terms) throw new Error('no binding')
  return putTerms(from, 'bindings', { ...terms, ...change }, kindsTaking(from, 'bindings', 'perfect'))
}

function must<T>(put: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }): T {
  if (!put.ok) throw new Error(JSON.stringify(put.error))
  return put.value
}

const book = (pages: number): JobSpec => ({
  ...defaultSpec('D413'),
  parts: defaultSpec('D413').parts.map((part) =>
    part.role === 'body' ? { ...part, paper: pages < 1000 ? part.paper : 'white-100', pages, colourPages: 0 } : part,
  ),
})

const messages = (spec: JobSpec, tariff: Tariff) => {
  const judged = validateSpec(spec, { closed: {}, catalogue: catalogueOf(tariff) })
  return judged.ok ? [] : judged.error.map(({ message }) => message)
}

describe('a binding that is named and limited by the shop', () => {
  const narrow = must(bound({ name: '풀제본', pages: { min: 24, max: 300 }, why: WHY }))

  it('is called so, and refuses beyond its limit with the reason of the shop', () => {
    const spec = withStocks(book(200), catalogueOf(narrow))
    expect(specSummary(spec)).toContain('풀제본')
    expect(messages(spec, narrow)).toEqual([])
    const long = withStocks(book(320), catalogueOf(narrow))
    expect(messages(long, narrow)).toEqual([`풀제본은 300쪽까지 됩니다. 지금 320쪽입니다. ${WHY}`])
    expect(messages(book(320), TARIFF)).toEqual([])
    expect(changedChoices(TARIFF, narrow)).toEqual(new Set(['perfect']))
    expect(checkTariff(narrow, TARIFF).filter(({ level }) => level === 'stop')).toEqual([])
  })

  it('a job keeps the name and the limit that it was made with, and goes back to what is said today when it is chosen anew', () => {
    const wide = must(bound({ name: '두꺼운 무선', thickness: 80 }))
    const made = withStocks(book(1000), catalogueOf(wide))
    expect(messages(made, wide)).toEqual([])
    expect(validateSpec(made).ok).toBe(true)
    expect(messages(book(1000), TARIFF)[0]).toContain('무선은 두께 50 mm까지 됩니다.')
    const today = withStocks(made, catalogueOf(narrow))
    expect(messages(today, narrow)[0]).toContain('300쪽까지')
    expect(keepStocks(today, made)).toEqual(made)
    expect(withStocks(made, catalogueOf(TARIFF))).toEqual(book(1000))
    const other = attempt(withStocks(book(200), catalogueOf(wide)), 'binding', 'pur')
    expect(other.ok && other.value.bindingTerms).toBe(undefined)
  })

  it('what a browser makes up of it is taken away', () => {
    const terms = bindingTermsOf(TARIFF, 'perfect')
    const forged = { ...book(1000), bindingTerms: { ...terms!, pages: { min: 2, max: 2000 } } }
    expect(withStocks(forged, catalogueOf(TARIFF))).toEqual(book(1000))
  })

  it('says what is wrong with the form, and a usual job that is not made any more stops the draft', () => {
    const issue = (change: Partial<BindingTerms>) => {
      const put = bound(change)
      return put.ok ? null : put.error.map(({ key, message }) => `${key}: ${message}`)
    }
    expect(issue({ name: ' ' })).toEqual(['name: 이름을 12자까지 적어 주세요.'])
    expect(issue({ name: '중철' })).toEqual(['name: 「중철」은 이미 있습니다.'])
    expect(issue({ pages: { min: 25, max: 300 } })).toEqual(['leastPages: 무선 쪽수는 2쪽씩 셉니다.'])
    expect(issue({ pages: { min: 400, max: 300 } })).toEqual([
      'mostPages: 가장 많은 쪽수가 가장 적은 쪽수보다 적습니다.',
    ])
    expect(issue({ thickness: Number.NaN })).toEqual(['thickness: 두께는 1–100 mm의 정수로 적어 주세요.'])
    expect(issue({ coverGsm: { min: 0, max: 310 } })).toEqual(['leastGsm: 종이는 30–600 g의 정수로 적어 주세요.'])
    const stopped = checkTariff(must(bound({ pages: { min: 24, max: 100 } })), TARIFF)
    expect(stopped.filter(({ level }) => level === 'stop').map(({ message }) => message)).toContainEqual(
      expect.stringContaining('책의 기본 사양에 값이 없습니다. 무선은 100쪽까지 됩니다.'),
    )
  })
})

describe('a fold that is named and limited by the shop', () => {
  it('is called so in a job and takes no heavier paper', () => {
    const letter = foldTermsOf(TARIFF, 'letter')!
    const kinds = kindsTaking(TARIFF, 'folds', 'letter')
    const tariff = must(putTerms(TARIFF, 'folds', { ...letter, name: '편지 접기', maxGsm: 120 }, kinds))
    const catalogue = catalogueOf(tariff)
    const refused = attempt(withStocks(defaultSpec('D302'), catalogue), 'sheet.fold', 'letter', {
      closed: {},
      catalogue,
    })
    const gone = must(putTerms(TARIFF, 'folds', letter, []))
    expect(kindsTaking(gone, 'folds', 'letter')).toEqual([])
    expect(refused.ok ? specSummary(refused.value) : refused.error).toMatch(/편지 접기/u)
  })
})

describe('limits beside prices', () => {
  it('stand in the sheet, come back from it, and are judged together', () => {
    const row = tariffSheet(TARIFF).find(([key]) => key === 'choiceChanges/bindings/perfect/pages/max')
    expect(row).toEqual([
      'choiceChanges/bindings/perfect/pages/max',
      '제본',
      '무선 제본',
      '가장 많은 쪽수',
      null,
      1000,
      '쪽',
    ])
    const moved = must(bound({ pages: { min: 40, max: 600 }, thickness: 30 }))
    const read = must(readSheet(TARIFF, tariffSheet(moved)))
    expect(read.map(({ key, value }) => [key.split('/').slice(2).join('/'), value])).toEqual([
      ['perfect/pages/min', 40],
      ['perfect/pages/max', 600],
      ['perfect/thickness', 30],
    ])
    expect(must(editTariff(TARIFF, read))).toEqual(moved)
    const { edits, choices } = draftChange(TARIFF, moved)
    expect([edits, Object.keys(choices ?? {})]).toEqual([[], ['bindings']])
    const wrong = editTariff(TARIFF, [{ key: 'choiceChanges/bindings/perfect/pages/max', value: 0 }])
    expect(wrong.ok ? [] : wrong.error.map(({ message }) => message)).toContain('쪽수는 2–2000쪽으로 적어 주세요.')
    expect(
      must(editTariff(moved, [{ key: 'choiceChanges/bindings/perfect/pages/max', value: 1000 }])).choiceChanges,
    ).toEqual(must(bound({ pages: { min: 40, max: 1000 }, thickness: 30 })).choiceChanges)
  })

  it('prices move by percent, and what was closed is sold again at the price before', () => {
    const dearer = must(editTariff(TARIFF, workPriceEdits(TARIFF, 'bindings', ['sewn'], 10)))
    const [was, now] = [TARIFF.bindings['sewn']!, dearer.bindings['sewn']!]
    expect(now.setup).toBe(Math.round((was.setup * 1.1) / 10) * 10)
    expect(now.perPage).toBe(Math.round(was.perPage * 1.1))
    expect(now.each.map(([from]) => from)).toEqual(was.each.map(([from]) => from))
    for (const choice of ['bindings/sewn', 'folds/letter', 'finishes/foil']) {
      const closed = must(editTariff(TARIFF, [{ key: choice, value: null }]))
      expect(closed.notOffered).toEqual([choice])
      expect(backOnSale(closed, TARIFF, choice)).toEqual(TARIFF)
      expect(backOnSale(closed, closed, choice)).toBe(null)
    }
  })
})

describe('a file of a size that the shop added', () => {
  it('is known by its name, and a binding with other limits is chosen or left', () => {
    const pocket = { id: 'own-t1', name: '문고판', size: { width: 106, height: 162 } }
    const catalogue = catalogueOf(must(putTrim(TARIFF, pocket, ['D413'])))
    const read = { pages: 200, trim: { width: 112, height: 168 }, colourPages: 0 }
    const { spec } = closestSpec('D413', read, undefined, catalogue)
    expect([spec.trim, spec.sizeName]).toEqual([pocket.size, '문고판'])
    expect(closestSpec('D413', read).spec.trim).toEqual(read.trim)
    const short = must(bound({ pages: { min: 24, max: 300 } }))
    const long = closestSpec('D413', { ...read, pages: 400 }, undefined, catalogueOf(short))
    expect(long.spec.binding).not.toBe('perfect')
  })
})
