import { afterEach, describe, expect, it } from 'vitest'
import { INQUIRY_DRAFTS_KEY } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import { type DraftFile, EMPTY_DRAFT, keepDraft, readDraft } from './inquiry-draft.ts'

afterEach(() => safeStorage().removeItem(INQUIRY_DRAFTS_KEY))

const file = (state: DraftFile['state'], fileId: string | null): DraftFile => ({
  id: state,
  name: '사진.png',
  bytes: 100,
  lastModified: 1,
  fileId,
  sent: 40,
  state,
  message: null,
})

describe('what was written and not sent', () => {
  it('is there again, each for what it was written for', () => {
    keepDraft('new', { ...EMPTY_DRAFT, text: '안녕하세요' })
    keepDraft('other', { ...EMPTY_DRAFT, text: '다른 글' })
    expect(readDraft('new').text).toBe('안녕하세요')
    keepDraft('new', EMPTY_DRAFT)
    expect([readDraft('new').text, readDraft('other').text]).toEqual(['', '다른 글'])
  })
  it('keeps files that arrived, asks for those that were cut, and drops what was refused', () => {
    const files = [file('ready', 'a'), file('uploading', 'b'), file('failed', null)]
    keepDraft('new', { ...EMPTY_DRAFT, text: '글', files })
    expect(readDraft('new').files.map(({ state, fileId }) => [state, fileId])).toEqual([
      ['ready', 'a'],
      ['needs-file', 'b'],
    ])
  })
  it('that cannot be read is empty', () => {
    safeStorage().setItem(INQUIRY_DRAFTS_KEY, '{broken')
    expect(readDraft('new')).toEqual(EMPTY_DRAFT)
  })
})
