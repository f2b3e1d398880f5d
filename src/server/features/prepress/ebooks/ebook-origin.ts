import type { EbookOrigin } from '#/domain/brands/ebook-origin.ts'
import { EBOOK_JOB } from '#/domain/catalog/ebook-job.ts'
import { quoteEbook } from '#/domain/ebooks/quote-ebook.ts'
import { err, ok } from '#/lib/result.ts'
import type { OriginRoom } from '#/server/features/ordering/origins/origins.public.ts'
import type { Services } from '#/server/platform/services.ts'
import { linesOfEbooks } from './ebook-lines.repo.ts'
import { findEbooks } from './ebooks.repo.ts'
import { pricesAt } from './prices.repo.ts'

type EbookRoom = OriginRoom<EbookOrigin>

const gone = (message: string) => err({ code: 'not-offered', message } as const)

/** How lines that are e-books are priced: by what was counted, and by the prices of today. Anybody may order one. */
export function ebookOrigin({ clock }: Pick<Services, 'clock'>): EbookRoom {
  return {
    mayOrder: (_db, _buyer, origins) => Promise.resolve(origins.map(() => ok(true))),
    async price(db, lines) {
      const ids = lines.map(({ origin }) => origin.ebookId)
      const rows = await findEbooks(db, ids)
      const ordered = await linesOfEbooks(db, ids)
      const { version, prices } = await pricesAt(db, clock.now())
      return lines.map(({ memberId, origin: { ebookId } }) => {
        const row = rows.find(({ id }) => id === ebookId)
        if (row?.memberId !== memberId || row.stage === 'withdrawn')
          return gone('접수를 취소한 전자책이에요. 새로 접수해 주세요.')
        if (ordered.has(ebookId)) return gone('이미 주문한 전자책이에요.')
        if (row.stage === 'asked') return gone('원고를 확인하고 금액을 정한 뒤에 주문할 수 있어요.')
        return ok({ spec: EBOOK_JOB, quote: quoteEbook(row, prices, version) })
      })
    },
    standings: null,
  }
}
