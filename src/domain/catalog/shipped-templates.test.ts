import { expect, it } from 'vitest'
import { jobTemplate } from '#/domain/print/job-template.ts'
import { geometryOf } from './geometry-of.ts'
import { pagesOfBundle, SHIPPED_TEMPLATES, shippedSpec } from './shipped-templates.ts'
import { validateSpec } from './validate-spec.ts'

it.each(SHIPPED_TEMPLATES)('$slug is a job that is made, in every length of its bundle', (template) => {
  for (const pages of [undefined, ...pagesOfBundle(template)]) {
    const spec = shippedSpec(template, pages)
    expect(validateSpec(spec).ok).toBe(true)
    expect(jobTemplate(geometryOf(spec))).not.toBeNull()
  }
})

it('a bundle has a cover every twenty pages, and each is thicker than the one before', () => {
  const [bundle] = SHIPPED_TEMPLATES
  if (!bundle) throw new Error('none')
  const pages = pagesOfBundle(bundle)
  expect(pages).toHaveLength(18)
  const spines = pages.map((count) => geometryOf(shippedSpec(bundle, count)).spine ?? 0)
  expect(spines).toEqual(spines.toSorted((a, b) => a - b))
  expect(new Set(spines).size).toBe(18)
})
