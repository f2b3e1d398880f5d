import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
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

test('쓴 글은 엑셀의 부호로 읽히지 않고, 한 칸은 엑셀이 여는 만큼만 씁니다', async () => {
  const rows = [['_x0041_'], ['가_x000D_나'], ['_x005F_x003D_1'], ['가'.repeat(40_000)]]
  const read = await readWorkbook(await writeWorkbook('고객', rows, [30]))
  expect(read).toEqual([...rows.slice(0, 3), ['가'.repeat(32_767)]])
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

/** Names as many parts as it says, all of which are the same stored bytes, and says of each that it is empty. */
function manyNamesOfOnePart(bytes: number, names: number): Uint8Array {
  const content = Buffer.alloc(bytes, ' ')
  const entry = (signature: number, length: number) => {
    const head = Buffer.alloc(length)
    head.writeUInt32LE(signature)
    return head
  }
  const local = entry(0x04_03_4b_50, 30)
  const listed = Array.from({ length: names }, (_, at) => {
    const head = entry(0x02_01_4b_50, 46)
    head.writeUInt32LE(content.length, 20)
    head.writeUInt16LE(4, 28)
    return Buffer.concat([head, Buffer.from(String(at).padStart(4, '0'))])
  })
  const end = entry(0x06_05_4b_50, 22)
  end.writeUInt16LE(names, 8)
  end.writeUInt16LE(names, 10)
  end.writeUInt32LE(local.length + content.length, 16)
  return Buffer.concat([local, content, ...listed, end])
}

test('같은 내용을 여러 이름으로 담고 비었다고 적은 파일도 풀지 않습니다', async () => {
  await expect(readWorkbook(manyNamesOfOnePart(1024 ** 2, 100))).rejects.toThrow('파일을 풀면 너무 큽니다.')
})

/** A workbook of one sheet with these rows, as a program of somebody else's would write it. */
async function workbookOf(rows: string): Promise<Uint8Array> {
  const parts = unzipSync(await writeWorkbook('송장', [['주문번호', '송장번호']], [20, 20]))
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
  return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.from(sheet) })
}
const cell = (address: string, quote = '"') => `<c r=${quote}${address}${quote}><v>1</v></c>`

test.each([
  ['a corner far away', `<row r="1">${cell('A1')}</row><row r="100000">${cell('ALL100000')}</row>`],
  ['another quotation mark', `<row r="1">${cell('A1')}</row><row r='100000'>${cell('ALL100000', "'")}</row>`],
  ['a row that no sheet has', `<row r="99999999">${cell('A99999999')}</row>`],
  ['letters in disguise', `<row r="100000">${cell('&#65;LL100000')}</row>`],
  ['small letters', `<row r="100000">${cell('all100000')}</row>`],
])('a small file with one cell in %s is refused before it takes all memory', async (_, rows) => {
  const content = await workbookOf(rows)
  expect(content.length).toBeLessThan(20_000)
  await expect(readWorkbook(content)).rejects.toBeInstanceOf(UnreadableWorkbook)
})

test('a sheet that the workbook calls by another path is looked at all the same', async () => {
  const rows = `<row r="1">${cell('A1')}</row><row r="3000">${cell('ALL3000')}</row>`
  const { 'xl/worksheets/sheet1.xml': sheet, ...parts } = unzipSync(await workbookOf(rows))
  const links = strFromU8(parts['xl/_rels/workbook.xml.rels']!).replaceAll('worksheets/sheet1.xml', 'pages/one.xml')
  const moved = { ...parts, 'xl/_rels/workbook.xml.rels': strToU8(links), 'xl/pages/one.xml': sheet! }
  await expect(readWorkbook(zipSync(moved))).rejects.toThrow('표가 너무 넓습니다.')
  const { 'xl/worksheets/sheet1.xml': good, ...others } = unzipSync(await workbookOf(`<row r="1">${cell('A1')}</row>`))
  expect(
    await readWorkbook(zipSync({ ...others, 'xl/_rels/workbook.xml.rels': strToU8(links), 'xl/pages/one.xml': good! })),
  ).toEqual([[1]])
})

test('empty rows to the very end, as some programs write them, are no reason to refuse a list', async () => {
  const rows = `<row r="1">${cell('A1')}${cell('BA1')}</row><row r="1048576" ht="12.8"/>`
  const [first] = await readWorkbook(await workbookOf(rows))
  expect(first).toHaveLength(53)
})

test.each(['<row>', '<row\nht="1">', '<row\tht="1">'])(
  'rows written as %j are counted before they are taken apart',
  async (row) => {
    const content = await workbookOf(`${row}<c r="A1"><v>1</v></c></row>`.repeat(101))
    await expect(readWorkbook(content, 100)).rejects.toThrow('줄이 101개입니다.')
  },
)
