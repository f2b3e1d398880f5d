import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { OPENING_HOME } from '#/domain/writing/home-arrangement.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { layWritten } from './lay-written.ts'

/** There is one front page. */
export const HOME_SLUG = 'home'

/** The front page that a shop begins with, as an edition that its people change. */
export async function seedHome(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  const { sections, ...words } = OPENING_HOME
  const piece: PieceOf<'home'> = {
    kind: 'home',
    title: '첫 화면',
    fields: { ...words, sections: [...sections] },
    doc: { type: 'doc', content: [{ type: 'paragraph' }] },
  }
  await layWritten(tx, [{ id: ids.uuid(), slug: HOME_SLUG, piece, publishedAt: clock.now() }])
}
