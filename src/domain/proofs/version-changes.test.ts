import { describe, expect, it } from 'vitest'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { changesSince, type DrawnBy, pageChanges } from './version-changes.ts'

const spec = bookSpec(96)
const version = (number: number, files: Readonly<Record<string, string>>, copies = spec.copies) => ({
  number,
  spec: { ...spec, copies },
  files: Object.entries(files).map(([partId, sha256]) => ({ partId, sha256 })),
})

describe('what a version brings', () => {
  it('is nothing when the same files come again', () => {
    const changes = changesSince(version(1, { inner: 'a', cover: 'b' }), version(2, { cover: 'b', inner: 'a' }))
    expect(changes).toMatchObject({ since: 1, none: true, spec: false })
  })

  it('is told part by part', () => {
    const changes = changesSince(version(1, { inner: 'a', insert: 'c' }), version(3, { inner: 'x', cover: 'b' }))
    expect(changes.files).toEqual([
      { partId: 'inner', change: 'changed' },
      { partId: 'cover', change: 'new' },
      { partId: 'insert', change: 'gone' },
    ])
    expect(changes.none).toBe(false)
  })

  it('can be another order with the same files', () => {
    const changes = changesSince(version(1, { inner: 'a' }, 100), version(2, { inner: 'a' }, 200))
    expect(changes).toMatchObject({ spec: true, none: false, files: [{ partId: 'inner', change: 'same' }] })
  })
})

describe('pages that changed', () => {
  const page = (filePage: number, pictureSha256: string | null) => ({ partId: 'inner', filePage, pictureSha256 })

  it('are those that look otherwise or were not there, and unknown ones are not called the same', () => {
    const before = { version: version(1, { inner: 'a' }), pages: [page(1, 'a'), page(2, 'b'), page(3, null)] }
    const now = {
      version: version(2, { inner: 'x' }),
      pages: [page(1, 'a'), page(2, 'x'), page(3, 'c'), page(4, 'd')],
    }
    expect(pageChanges(before, now)).toEqual(['same', 'changed', null, 'new'])
  })

  it('are not those that another rule of drawing shows otherwise', () => {
    const drawn = (number: number, sha256: string, by: DrawnBy | undefined, copies = spec.copies) => ({
      version: {
        ...version(number, {}, copies),
        files: [{ partId: 'inner', sha256, ...(by ? { drawn: by } : {}) }],
      },
      pages: [page(1, `${sha256} ${by ?? 'screen'}`)],
    })
    const old = drawn(1, 'a', undefined)
    expect(pageChanges(old, drawn(2, 'a', 'as-printed'))).toEqual(['same'])
    expect(pageChanges(drawn(1, 'a', 'as-it-came'), drawn(2, 'a', 'as-printed'))).toEqual(['same'])
    // Another file, or another order of it: nobody knows.
    expect(pageChanges(old, drawn(2, 'x', 'as-printed'))).toEqual([null])
    expect(pageChanges(old, drawn(2, 'a', 'as-printed', 7))).toEqual([null])
    expect(pageChanges(drawn(2, 'a', 'as-printed'), drawn(3, 'x', 'as-printed'))).toEqual(['changed'])
  })
})
