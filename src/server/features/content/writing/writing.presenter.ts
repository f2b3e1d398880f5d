import type { Piece } from '#/contract/content/piece.schema.ts'
import type { Written, WrittenRow, WrittenState } from '#/contract/content/writing.contract.ts'
import { guideBySlug } from '#/contract/content/guides.ts'
import { to } from '#/contract/web-paths.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { WritingDeps } from './writing-deps.ts'
import type { EditionRow, ItemRow } from './writing.table.ts'
import { editionsOf, findEdition } from './written.repo.ts'

export function stateOf({ live, nextAt, publishedAt }: ItemRow): WrittenState {
  if (live !== null) return 'live'
  if (nextAt !== null) return 'waiting'
  return publishedAt === null ? 'draft' : 'ended'
}

/** What an edition says, as it was sent. */
export const pieceOf = (
  { kind }: Pick<ItemRow, 'kind'>,
  { title, fields, doc }: Pick<EditionRow, 'title' | 'fields' | 'doc'>,
): Piece => ({ kind, title, fields, doc }) as Piece

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null

const standingOf = (item: ItemRow, fields: Piece['fields']) => ({
  id: item.id,
  version: item.version,
  state: stateOf(item),
  newest: item.newest,
  live: item.live,
  publishedAt: instantOf(item.publishedAt),
  nextEdition: item.nextEdition,
  nextAt: instantOf(item.nextAt),
  /** Of what waits, where something does: that is what the desk is about to change. */
  until: instantOf(item.nextAt === null ? item.until : item.nextUntil),
  path: pathOf(item, fields),
})

function pathOf({ kind, id, slug }: ItemRow, fields: Piece['fields']): string | null {
  switch (kind) {
    case 'home':
      return to('/')
    case 'notice':
      return to('/cust/notice/{id}', { id })
    case 'faq':
      return to('/cust/faq/{id}', { id })
    case 'portfolio':
      return slug && to('/cust/portfolio/{id}', { id: slug })
    case 'archive':
      return slug && to('/cust/archive/{id}', { id: slug })
    case 'guide':
      return guideBySlug(slug)?.path ?? null
    case 'policy': {
      const version = slug && { version: slug.slice(slug.indexOf('-') + 1) }
      if (!version) return null
      return 'policy' in fields && fields.policy === 'terms'
        ? to('/cust/policy', {}, version)
        : to('/cust/privacy', {}, version)
    }
    case 'press':
      return to('/press', {}, { news: id })
    case 'promotion':
      return to('/promotion/mobile', {}, { c: id })
    default:
      return null
  }
}

/** Names by id; each is asked for once. */
export async function namesOf(deps: WritingDeps, db: DbOrTx, ids: readonly (string | null)[]) {
  const names = new Map<string, string>()
  for (const id of new Set(ids)) if (id) names.set(id, (await deps.nameOfStaff(db, id)) ?? '나간 직원')
  return (id: string | null): string | null => (id === null ? null : (names.get(id) ?? null))
}

export function presentRow(
  { item, title, fields, writtenAt }: Pick<EditionRow, 'title' | 'fields' | 'writtenAt'> & { readonly item: ItemRow },
  editedBy: string | null,
): WrittenRow {
  const pinned = 'pinned' in fields && fields.pinned
  return { ...standingOf(item, fields), kind: item.kind, title, pinned, editedAt: writtenAt.toISOString(), editedBy }
}

/** A text with its newest edition and its history. */
export async function presentWritten(deps: WritingDeps, db: DbOrTx, item: ItemRow): Promise<Written> {
  const newest = await findEdition(db, item.id, item.newest)
  if (!newest) throw new Error(`written item ${item.id} has no edition ${item.newest}`)
  const editions = await editionsOf(db, item.id)
  const nameOf = await namesOf(
    deps,
    db,
    editions.map(({ writtenBy }) => writtenBy),
  )
  return {
    ...standingOf(item, newest.fields),
    piece: pieceOf(item, newest),
    editions: editions.map(({ number, writtenAt, writtenBy, restoredFrom }) => ({
      number,
      writtenAt: writtenAt.toISOString(),
      writtenBy: nameOf(writtenBy),
      restoredFrom,
    })),
  }
}
