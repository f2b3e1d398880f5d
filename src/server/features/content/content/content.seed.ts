import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { layWritten } from '#/server/features/content/writing/writing.public.ts'
import { insertShop } from './content.repo.ts'
import { FIRST_FAQS } from './first-faqs.data.ts'
import { FIRST_NOTICES } from './first-notices.data.ts'

const MINUTE_MS = 60_000

/**
 * What the first visitor reads. The company is left to be filled in, because anything else would be invented; notices and
 * answers say only what the shop does as it is built.
 */
export async function seedContent(tx: Tx, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<void> {
  const now = clock.now()
  await insertShop(tx, { ...DEFAULT_SHOP, version: 1, hours: [...DEFAULT_SHOP.hours], updatedAt: now })
  await layWritten(tx, [
    ...FIRST_NOTICES.map(({ title, body, pinned }, at) => ({
      id: ids.uuid(),
      piece: { kind: 'notice', title, fields: { pinned }, doc: docOfPlain(body) } as const,
      publishedAt: new Date(now.getTime() - at * MINUTE_MS),
    })),
    ...FIRST_FAQS.map(({ question, answer, category }, position) => ({
      id: ids.uuid(),
      piece: { kind: 'faq', title: question, fields: { category }, doc: docOfPlain(answer) } as const,
      position,
      publishedAt: now,
    })),
  ])
}
