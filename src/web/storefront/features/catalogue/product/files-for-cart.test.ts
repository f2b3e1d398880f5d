import { describe, expect, test } from 'vitest'
import { factsOf } from '#tests/support/preflight/facts-of.ts'
import type { Upload, UploadState } from '#/web/blocks/uploader/uploads.ts'
import type { JobFile } from './use-job-files.ts'
import { filesForCart, isOnTheWay, leftBehind, stillRead } from './files-for-cart.ts'
import { goingAlong } from './stopped-job.ts'

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

const EXPECTED = { part: 'inner', label: '내지' } as JobFile['expected']

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

  test('a file that is open and not read to its end holds the job, one that was never opened does not', () => {
    const file = (inspection: JobFile['inspection']): JobFile => ({ expected: EXPECTED, upload: null, inspection })
    const opened = {
      name: '내지.pdf',
      run: 1,
      pagesRead: 3,
      pageCount: 9,
      facts: null,
      soFar: null,
      pictures: new Map(),
    }
    const reading = file(opened)
    expect(stillRead([file(null), reading, file({ ...opened, facts: factsOf([]) })])).toEqual([reading])
  })

  test('without the file that has not arrived, the others are read to their end and checked as ever', () => {
    const inspection = {
      name: 'a.pdf',
      run: 1,
      pagesRead: 3,
      pageCount: 9,
      facts: null,
      soFar: null,
      pictures: new Map(),
    }
    const late: JobFile = { expected: EXPECTED, upload: upload('paused'), inspection }
    const there: JobFile = { expected: EXPECTED, upload: upload('ready'), inspection }
    expect(goingAlong([late, there])).toEqual([{ ...late, upload: null, inspection: null }, there])
    expect(stillRead(goingAlong([late]))).toEqual([])
    expect(stillRead(goingAlong([there]))).toEqual([there])
  })
})
