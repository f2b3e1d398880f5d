import { describe, expect, it } from 'vitest'
import { jobKind, jobLine } from './job-name.ts'
import { defaultSpec } from './kinds.ts'

describe('how a job is named in lists', () => {
  const spec = defaultSpec('D413')

  it('says its own title first and what is made second', () => {
    expect(jobLine({ title: '서촌의 골목', ownTitle: true, spec })).toBe('서촌의 골목 · 책 A5 국판 무선')
  })

  it('says today’s words where nobody gave a title', () => {
    expect(jobLine({ title: '책 A5 국판 200쪽 무선 100권', ownTitle: false, spec })).toBe('책 A5 국판 200쪽 무선 100권')
  })

  it('names a sheet by its size and a folded one by its fold', () => {
    expect(jobKind(defaultSpec('D304'))).toBe('전단 A4')
    expect(jobKind(defaultSpec('D302'))).toMatch(/^리플렛 .+ 접지$/)
  })
})
