import { expect, test } from 'vitest'
import { checkEpub } from '#/epub/check/check-epub.ts'
import { openEpub } from '#/epub/read/open-epub.ts'
import { officialFindings } from '#tests/support/epub/official-check.ts'
import { sampleEpub } from './sample-epub.ts'

test('nobody finds anything wrong with the sample: not we, and not EPUBCheck', async () => {
  expect(checkEpub(sampleEpub())).toEqual([])
  expect(await officialFindings(sampleEpub())).toEqual([])
})

test('it has what the page says of an e-book: contents, and the pages of the printed book', () => {
  const book = openEpub(sampleEpub())
  expect(book?.contents.map(({ title }) => title)).toEqual(['첫 장', '글자가 자리를 찾는 법', '그대로 남는 것'])
  expect(book?.pages.map(({ title }) => title)).toEqual(['12', '13', '14', '15', '16'])
})
