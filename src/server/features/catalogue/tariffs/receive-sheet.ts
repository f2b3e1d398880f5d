import type { FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import type { SheetCell } from '#/domain/pricing/tariffs/tariff-sheet.ts'
import { parseCsv } from '#/lib/csv.ts'
import { readWorkbook, UnreadableWorkbook } from '#/server/platform/sheets/read-workbook.ts'

const MOST_BYTES = 2 * 1024 ** 2
const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const OLD_EXCEL = Buffer.from('d0cf11e0', 'hex')

/** Rows of the one CSV or XLSX file of a form. What it is is told by its first bytes, not by its name. */
export async function receiveSheet(request: FastifyRequest): Promise<readonly (readonly SheetCell[])[]> {
  const part = await request.file({ limits: { fileSize: MOST_BYTES } })
  if (!part) throw new AppError('INVALID_INPUT', '파일을 골라 주세요.', { file: '파일을 골라 주세요.' })
  const content = await part.toBuffer()
  if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE', '요금표 파일은 2 MB까지 올릴 수 있습니다.')
  if (content.length === 0) throw new AppError('INVALID_INPUT', '빈 파일입니다. 내려받은 표에 값을 고쳐 올려 주세요.')
  return readContent(content)
}

async function readContent(content: Buffer): Promise<readonly (readonly SheetCell[])[]> {
  if (content.subarray(0, 4).equals(OLD_EXCEL)) {
    throw new AppError('UNSUPPORTED_TYPE', '옛 엑셀(XLS) 파일입니다. 엑셀에서 XLSX나 CSV로 저장해 올려 주세요.')
  }
  if (!content.subarray(0, 4).equals(ZIP)) return parseCsv(decode(content))
  try {
    return await readWorkbook(content)
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw new AppError('INVALID_INPUT', error.message)
    throw error
  }
}

/** Korean Excel saves "CSV" in its own code page (CP949) unless told otherwise. */
function decode(content: Buffer): string {
  const text = decodeAs(content, 'utf-8') ?? decodeAs(content, 'euc-kr')
  if (text === null || text.includes('\0')) {
    throw new AppError('UNSUPPORTED_TYPE', 'CSV나 XLSX 파일이 아닙니다. 내려받은 표에 값을 고쳐 올려 주세요.')
  }
  return text
}

function decodeAs(content: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}
