import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { PAPERS } from './lookup.ts'
import { OPENING_LISTS, PAPER_USES } from './paper-uses.ts'

/** Orders on the opening list read their spine and weight here for ever: a paper is changed at the desk, not in code. */
it('처음 종이의 이름과 평량, 두께는 바뀌지 않습니다', () => {
  const facts = PAPERS.map(({ id, name, gsm, caliper, family: { surface } }) => [id, name, gsm, caliper, surface])
  expect(createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)).toBe('0ac5b17263f127fb')
})

it('처음 목록에 든 종이는 모두 있고, 책의 둘째 종이는 책 내지이기도 합니다', () => {
  const known = new Set(PAPERS.map(({ id }) => id))
  for (const use of PAPER_USES) expect(OPENING_LISTS[use].filter((id) => !known.has(id))).toEqual([])
  expect(OPENING_LISTS.plate.filter((id) => !OPENING_LISTS.body.includes(id))).toEqual([])
})
