import { describe, expect, it } from 'vitest'
import { formRefusal, readsItself, sourceKind } from './ebook.ts'

describe('a manuscript', () => {
  it('is known by the ending of its name', () => {
    expect(['a.PDF', 'b.docx', 'c.hwpx', 'd.indd', 'e.zip', 'f.hwp', 'g'].map(sourceKind)).toEqual([
      'pdf',
      'docx',
      'hwpx',
      'indd',
      'indd',
      null,
      null,
    ])
    expect((['pdf', 'docx', 'hwpx', 'indd'] as const).filter(readsItself)).toEqual(['pdf', 'docx'])
  })

  it('that is a scan has no text to flow, and one without pages has none to keep', () => {
    expect(formRefusal('reflow', { kind: 'pdf', isScan: true })).toContain('고정형')
    expect(formRefusal('fixed', { kind: 'pdf', isScan: true })).toBeNull()
    expect(formRefusal('fixed', { kind: 'docx', isScan: false })).toContain('PDF')
    expect(formRefusal('reflow', { kind: 'hwpx', isScan: false })).toBeNull()
  })
})
