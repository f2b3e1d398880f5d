import { expect, test } from 'vitest'
import { findPaper } from '#/domain/catalog/lookup.ts'
import { ALL_OPEN } from '#/domain/catalog/options/option-model.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { TARIFF_2026_11 as TARIFF } from '#/domain/pricing/tariff-2026-11.data.ts'
import { paperRows } from './paper-rows.ts'

const cream = findPaper({ paper: 'cream-80' })
const sold = (tariff: Parameters<typeof catalogueOf>[0]) => ({ ...ALL_OPEN, catalogue: catalogueOf(tariff) })
const namesOf = (rows: ReturnType<typeof paperRows>) => rows.flatMap(({ weights }) => weights.map(({ name }) => name))

test('a paper that lost its price is in no guide any more', () => {
  const { 'cream-80': _gone, ...papers } = TARIFF.papers
  expect(namesOf(paperRows(sold(TARIFF)))).toContain('미색모조 80 g')
  expect(namesOf(paperRows(sold({ ...TARIFF, papers })))).not.toContain('미색모조 80 g')
})

test('a paper that was measured anew stands with its new thickness', () => {
  if (!cream) throw new Error('cream-80 is in the opening list')
  const papers = { 'cream-80': { ...cream, caliper: 101 } }
  const rows = paperRows(sold({ ...TARIFF, paperChanges: { papers, lists: {} } }))
  expect(rows.flatMap(({ weights }) => weights).find(({ id }) => id === 'cream-80')?.caliper).toBe(101)
})

test('the rotary press shows the papers on rolls alone', () => {
  const rows = paperRows(sold(TARIFF), 'rotary')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ make }) => make.rotary)).toBe(true)
})

test('a paper that ran out is not among those that can be chosen', () => {
  const closed = { 'cream-80': '다음 주에 들어옵니다.' }
  expect(namesOf(paperRows({ ...sold(TARIFF), closed }))).not.toContain('미색모조 80 g')
})
