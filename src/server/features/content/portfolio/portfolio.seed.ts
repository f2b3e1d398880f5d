import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { EXAMPLE_CASES, specOfCase } from './example-cases.data.ts'
import { insertCases } from './portfolio.repo.ts'

/** Examples by the shop, marked as such, until customers allow theirs to be shown. */
export async function seedPortfolio(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const publishedAt = clock.now()
  await insertCases(
    tx,
    EXAMPLE_CASES.map(({ changes: _, ...shown }, position) => ({
      ...shown,
      spec: specOfCase(EXAMPLE_CASES[position] ?? { product: shown.product, changes: [] }),
      example: true,
      position,
      publishedAt,
    })),
  )
}
