import { GUIDES } from '#/contract/content/guides.ts'
import { layWritten } from '#/server/features/content/writing/writing.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { FIRST_GUIDES } from './first-guides.data.ts'

/** The guides that a shop begins with, in the order of their numbers. */
export async function seedGuides(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  const publishedAt = clock.now()
  await layWritten(
    tx,
    FIRST_GUIDES.map(({ slug, fields, doc }) => {
      const position = GUIDES.findIndex((guide) => guide.slug === slug)
      const title = GUIDES[position]?.title
      if (title === undefined) throw new Error(`no path shows the guide ${slug}`)
      return { id: ids.uuid(), slug, position, piece: { kind: 'guide', title, fields, doc }, publishedAt }
    }),
  )
}
