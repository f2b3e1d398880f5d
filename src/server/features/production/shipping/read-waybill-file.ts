import type { FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { MOST_CELL, MOST_SHEET_ROWS, type WaybillFile } from '#/contract/production/waybill-import.contract.ts'
import { headRow, useOf } from '#/domain/shipping/read-columns.ts'
import { formatCount } from '#/lib/format-count.ts'
import { withoutTurning } from '#/lib/turning.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { receiveSheet } from '#/server/platform/sheets/receive-sheet.ts'
import { numberingCourier } from './check-waybills.ts'
import { readSheet } from './courier-sheets.repo.ts'

const MOST_COLUMNS = 60

/** A courier's list as rows of text, with what each column is taken for. */
export async function readWaybillFile(db: Db, request: FastifyRequest, code: string): Promise<WaybillFile> {
  const courier = await numberingCourier(db, code)
  const sheet = await receiveSheet(request, {
    mostMegabytes: 5,
    mostRows: MOST_SHEET_ROWS + 20,
    name: '송장 파일',
    hint: '택배 프로그램에서 받은 파일을 올려 주세요.',
  })
  if (sheet.length > MOST_SHEET_ROWS)
    throw new AppError(
      'INVALID_INPUT',
      `줄이 ${formatCount(sheet.length)}개입니다. 한 번에 ${formatCount(MOST_SHEET_ROWS)}줄까지 볼 수 있으니 날짜를 좁혀 다시 받아 주세요.`,
    )
  const rows = sheet.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => tidy(cell)))
  if (rows.every((row) => row.every((cell) => cell === ''))) throw new AppError('INVALID_INPUT', '빈 파일입니다.')
  const memory = await readSheet(db, courier.code)
  const head = headRow(rows)
  const widest = Math.max(...rows.map((row) => row.length))
  const heads = head === null ? Array<string>(widest).fill('') : (rows[head] ?? [])
  return {
    rows,
    headRow: head,
    use: [...useOf(heads, memory?.importColumns ?? {})],
    rememberedAt: memory?.importedAt?.toISOString() ?? null,
  }
}

const tidy = (cell: string | number | null): string =>
  withoutTurning(String(cell ?? ''))
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MOST_CELL)
