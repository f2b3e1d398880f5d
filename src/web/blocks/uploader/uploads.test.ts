import { describe, expect, test } from 'vitest'
import { remainingText } from './remaining-text.ts'
import { afterReload, sameFile } from './uploads.ts'
import type { Upload } from './uploads.ts'

const upload: Upload = {
  id: 'a',
  product: 'D413',
  purpose: 'inner',
  name: '내지.pdf',
  bytes: 3,
  lastModified: 7,
  fileId: 'f',
  state: 'uploading',
  sent: 2,
  message: null,
}
const file = (change: { name?: string; text?: string; lastModified?: number } = {}) =>
  new File([change.text ?? 'abc'], change.name ?? '내지.pdf', { lastModified: change.lastModified ?? 7 })

describe('files after a reload', () => {
  test('what was on the way asks for the same file again', () => {
    expect(afterReload([upload])[0]).toMatchObject({ state: 'needs-file', sent: 2, fileId: 'f' })
  })

  test('what had arrived is still there', () => {
    expect(afterReload([{ ...upload, state: 'ready' }])[0]?.state).toBe('ready')
  })

  test('a file is the same when name, size and date of change are', () => {
    expect(sameFile(upload, file())).toBe(true)
    expect(sameFile(upload, file({ text: 'abcd' }))).toBe(false)
    expect(sameFile(upload, file({ lastModified: 8 }))).toBe(false)
    expect(sameFile(upload, file({ name: '표지.pdf' }))).toBe(false)
  })
})

describe('how long it still takes', () => {
  test.each([
    [100, 100, '곧 끝납니다.'],
    [1700, 100, '20초쯤 남았습니다.'],
    [18_000, 100, '3분쯤 남았습니다.'],
    [1_000_000, 100, '3시간쯤 남았습니다.'],
    [100, 0, null],
  ])('%i bytes at %i a second', (left, pace, text) => {
    expect(remainingText(left, pace)).toBe(text)
  })
})
