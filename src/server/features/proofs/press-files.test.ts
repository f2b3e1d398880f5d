import { expect, test } from 'vitest'
import { pressFiles } from './press-files.ts'

const file = (part: string, contentType = 'application/pdf') => ({
  fileId: part,
  part,
  name: `${part}.pdf`,
  bytes: 1,
  sha256: part,
  contentType,
})

const partsOf = (...files: ReturnType<typeof file>[]) => pressFiles({ files }).map(({ part }) => part)

test('a book goes to the press with its cover and its inner pages, the cover first', () => {
  expect(partsOf(file('inner'), file('cover'))).toEqual(['cover', 'inner'])
})

test('sections of a body keep their order', () => {
  expect(partsOf(file('body-2'), file('body'), file('cover'))).toEqual(['cover', 'body', 'body-2'])
})

test('material for staff and files that are no PDF stay out', () => {
  expect(partsOf(file('material'), file('sheet', 'image/png'), file('sheet'))).toEqual(['sheet'])
})
