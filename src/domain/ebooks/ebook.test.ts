import { describe, expect, it } from 'vitest'
import { formRefusal, readsItself, sourceKind, withToldTables } from './ebook.ts'

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

  it('that is a PDF may have more tables than were found, if its customer says so, and never fewer', () => {
    const counted = { characters: 1, pages: 1, pictures: 0, tables: 3, notes: 0, headings: 0 }
    expect([0, 3, 7].map((tables) => withToldTables('pdf', counted, { tables }).tables)).toEqual([3, 3, 7])
    expect(withToldTables('docx', counted, { tables: 7 })).toEqual(counted)
  })
})
