import type { FastifyReply } from 'fastify'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import { sendPdfFile } from '#/server/platform/http/send-pdf-file.ts'

const NAMES = { labels: '라벨', slips: '동봉 명세', classes: '반 이름표' } as const

export function sendSheets(reply: FastifyReply, { kind, day }: ParcelSheets, pdf: Uint8Array): void {
  reply.header('cache-control', 'no-store')
  sendPdfFile(reply, { name: `${NAMES[kind]} ${day}.pdf`, pdf, inline: true })
}
