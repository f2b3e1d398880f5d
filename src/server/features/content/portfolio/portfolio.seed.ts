import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { EXAMPLE_CASES, specOfCase } from './example-cases.data.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { layWritten } from '#/server/features/content/writing/writing.public.ts'

/** Examples by the shop, marked as such, until customers allow theirs to be shown. */
export async function seedPortfolio(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  const publishedAt = clock.now()
  await layWritten(
    tx,
    EXAMPLE_CASES.map((shown, position) => {
      const { id: slug, title, product, coverTitle, summary, body } = shown
      const fields = { product, coverTitle, summary, spec: specOfCase(shown), example: true }
      const piece = { kind: 'portfolio', title, fields, doc: docOfPlain(body) } as const
      return { id: ids.uuid(), slug, position, piece, publishedAt }
    }),
  )
}
