import { expect, test } from 'vitest'
import { editionSpec } from '#/domain/editions/edition-job.ts'
import { imposeJob } from '#/domain/imposition/impose-job.ts'
import { planOfClasses } from './class-covers.ts'

const spec = editionSpec({ trim: 'a5', binding: 'perfect', paper: 'white-80', pages: 40, colour: false }, 60)

test('each class has forms of its own, laid from its own pages and as often as it has copies', () => {
  const [cover] = imposeJob(spec, 'digital-sheet', { cover: 1 })
  const before = cover?.plan
  if (!before) throw new Error('no cover')
  const runs = [
    { name: '심화 A', copies: 14 },
    { name: null, copies: 46 },
  ]
  const { forms } = planOfClasses(before, { layout: 'band', runs }, 1)
  expect(forms.map(({ number }) => number)).toEqual([1, 2])
  expect(forms.map(({ label }) => label)).toEqual([
    expect.stringContaining('「심화 A」 14부'),
    expect.stringContaining('반 이름 없이 46부'),
  ])
  expect(forms.map(({ sides }) => [...new Set(sides[0]?.pages.map(({ page }) => page))])).toEqual([[1], [2]])
  for (const [at, form] of forms.entries())
    expect(form.sheets * form.copiesPerSheet).toBeGreaterThanOrEqual(runs[at]?.copies ?? 0)
})
