import { describe, expect, it } from 'vitest'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { overrideRefusal, type StoppedFiles } from './override-refusal.ts'

const pdf = (fileId: string, part: string) => ({
  fileId,
  part,
  name: `${part}.pdf`,
  sha256: fileId,
  contentType: 'application/pdf',
})
const readable = { problem: null, pageCount: 8 }
const book: StoppedFiles = {
  stopped: true,
  spec: defaultSpec('D413'),
  files: [pdf('a', 'cover'), pdf('b', 'inner')],
  facts: new Map([
    ['a', readable],
    ['b', readable],
  ]),
}
const withInner = (facts: { problem: 'password' | 'damaged' | null; pageCount: number }) => ({
  ...book,
  facts: new Map([...book.facts, ['b', facts] as const]),
})

describe('a file that the check stopped', () => {
  it('may go on when every part of the job has pages', () => {
    expect(overrideRefusal(book)).toBeNull()
  })
  it('never goes on when it cannot be opened or has no pages', () => {
    expect(overrideRefusal(withInner({ problem: 'password', pageCount: 0 }))).toContain('inner.pdf')
    expect(overrideRefusal(withInner({ problem: 'damaged', pageCount: 12 }))).toContain('inner.pdf')
    expect(overrideRefusal(withInner({ problem: null, pageCount: 0 }))).toContain('쪽이 없어')
  })
  it('never goes on before it was read', () => {
    expect(overrideRefusal({ ...book, facts: new Map([['a', readable]]) })).toContain('아직 읽지 못했습니다')
  })
  it('never goes on while a part has no file', () => {
    expect(overrideRefusal({ ...book, files: [pdf('b', 'inner')] })).toContain('파일이 없습니다')
    expect(overrideRefusal({ ...book, files: [] })).toContain('파일이 없습니다')
  })
  it('is the only one that may', () => {
    expect(overrideRefusal({ ...book, stopped: false })).toContain('막힌 파일만')
  })
})
