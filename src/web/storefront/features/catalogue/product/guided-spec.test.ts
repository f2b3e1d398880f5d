import { describe, expect, test } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { TARIFF_2026_11 } from '#/domain/pricing/tariff-2026-11.data.ts'
import { BOOK_PURPOSES } from './guided-purposes.data.ts'
import { GUIDED_STEPS, groupsOfStep, specFor } from './guided-spec.ts'

const CATALOGUE = catalogueOf(TARIFF_2026_11)

describe('the guided book order', () => {
  test.each(BOOK_PURPOSES)('for $name the shop can make everything that is proposed', (purpose) => {
    let spec = defaultSpec('D413')
    for (const [controlId, value] of purpose.choices) {
      const next = attempt(spec, controlId, value)
      expect(next.ok ? null : next.error, controlId).toBeNull()
      if (next.ok) spec = next.value
    }
    expect(validateSpec(specFor(purpose, CATALOGUE)).ok).toBe(true)
    expect(specFor(purpose, CATALOGUE)).toEqual(spec)
  })

  test('every step after the purpose asks something', () => {
    const spec = defaultSpec('D413')
    for (let step = 1; step < GUIDED_STEPS.length; step += 1)
      expect(groupsOfStep(step, CATALOGUE).flatMap(({ make }) => make(spec) ?? [])).not.toEqual([])
  })
})
