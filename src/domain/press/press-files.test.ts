import { expect, test } from 'vitest'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { blackBody, usualCover } from '#/domain/catalog/kinds/parts.ts'
import { FLYER } from '#/domain/catalog/kinds/flyer.data.ts'
import { fileRefusal, pressFiles } from './press-files.ts'

const file = (part: string, contentType = 'application/pdf') => ({
  fileId: part,
  part,
  name: `${part}.pdf`,
  bytes: 1,
  sha256: part,
  contentType,
})

const partsOf = (...files: ReturnType<typeof file>[]) => pressFiles(files).map(({ part }) => part)

test('a book goes to the press with its cover and its inner pages, the cover first', () => {
  expect(partsOf(file('inner'), file('cover'))).toEqual(['cover', 'inner'])
})

test('sections of a body keep their order', () => {
  expect(partsOf(file('body-2'), file('body'), file('cover'))).toEqual(['cover', 'body', 'body-2'])
})

test('material for staff and files that are no PDF stay out', () => {
  expect(partsOf(file('material'), file('sheet', 'image/png'), file('sheet'))).toEqual(['sheet'])
})

test('of two files for one part the newest is printed', () => {
  expect(
    pressFiles([
      { ...file('inner'), name: 'old' },
      { ...file('inner'), name: 'new' },
    ]),
  ).toMatchObject([{ name: 'new' }])
})

test('a body comes whole or in all of its sections, and anything else is refused with the reason', () => {
  const two = {
    ...BOOK.defaults,
    parts: [usualCover('art-250'), blackBody('cream-80', 64), { ...blackBody('art-150', 16), id: 'body-2' }],
  }
  const refusal = (...parts: string[]) => fileRefusal(two, [file('cover'), ...parts.map((part) => file(part))])
  expect([refusal('inner'), refusal('body', 'body-2')]).toEqual([null, null])
  expect(refusal('body')).toContain('body-2 구간의 파일이 없습니다')
  expect(refusal('inner', 'body-2')).toContain('한 가지만 남겨')
  expect(fileRefusal(two, [])).toContain('인쇄할 PDF가 없습니다')
  expect(fileRefusal(FLYER.defaults, [file('sheet'), file('inner')])).toContain('찍지 않는 부분')
})
