import { GUIDES } from '#/contract/content/guides.ts'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { followShipped, layWritten } from '#/server/features/content/writing/writing.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { FIRST_GUIDES } from './first-guides.data.ts'

/** The guides that a shop begins with, in the order of their numbers. */
export async function seedGuides(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  const publishedAt = clock.now()
  await layWritten(
    tx,
    shippedGuides().map((guide) => ({ ...guide, id: ids.uuid(), publishedAt })),
  )
}

/** Those that the shop's people never changed say what this version of the shop says of its figures and tools. */
export const followGuides = (tx: Tx, deps: Pick<Services, 'clock'>): Promise<void> =>
  followShipped(tx, deps, 'guide', shippedGuides())

const shippedGuides = () =>
  FIRST_GUIDES.map(({ slug, fields, doc }) => {
    const position = GUIDES.findIndex((guide) => guide.slug === slug)
    const title = GUIDES[position]?.title
    if (title === undefined) throw new Error(`no path shows the guide ${slug}`)
    const piece: PieceOf<'guide'> = { kind: 'guide', title, fields, doc }
    return { slug, position, piece }
  })
