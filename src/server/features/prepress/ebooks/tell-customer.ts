import { to } from '#/contract/web-paths.ts'
import type { Happening } from '#/domain/messages/happening.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import type { EbookRow } from './ebooks.table.ts'

/** In the transaction of its cause; whoever has left is told nothing. */
export async function tellCustomer(
  tx: Tx,
  { jobs }: Pick<EbooksDeps, 'jobs'>,
  { id, memberId }: Pick<EbookRow, 'id' | 'memberId'>,
  told: { readonly key: string; readonly happening: Happening },
): Promise<void> {
  const member = await memberCard(tx, memberId)
  if (!member) return
  const { name, email, phone } = member
  const news = { ...told, to: { name, email, phone, memberId }, path: to('/ebook/{id}', { id }) }
  await jobs.add(tx, tellNews, news, { key: told.key })
}
