import type { FastifyReply } from 'fastify'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'

const NAMES = { labels: '라벨', slips: '동봉 명세', classes: '반 이름표' } as const

export function sendSheets(reply: FastifyReply, { kind, day }: ParcelSheets, pdf: Uint8Array): void {
  const name = encodeURIComponent(`${NAMES[kind]} ${day}.pdf`)
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${name}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(Buffer.from(pdf))
}
