import type { FastifyRequest } from 'fastify'
import type { SheetCell } from '#/domain/pricing/tariffs/tariff-sheet.ts'
import { receiveSheet } from '#/server/platform/sheets/receive-sheet.ts'

/** Rows of a price list that somebody changed in a spreadsheet. */
export const receiveTariff = (request: FastifyRequest): Promise<readonly (readonly SheetCell[])[]> =>
  receiveSheet(request, {
    name: '요금표 파일',
    mostMegabytes: 2,
    hint: '내려받은 표에 값을 고쳐 올려 주세요.',
  })
