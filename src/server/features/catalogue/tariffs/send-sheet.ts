import type { FastifyReply } from 'fastify'
import { tariffSheet } from '#/domain/pricing/tariffs/tariff-sheet.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'

const WIDTHS = [34, 14, 26, 22, 10, 12, 8]

/** Sends a tariff as a download that Excel opens as it is. */
export const sendSheet = (reply: FastifyReply, tariff: Tariff, format: 'csv' | 'xlsx', name: string): Promise<null> =>
  sendTable(reply, { name, sheet: '요금표', rows: tariffSheet(tariff), widths: WIDTHS }, format)
