import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook, UnreadableWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

test('쓴 엑셀 파일을 다시 읽으면 글은 글, 수는 수입니다', async () => {
  const rows = [
    ['열쇠', '값'],
    ['papers/cream-80/kuk', 52_320],
    ['=1+1', 0],
  ]
  expect(await readWorkbook(await writeWorkbook('요금표', rows, [30, 10]))).toEqual(rows)
})

test('엑셀이 아닌 것과 깨진 것은 읽을 수 없다고 말합니다', async () => {
  const good = await writeWorkbook('요금표', [['열쇠']], [10])
  for (const content of [new Uint8Array(0), Buffer.from('PK\x03\x04 nothing'), good.subarray(0, 500)]) {
    await expect(readWorkbook(content)).rejects.toBeInstanceOf(UnreadableWorkbook)
  }
  await expect(readWorkbook(zipSync({ 'a.txt': Buffer.from('x') }))).rejects.toBeInstanceOf(UnreadableWorkbook)
})

test('풀면 수십 MB가 되는 작은 파일은 풀지 않습니다', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 1024 ** 2) }, { level: 9 })
  expect(bomb.length).toBeLessThan(100_000)
  await expect(readWorkbook(bomb)).rejects.toThrow('파일을 풀면 너무 큽니다.')
})
