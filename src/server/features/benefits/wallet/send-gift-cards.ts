import type { FastifyReply } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { printedGiftCode } from '#/domain/ledger/gift-code.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import { sendPdfFile } from '#/server/platform/http/send-pdf-file.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import type { Services } from '#/server/platform/services.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'
import { cardsToPrint, type GiftCardDeps } from './gift-cards.ts'

export type PrintDeps = GiftCardDeps &
  Pick<Services, 'database' | 'jobs'> & { readonly documentRenderer: DocumentRenderer }

const HEADS = ['순번', '상품권 번호', '금액', '사용 기한']

interface Printing {
  readonly id: string
  readonly format: 'csv' | 'xlsx' | 'pdf'
}

/** A batch as cards to print, or as the numbers for whoever prints them. Errors: NOT_FOUND, CONFLICT, UNAVAILABLE. */
export async function sendGiftCards(reply: FastifyReply, deps: PrintDeps, { id, format }: Printing): Promise<null> {
  const { batch, cards } = await cardsToPrint(deps.database.db, deps, id)
  const printed = cards.map(({ position, code, expiresAt }) => ({
    position,
    code: printedGiftCode(code),
    // It ends with the midnight after its last day.
    until: seoulDay(new Date(expiresAt.getTime() - 1)),
  }))
  if (format !== 'pdf') {
    const rows = printed.map(({ position, code, until }) => [position, code, batch.amount, until])
    const table = { name: `${batch.name} 번호`, sheet: '상품권', rows: [HEADS, ...rows], widths: [8, 24, 12, 14] }
    return sendTable(reply, table, format)
  }
  if (printed.length === 0) throw new AppError('CONFLICT', '모두 등록해서 인쇄할 카드가 없습니다.')
  const shop = (await readShop(deps.database.db)) ?? DEFAULT_SHOP
  const pdf = await deps.documentRenderer.printGiftCards({
    shop: shop.brand,
    phone: shop.company.phone ?? '',
    name: batch.name,
    amount: formatWon(batch.amount),
    cards: printed.map(({ code, until }) => ({ code, until: until.replaceAll('-', '.') })),
  })
  reply.header('cache-control', 'no-store')
  sendPdfFile(reply, { name: `${batch.name} 카드.pdf`, pdf })
  return null
}
