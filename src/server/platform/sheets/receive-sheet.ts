import type { FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { readAside } from './read-aside.ts'
import type { SheetLimits, SheetRows } from './sheet-rows.ts'

interface Wanted extends SheetLimits {
  /** `요금표 파일`, as refusals call it. */
  readonly name: string
  readonly mostMegabytes: number
}

/** Rows of the one CSV or XLSX file of a form. What it is is told by its first bytes, not by its name. */
export async function receiveSheet(request: FastifyRequest, wanted: Wanted): Promise<SheetRows> {
  const { name, mostMegabytes, mostRows, mostCells, hint } = wanted
  const part = await request.file({ limits: { fileSize: mostMegabytes * 1024 ** 2 } })
  if (!part) throw new AppError('INVALID_INPUT', '파일을 골라 주세요.', { file: '파일을 골라 주세요.' })
  const content = await part.toBuffer()
  if (part.file.truncated)
    throw new AppError('PAYLOAD_TOO_LARGE', `${name}은 ${mostMegabytes} MB까지 올릴 수 있습니다.`)
  if (content.length === 0) throw new AppError('INVALID_INPUT', `빈 파일입니다. ${hint}`)
  return readAside(content, {
    hint,
    ...(mostRows === undefined ? {} : { mostRows }),
    ...(mostCells === undefined ? {} : { mostCells }),
  })
}
