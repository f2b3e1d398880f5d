import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipFiles } from './zip-files.ts'

it('makes the same bytes of the same files, and keeps Korean names', () => {
  const files = [
    { name: '표지 60쪽.svg', content: '<svg/>' },
    { name: 'a.icc', content: new Uint8Array([1, 2, 3]) },
  ]
  const zip = zipFiles(files)
  expect(zipFiles(files)).toEqual(zip)
  const there = unzipSync(zip)
  expect(strFromU8(there['표지 60쪽.svg'] ?? new Uint8Array())).toBe('<svg/>')
  expect(there['a.icc']).toEqual(new Uint8Array([1, 2, 3]))
})
