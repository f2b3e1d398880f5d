import { describe, expect, test } from 'vitest'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import { withHeld } from './use-held-files.ts'

const JOB = { product: 'D413', scope: 'cart 1' } as const
const FILES = [
  { fileId: 'a', part: 'inner', name: '내지.pdf', bytes: 10 },
  { fileId: 'b', part: 'cover', name: '표지.pdf', bytes: 5 },
]
const upload = (change: Partial<Upload>): Upload => ({
  id: 'mine',
  product: 'D413',
  purpose: 'inner',
  name: '새 내지.pdf',
  bytes: 3,
  lastModified: 7,
  fileId: 'n',
  state: 'uploading',
  sent: 2,
  message: null,
  ...change,
})

describe('files of an opened cart item', () => {
  test('lie on the page as they are in the cart', () => {
    expect(withHeld([], JOB, FILES)).toMatchObject([
      { purpose: 'inner', fileId: 'a', state: 'ready', held: true, scope: 'cart 1' },
      { purpose: 'cover', fileId: 'b', state: 'ready', held: true, scope: 'cart 1' },
    ])
  })

  test('give way to a file that is being uploaded in their place', () => {
    const fresh = upload({ scope: 'cart 1' })
    expect(withHeld([fresh], JOB, FILES).map(({ fileId }) => fileId)).toEqual(['n', 'b'])
  })

  test('leave the files of the unfinished book alone', () => {
    const unfinished = upload({})
    expect(withHeld([unfinished], JOB, FILES)).toContain(unfinished)
    expect(withHeld(withHeld([unfinished], JOB, FILES), JOB, FILES)).toHaveLength(3)
  })
})
