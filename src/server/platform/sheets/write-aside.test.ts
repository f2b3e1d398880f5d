import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { writeAside } from './write-aside.ts'

const listOf = (count: number) => [
  ['번호', '학원'],
  ...Array.from({ length: count }, (_, at) => [at + 1, `학원 ${at + 1}`]),
]

test('a long list is written while everybody else goes on', async () => {
  let others = 0
  const tick = setInterval(() => (others += 1), 0)
  const rows = listOf(3_000)
  const written = await writeAside('학원', rows, [10, 20])
  clearInterval(tick)
  expect(others).toBeGreaterThan(0)
  expect(await readWorkbook(written)).toEqual(rows)
})

test('a short one is the same', async () => {
  const rows = listOf(3)
  expect(await readWorkbook(await writeAside('학원', rows, [10, 20]))).toEqual(rows)
})
