import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { AppError } from '#/contract/errors.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { earliestEffect } from '#/domain/writing/policy-notice.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockAt, noteAct, refuseAnnounced, reread, type WriterCall } from './save-writing.ts'
import type { WritingDeps } from './writing-deps.ts'
import { turnWritten } from './writing.jobs.ts'
import type { ItemRow } from './writing.table.ts'
import { pieceOf } from './writing.presenter.ts'
import * as repo from './written.repo.ts'

interface Publication {
  readonly id: string
  readonly version: number
  readonly at: Date | null
  readonly until: Date | null
}

/** Shows the newest edition, now or when its time comes. Errors: INVALID_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function publishWriting(
  tx: Tx,
  deps: WritingDeps,
  call: WriterCall,
  { id, version, at, until }: Publication,
): Promise<ItemRow> {
  const item = await lockAt(tx, id, version)
  refuseAnnounced(item)
  const now = deps.clock.now()
  const later = at !== null && at > now ? at : null
  if (until && until <= (later ?? now)) throw wrong('until', '내릴 때는 공개할 때보다 나중이어야 합니다.')
  if (item.kind === 'policy') await announce(tx, call, { item, now, plain: later === null && until === null })
  const shown = later
    ? { nextEdition: item.newest, nextAt: later, nextUntil: until }
    : { ...NOTHING_WAITS, live: item.newest, publishedAt: item.publishedAt ?? now, until }
  await repo.updateItem(tx, item, shown)
  for (const runAt of [later, until]) if (runAt) await deps.jobs.add(tx, turnWritten, {}, { runAt })
  await noteAct(tx, call, 'publish', id, {
    edition: item.newest,
    at: (later ?? now).toISOString(),
    until: until?.toISOString() ?? null,
  })
  return reread(tx, id)
}

const NOTHING_WAITS = { nextEdition: null, nextAt: null, nextUntil: null } as const

/** Errors: NOT_FOUND, CONFLICT. */
export async function hideWriting(
  tx: Tx,
  call: WriterCall,
  { id, version }: Pick<Publication, 'id' | 'version'>,
): Promise<ItemRow> {
  const item = await lockAt(tx, id, version)
  refuseAnnounced(item)
  await repo.updateItem(tx, item, { ...NOTHING_WAITS, live: null, until: null })
  await noteAct(tx, call, 'hide', id, {})
  return reread(tx, id)
}

/** Errors: NOT_FOUND, and CONFLICT for what visitors have read or somebody has written since. */
export async function discardDraft(
  tx: Tx,
  call: WriterCall,
  { id, version }: Pick<Publication, 'id' | 'version'>,
): Promise<null> {
  const item = await lockAt(tx, id, version)
  if (item.publishedAt !== null || item.nextAt !== null)
    throw new AppError('CONFLICT', '공개했거나 공개를 예약한 글은 지울 수 없습니다. 먼저 내려 주세요.')
  await repo.deleteItem(tx, id)
  await noteAct(tx, call, 'discard', id, { kind: item.kind })
  return null
}

/** A policy is told ahead, as the terms promise, and named by the day from which it counts. */
async function announce(
  tx: Tx,
  { principal }: WriterCall,
  { item, now, plain }: { readonly item: ItemRow; readonly now: Date; readonly plain: boolean },
): Promise<void> {
  if (!hasRight(principal.rights, 'settings'))
    throw new AppError('FORBIDDEN', '약관과 방침은 「설정」 권한이 있는 직원이 알릴 수 있습니다.')
  if (!plain)
    throw new AppError('INVALID_INPUT', '약관은 알리는 날을 예약하거나 내릴 수 없습니다. 시행일은 글에 적어 주세요.')
  const edition = await repo.findEdition(tx, item.id, item.newest)
  if (!edition) throw new AppError('NOT_FOUND')
  const { policy, effectiveFrom } = (pieceOf(item, edition) as PieceOf<'policy'>).fields
  const earliest = earliestEffect(seoulDay(now))
  if (effectiveFrom < earliest)
    throw wrong('effectiveFrom', `시행일 7일 전부터 알려야 합니다. 시행일은 ${earliest}부터 고르실 수 있습니다.`)
  const slug = `${policy}-${effectiveFrom}`
  if (await repo.slugTaken(tx, 'policy', slug))
    throw wrong('effectiveFrom', '그 날 시행하는 판을 이미 알렸습니다. 다른 날을 골라 주세요.')
  await repo.nameItem(tx, item.id, slug)
}

const wrong = (field: string, message: string) => new AppError('INVALID_INPUT', message, { [field]: message })
