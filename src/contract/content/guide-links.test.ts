import { describe, expect, test } from 'vitest'
import { BINDINGS } from '#/domain/catalog/bindings.data.ts'
import { FINISHES } from '#/domain/catalog/finishes.data.ts'
import { SECTION_IDS } from '#/domain/catalog/options/option-sections.ts'
import { RULES } from '#/domain/preflight/rules.ts'
import { readableRule } from '#/domain/preflight/rules/readable.rule.ts'
import { CHOICE_GUIDES, FINDING_GUIDES, OPTION_GUIDES, SIZE_GUIDES, STEP_GUIDES } from './guide-links.data.ts'
import { guideBySlug } from './guides.ts'

const targets = [
  ...Object.values(FINDING_GUIDES),
  ...Object.values(OPTION_GUIDES).flat(),
  ...Object.values(CHOICE_GUIDES),
  ...Object.values(SIZE_GUIDES),
  ...Object.values(STEP_GUIDES),
]

describe('links to guides', () => {
  test('every finding has a guide, and no other has', () => {
    expect(Object.keys(FINDING_GUIDES).toSorted()).toEqual([readableRule, ...RULES].map(({ id }) => id).toSorted())
  })

  test('every group of options has one', () => {
    expect(Object.keys(OPTION_GUIDES).toSorted()).toEqual([...SECTION_IDS].toSorted())
    for (const guides of Object.values(OPTION_GUIDES)) expect(guides.length).toBeGreaterThan(0)
  })

  test('every binding and every finish has its own', () => {
    const choices = [...BINDINGS.map(({ id }) => `binding:${id}`), ...FINISHES.map(({ id }) => `finish:${id}`)]
    expect(Object.keys(CHOICE_GUIDES).toSorted()).toEqual(choices.toSorted())
  })

  test.each([...new Set(targets)])('%s is there', (slug) => {
    expect(guideBySlug(slug)).toBeDefined()
  })
})
