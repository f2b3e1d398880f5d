import type { FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { parseCsv } from '#/lib/csv.ts'
import { readWorkbook, UnreadableWorkbook, type WorkbookCell } from './read-workbook.ts'

interface Wanted {
  /** `요금표 파일`, as refusals call it. */
  readonly name: string
  readonly mostMegabytes: number
  /** A workbook with more is refused before it is taken apart. */
  readonly mostRows?: number
  /** What to do instead, at the end of a refusal. */
  readonly hint: string
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const OLD_EXCEL = Buffer.from('d0cf11e0', 'hex')

/** Rows of the one CSV or XLSX file of a form. What it is is told by its first bytes, not by its name. */
export async function receiveSheet(
  request: FastifyRequest,
  wanted: Wanted,
): Promise<readonly (readonly WorkbookCell[])[]> {
  const { name, mostMegabytes, hint } = wanted
  const part = await request.file({ limits: { fileSize: mostMegabytes * 1024 ** 2 } })
  if (!part) throw new AppError('INVALID_INPUT', '파일을 골라 주세요.', { file: '파일을 골라 주세요.' })
  const content = await part.toBuffer()
  if (part.file.truncated)
    throw new AppError('PAYLOAD_TOO_LARGE', `${name}은 ${mostMegabytes} MB까지 올릴 수 있습니다.`)
  if (content.length === 0) throw new AppError('INVALID_INPUT', `빈 파일입니다. ${hint}`)
  return readContent(content, wanted)
}

async function readContent(content: Buffer, { hint, mostRows }: Wanted): Promise<readonly (readonly WorkbookCell[])[]> {
  if (content.subarray(0, 4).equals(OLD_EXCEL)) {
    throw new AppError('UNSUPPORTED_TYPE', '옛 엑셀(XLS) 파일입니다. 엑셀에서 XLSX나 CSV로 저장해 올려 주세요.')
  }
  if (!content.subarray(0, 4).equals(ZIP)) return parseCsv(decode(content, hint))
  try {
    return await readWorkbook(content, mostRows)
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw new AppError('INVALID_INPUT', error.message)
    throw error
  }
}

/** Korean Excel saves "CSV" in its own code page (CP949) unless told otherwise. */
function decode(content: Buffer, hint: string): string {
  const text = decodeAs(content, 'utf-8') ?? decodeAs(content, 'euc-kr')
  if (text === null || text.includes('\0')) {
    throw new AppError('UNSUPPORTED_TYPE', `CSV나 XLSX 파일이 아닙니다. ${hint}`)
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
