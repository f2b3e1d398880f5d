import { expect, it } from 'vitest'
import { finding } from '#/domain/preflight/rule.ts'
import { verdictSentence } from './report-labels.ts'

const found = (severity: 'block' | 'fixable' | 'warn') => finding('x', { severity, title: '', detail: '' })

it('says the gravest thing first and counts it', () => {
  expect(verdictSentence([])).toContain('바로 찍을 수 있는')
  expect(verdictSentence([found('warn'), found('warn')])).toContain('점이 2가지')
  expect(verdictSentence([found('warn'), found('fixable')])).toContain('여기서 바로 고칠 수 있는 점이 1가지')
  expect(verdictSentence([found('block'), found('fixable')])).toContain('이대로는 찍을 수 없습니다')
})
