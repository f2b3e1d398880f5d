import { describe, expect, it } from 'vitest'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { fileWords, hasPressFile, missingFiles, suggestedRequest } from './suggested-request.ts'

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
    const files = [{ fileId: 'f', partId: 'sheet', name: 'a.pdf', bytes: 1, sha256: 'x' }]
    const text = suggestedRequest({
      file: 'problem',
      files,
      spec: FLYER.defaults,
      findings: [finding('block', '책등이 좁습니다'), finding('warn', '사진이 흐립니다')],
    })
    expect(text).toContain('책등이 좁습니다')
    expect(text).not.toContain('흐립니다')
    expect(text).toContain('다시 올려')
  })
  it('name the part that no file was given for', () => {
    const files = [{ fileId: 'f', partId: 'body', name: 'a.pdf', bytes: 1, sha256: 'x' }]
    expect(missingFiles({ files, spec: BOOK.defaults })).toEqual(['표지'])
    expect(suggestedRequest({ file: 'problem', files, findings: [], spec: BOOK.defaults })).toBe(
      '표지 파일이 아직 없습니다. 주문 화면에서 PDF로 올려 주세요.',
    )
  })
  it('never ask for the PDF that the shop has promised to make of the material', () => {
    const files = [{ fileId: 'f', partId: 'material', name: '회보.hwp', bytes: 1, sha256: 'x' }]
    const text = suggestedRequest({ file: 'material', files, findings: [], spec: FLYER.defaults })
    expect(text).toContain('더 필요한 것이 있습니다')
    expect(text).not.toContain('올려 주세요')
  })
  it('name a part that is called 파일 only once', () => {
    expect(fileWords(['인쇄 파일'])).toBe('인쇄 파일')
    expect(fileWords(['표지', '내지'])).toBe('표지, 내지 파일')
  })
  it('ask for a PDF where there is only material', () => {
    const file = { fileId: 'f', partId: 'sheet', name: 'A.PDF', bytes: 1, sha256: 'x' }
    expect(hasPressFile([file])).toBe(true)
    expect(hasPressFile([{ ...file, partId: 'material', name: '원고.hwp' }])).toBe(false)
    expect(hasPressFile([])).toBe(false)
  })
  it('ask for a first file when there is none', () => {
    expect(suggestedRequest({ file: 'no-file', files: [], findings: [], spec: BOOK.defaults })).toContain(
      '아직 파일을 받지 못했습니다',
    )
  })
})
