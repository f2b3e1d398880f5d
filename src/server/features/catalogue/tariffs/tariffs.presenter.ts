import type { DraftCard } from '#/contract/catalogue/drafts.contract.ts'
import type { TariffVersionView, VERSION_STATES } from '#/contract/catalogue/versions.contract.ts'
import type { Published, TariffCard } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { DraftRow } from './drafts.table.ts'

/** Staff id → name to show. */
export type Names = ReadonlyMap<string, string>
const UNKNOWN = '퇴사한 직원'
export const nameOf = (names: Names, id: string): string => names.get(id) ?? UNKNOWN

export const presentDraft = (draft: DraftRow, names: Names): DraftCard => ({
  id: draft.id,
  title: draft.title,
  basedOn: draft.basedOn,
  revision: draft.revision,
  createdBy: nameOf(names, draft.createdBy),
  createdAt: draft.createdAt.toISOString(),
  updatedBy: nameOf(names, draft.updatedBy),
  updatedAt: draft.updatedAt.toISOString(),
})

export const presentVersion = (
  card: TariffCard,
  at: { readonly current: string | null; readonly now: Date },
  names: Names,
): TariffVersionView => ({
  version: card.version,
  state: stateOf(card, at),
  effectiveAt: card.effectiveAt.toISOString(),
  publishedAt: card.publishedAt.toISOString(),
  publishedBy: card.publishedBy === null ? null : nameOf(names, card.publishedBy),
  basedOn: card.basedOn,
  note: card.note,
  withdrawnReason: card.withdrawnReason,
})

function stateOf(
  { version, effectiveAt, withdrawnReason }: TariffCard,
  { current, now }: { readonly current: string | null; readonly now: Date },
): (typeof VERSION_STATES)[number] {
  if (withdrawnReason !== null) return 'withdrawn'
  if (version === current) return 'current'
  return effectiveAt > now ? 'scheduled' : 'past'
}

export const presentPublished = ({ version, effectiveAt }: Published) => ({
  version,
  effectiveAt: effectiveAt.toISOString(),
})
