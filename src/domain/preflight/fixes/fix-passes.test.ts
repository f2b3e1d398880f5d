import { expect, it } from 'vitest'
import type { Finding } from '../finding.ts'
import type { FixId } from './fix.ts'
import { fixesPass } from './fix-passes.ts'

const found = (ruleId: string, severity: Finding['severity'], fixer: FixId | null = null): Finding => ({
  ruleId,
  severity,
  pages: [1],
  box: null,
  title: '',
  detail: '',
  fixer,
})
const bleed = found('bleed', 'fixable', 'bleed-mirror')
const fonts = found('fonts-embedded', 'block')

it('passes when what named the fix is gone, whatever else is said', () => {
  expect(fixesPass([{ id: 'bleed-mirror' }], [bleed], [found('blank-pages', 'warn')])).toBe(true)
  expect(fixesPass([{ id: 'bleed-mirror' }], [bleed, fonts], [fonts])).toBe(true)
})

it('does not pass while the finding is still there, also by the way that stands in', () => {
  expect(fixesPass([{ id: 'bleed-mirror' }], [bleed], [bleed])).toBe(false)
  expect(fixesPass([{ id: 'bleed-scale' }], [bleed], [bleed])).toBe(false)
})

it('does not pass when something new stops the job', () => {
  const notes = found('annotations', 'fixable', 'flatten-annotations')
  expect(fixesPass([{ id: 'flatten-annotations' }], [notes], [fonts])).toBe(false)
})
