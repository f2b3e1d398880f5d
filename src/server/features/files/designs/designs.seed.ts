import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertDesigns } from './designs.repo.ts'
import { FIRST_COVERS } from './first-covers.data.ts'
import { FIRST_INNERS } from './first-inners.data.ts'

/** The window as it opens. */
export async function seedDesigns(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const publishedAt = clock.now()
  const rows = [FIRST_COVERS, FIRST_INNERS].flatMap((designs) =>
    designs.map((design, position) => ({
      ...design,
      products: [...design.products],
      trims: [...design.trims],
      moods: [...design.moods],
      position,
      publishedAt,
    })),
  )
  await insertDesigns(tx, rows)
}
