import { describe, expect, test } from 'vitest'
import type { Upload, UploadState } from '#/web/blocks/uploader/uploads.ts'
import { filesForCart, isOnTheWay, leftBehind } from './files-for-cart.ts'

const upload = (state: UploadState, fileId: string | null = 'f'): Upload => ({
  id: state,
  product: 'D413',
  purpose: 'inner',
  name: '내지.pdf',
  bytes: 3,
  lastModified: 7,
  fileId,
  state,
  sent: 2,
  message: null,
})

const STATES: readonly UploadState[] = ['uploading', 'waiting', 'paused', 'needs-file', 'checking', 'ready', 'failed']

describe('files that go along into the cart', () => {
  test('only a file that has arrived whole goes along', () => {
    expect(filesForCart(STATES.map((state) => upload(state)))).toEqual([{ fileId: 'f', part: 'inner' }])
  })

  test('every file either goes along or is named as left behind, none is lost in between', () => {
    for (const state of STATES) {
      for (const fileId of ['f', null]) {
        const uploads = [upload(state, fileId)]
        expect(filesForCart(uploads).length + leftBehind(uploads).length).toBe(1)
      }
    }
  })

  test('a file that is paused or was refused does not arrive by itself', () => {
    expect(STATES.filter((state) => isOnTheWay(upload(state)))).toEqual(['uploading', 'waiting', 'checking'])
  })
})
