import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readAside } from './read-aside.ts'
import { writeWorkbook } from './write-workbook.ts'

const MB = 1024 ** 2
const hint = '다시 올려 주세요.'
const rows = Array.from({ length: 2000 }, (_, at) => [`20261120-${at}`, '윤서영', '010-2345-6789'])
const csv = Buffer.from(rows.map((row) => row.join(',')).join('\r\n'))

describe('a list that is read aside', () => {
  it('comes back as it was, as CSV in either spelling and as workbook', async () => {
    expect(await readAside(csv, { hint, mostRows: 2000 })).toEqual(rows)
    const korean = Buffer.from('c0ccb8a72cb9f8c8a30d0a', 'hex')
    expect(await readAside(korean, { hint })).toEqual([['이름', '번호']])
    const workbook = Buffer.from(await writeWorkbook('송장', rows.slice(0, 5), [20, 20, 20]))
    expect(await readAside(workbook, { hint })).toEqual(rows.slice(0, 5))
  })

  it.each([
    ['line breaks', '\n'],
    ['commas', ','],
    ['cells of a letter', 'a\n'],
  ])('of five megabytes of %s holds up nobody, and is refused in Korean', async (_, text) => {
    const content = Buffer.alloc(5 * MB, text)
    let turns = 0
    const turning = setInterval(() => (turns += 1), 5)
    const answer = await readAside(content, { hint, mostRows: 2000 }).then(
      (read) => ({ read: read.length, message: '' }),
      (error: Error) => ({ read: 0, message: error.message }),
    )
    clearInterval(turning)
    expect(answer).toEqual({ read: 0, message: expect.stringMatching(/^(줄이|표의 칸이|파일이 너무)/) })
    expect(turns).toBeGreaterThan(3)
  })

  it('is told to come again by a machine that is too busy, and not that it cannot be read', async () => {
    const content = Buffer.alloc(5 * MB, 'a\n')
    const read = readAside(content, { hint }, { cpuMs: 600_000, clockMs: 0 })
    await expect(read).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  it('says what it cannot be', async () => {
    await expect(readAside(Buffer.from('d0cf11e0a1b1', 'hex'), { hint })).rejects.toMatchObject({
      code: 'UNSUPPORTED_TYPE',
    })
    await expect(readAside(Buffer.from('PK\x03\x04 nothing'), { hint })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it('that says one long text in every cell is refused before it is written out as often', async () => {
    const parts = unzipSync(await writeWorkbook('송장', [['주문번호']], [20]))
    const cells = Array.from(
      { length: 400 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    )
    const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    const small = zipSync({
      ...parts,
      'xl/sharedStrings.xml': strToU8(`<sst ${main}><si><t>${'a'.repeat(100_000)}</t></si></sst>`),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${main}><sheetData>${cells.join('')}</sheetData></worksheet>`),
    })
    expect(small.length).toBeLessThan(10_000)
    await expect(readAside(Buffer.from(small), { hint })).rejects.toThrow('글이 너무 깁니다')
  })
})
