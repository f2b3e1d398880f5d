import { describe, expect, it } from 'vitest'
import { suggestedRequest } from './suggested-request.ts'

const finding = (severity: 'block' | 'warn', title: string) => ({
  fileId: 'f',
  ruleId: 'r',
  severity,
  pages: [],
  title,
  detail: '넓혀 주세요.',
})

describe('the words with which a file is asked for again', () => {
  it('name what stops the job and leave out what does not', () => {
    const files = [{ fileId: 'f', partId: 'cover', name: 'a.pdf', bytes: 1, sha256: 'x' }]
    const text = suggestedRequest({
      files,
      findings: [finding('block', '책등이 좁습니다'), finding('warn', '사진이 흐립니다')],
    })
    expect(text).toContain('책등이 좁습니다')
    expect(text).not.toContain('흐립니다')
    expect(text).toContain('다시 올려')
  })
  it('ask for a first file when there is none', () => {
    expect(suggestedRequest({ files: [], findings: [] })).toContain('아직 파일을 받지 못했습니다')
  })
})
