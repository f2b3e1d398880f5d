import { describe, expect, test } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { GUIDE_STARTS } from './guide-starts.data.ts'
import { guideStart } from './guide-starts.ts'
import { guideBySlug } from './guides.ts'

describe('the jobs that guides begin with', () => {
  test.each(Object.entries(GUIDE_STARTS))(
    '%s: each of its choices can be made, and it can be ordered',
    (slug, start) => {
      expect(guideBySlug(slug)).toBeDefined()
      let spec = defaultSpec(start.product)
      for (const [control, value] of start.choices) {
        const next = attempt(spec, control, value)
        expect(next).toMatchObject({ ok: true })
        if (next.ok) spec = next.value
      }
      expect(guideStart(slug)).toEqual(spec)
      expect(validateSpec(spec).ok).toBe(true)
    },
  )

  test('a guide without an example has none', () => {
    expect(guideStart('guide7-5')).toBeNull()
  })
})
