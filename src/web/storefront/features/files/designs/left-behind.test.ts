import { afterEach, expect, it } from 'vitest'
import { forgetMember } from '#/web/api/leave-member.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import { saveTitle } from '#/web/blocks/job-draft/job-drafts.ts'
import { useUploads } from '#/web/blocks/uploader/uploads.ts'
import { keepDesignDraft, readDesignDraft } from './design-drafts.ts'

const KEYS = [
  'jikji.checkout-form',
  'jikji.inquiries',
  'jikji.drafts',
  'jikji.designs',
  'jikji.uploads',
  'ebook-sheet',
  'jikji.binding.matholic',
]
const UPLOAD = {
  id: 'u1',
  product: 'D413',
  purpose: 'inner',
  name: '홍길동 논문.pdf',
  bytes: 10,
  lastModified: 0,
  fileId: 'f1',
  state: 'ready',
  sent: 10,
  message: null,
} as const
const COVER = {
  title: '나의 시집',
  subtitle: '',
  author: '홍길동',
  back: '',
  ground: 'paper',
  ink: 'ink',
  accent: 'orange',
} as unknown as Parameters<typeof keepDesignDraft>[1]

const kept = () => KEYS.map((key) => safeStorage().getItem(key)).join('')
afterEach(() => KEYS.forEach((key) => safeStorage().removeItem(key)))

it('the next one at the browser finds neither words of a cover, titles nor names of files', () => {
  keepDesignDraft('d1', COVER)
  useUploads.setState({ uploads: [UPLOAD] })
  saveTitle('D413', '홍길동 시집')
  forgetMember()
  expect(readDesignDraft('d1')).toBeUndefined()
  expect(useUploads.getState().uploads).toEqual([])
  keepDesignDraft('d2', undefined)
  saveTitle('D413', undefined)
  expect(kept()).not.toMatch(/홍길동|시집/)
})

it('nor what a page wrote that is no longer open', () => {
  for (const key of KEYS) safeStorage().setItem(key, '홍길동')
  forgetMember()
  expect(kept()).toBe('')
})
