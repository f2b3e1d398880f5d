import { expect, it } from 'vitest'
import { BOOK } from '#/domain/catalog/kinds/book.data.ts'
import { namesOfMissing } from './missing-files.ts'

const spec = BOOK.defaults
const named = (...parts: string[]) => namesOfMissing({ spec, files: parts.map((part) => ({ part })) })

it('names what a book has not been given', () => {
  expect(named()).toEqual(['내지', '표지'])
  expect(named('inner')).toEqual(['표지'])
  expect(named('cover', 'body')).toEqual([])
})

it('asks for nothing where a person makes the files of what was sent', () => {
  expect(named('material')).toEqual([])
  expect(named('inner', 'material')).toEqual([])
})
