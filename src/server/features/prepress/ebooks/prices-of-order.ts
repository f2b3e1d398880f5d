import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import type { EbookRow } from './ebooks.table.ts'
import { pricesAt, pricesOf, type ValidPrices } from './prices.repo.ts'

/** What was agreed on when it was ordered; today's before that. */
export const pricesOfOrder = (
  db: DbOrTx,
  { clock }: Pick<EbooksDeps, 'clock'>,
  { pricesVersion }: Pick<EbookRow, 'pricesVersion'>,
): Promise<ValidPrices> => (pricesVersion === null ? pricesAt(db, clock.now()) : pricesOf(db, pricesVersion))
