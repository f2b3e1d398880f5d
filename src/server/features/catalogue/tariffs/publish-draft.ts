import { AppError } from '#/contract/errors.ts'
import { publishTariff, type Published } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { findOpenDraft, updateDraft } from './drafts.repo.ts'
import type { DraftRow } from './drafts.table.ts'
import { takeDraft } from './load-draft.ts'
import { proveTariff } from './prove-tariff.ts'
import type { TariffsDeps } from './tariffs-deps.ts'

type StaffCall = AuditedCall & { readonly principal: { readonly staffId: string } }

export interface Publishing {
  readonly latest: string
  readonly effectiveAt: string | null
  readonly note: string
}

/** The draft becomes a version. Of two who publish at once one wins and the other gets CONFLICT; the draft is kept for him. */
export async function publishDraft(
  tx: Tx,
  deps: TariffsDeps,
  call: StaffCall,
  wanted: Publishing & { readonly id: string; readonly revision: number; readonly looked: boolean },
): Promise<Published> {
  // Proved before the draft is locked, so that nobody waits for the proof; the locked one has the same figures.
  const seen = await findOpenDraft(tx, wanted.id)
  if (seen) await findingsOf(tx, deps, seen)
  const draft = await takeDraft(tx, wanted.id, wanted.revision)
  await checkSellable(tx, deps, draft, wanted.looked)
  const published = await publishTariff(tx, deps, {
    ...publication(call, wanted),
    body: draft.body,
    basedOn: draft.basedOn,
  })
  await updateDraft(tx, draft.id, {
    publishedAs: published.version,
    updatedBy: call.principal.staffId,
    updatedAt: deps.clock.now(),
  })
  await writeDown(tx, call, published, { draft: draft.id, note: wanted.note })
  return published
}

/** Rolls back. It was sold with before, so it is not held to the check: what it has no row for is refused, never free. */
export async function publishAgain(
  tx: Tx,
  deps: TariffsDeps,
  call: StaffCall,
  wanted: Publishing & { readonly version: string },
): Promise<Published> {
  const body = await deps.tariffs.version(tx, wanted.version)
  const published = await publishTariff(tx, deps, { ...publication(call, wanted), body, basedOn: wanted.version })
  await writeDown(tx, call, published, { again: wanted.version, note: wanted.note })
  return published
}

const publication = (call: StaffCall, { latest, effectiveAt, note }: Publishing) => ({
  latest,
  effectiveAt: effectiveAt === null ? null : new Date(effectiveAt),
  note,
  by: call.principal.staffId,
})

const findingsOf = async (tx: Tx, deps: TariffsDeps, { body, basedOn }: DraftRow) =>
  proveTariff(body, await deps.tariffs.version(tx, basedOn))

async function checkSellable(tx: Tx, deps: TariffsDeps, draft: DraftRow, looked: boolean): Promise<void> {
  const findings = await findingsOf(tx, deps, draft)
  const stops = findings.filter(({ level }) => level === 'stop')
  if (stops[0]) {
    throw new AppError('INVALID_INPUT', `고칠 것이 ${stops.length}개 있어 발행할 수 없습니다. ${stops[0].message}`)
  }
  if (findings.length > 0 && !looked) {
    throw new AppError(
      'INVALID_INPUT',
      `다시 볼 것이 ${findings.length}개 있습니다. 보신 뒤 「확인했습니다」를 골라 주세요.`,
    )
  }
}

const writeDown = (tx: Tx, call: StaffCall, { version, effectiveAt }: Published, detail: object) =>
  audit(tx, call, {
    action: 'tariff.publish',
    objectKind: 'tariff',
    objectId: version,
    detail: { ...detail, effectiveAt: effectiveAt.toISOString() },
  })
