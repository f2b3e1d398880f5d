import type { InquiryMessage, OfferCard, ShownEstimate } from '#/contract/support/inquiry.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { stateAt } from '#/domain/estimates/estimate-machine.ts'
import { priceGroups } from '#/domain/pricing/price-groups.ts'
import { lastDayOf } from '#/domain/estimates/validity.ts'
import { PROOF_LABELS } from '#/domain/proofs/states.ts'
import { estimateOf, type WholeEstimate } from '#/server/features/ordering/estimates/estimates.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import { proofById } from '#/server/features/prepress/proofs/proofs.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import { showBooking } from './booking-card.ts'
import type { CaseRow, StoredCard } from './inquiries.table.ts'

type Card = InquiryMessage['card']

export interface ShownCase {
  readonly row: CaseRow
  readonly product: ProductCode
}

export interface ShownFor {
  readonly messageId: string
  readonly now: Date
  readonly spec: JobSpec | null
  readonly fault: ShownCase | null
  /** Makes the link of a visit, for whoever the visit is of. */
  readonly sealer: Sealer | null
}

/** A card as it stands now: an estimate that was ordered meanwhile says so. Null when what it showed is gone. */
export async function showCard(db: DbOrTx, card: StoredCard, about: ShownFor): Promise<Card> {
  switch (card.kind) {
    case 'estimate': {
      const shown: ShownEstimate[] = []
      for (const number of [card.number, ...(card.others ?? [])]) {
        const whole = await estimateOf(db, number)
        const seen = whole && (await presentEstimate(db, whole, about))
        if (seen) shown.push(seen)
      }
      const [first, ...others] = shown
      return first ? { kind: 'estimate', ...first, others } : null
    }
    case 'proof': {
      const proof = await proofById(db, card.proofId)
      if (!proof) return null
      const { id: proofId, title, version, state } = proof
      return { kind: 'proof', proofId, title, version, label: PROOF_LABELS[state] }
    }
    case 'booking':
      return showBooking(db, card, about)
    case 'offer':
      return about.fault && presentOffer(card, about.fault)
  }
}

async function presentEstimate(
  db: DbOrTx,
  { row, lines, orderNumber }: WholeEstimate,
  { now, spec }: { readonly now: Date; readonly spec: JobSpec | null },
): Promise<ShownEstimate | null> {
  const [first] = lines
  if (!first) return null
  const [picture = null] = await picturesOf(db, [first])
  const { goodsSupply, goodsVat, discountTotal, discountAgreed, deliveryTotal, total } = row
  return {
    number: row.number,
    version: row.version,
    title: lines.length > 1 ? `${first.title} 외 ${lines.length - 1}건` : first.title,
    summary: specSummary(first.spec),
    spec: first.spec,
    picture,
    state: stateAt(row.state, row.expiresAt, now),
    amounts: { goodsSupply, goodsVat, discountTotal, discountAgreed, deliveryTotal, total },
    lastDay: lastDayOf(row.expiresAt),
    workingDays: Math.max(...lines.map((line) => line.quote.workingDays)),
    lineCount: lines.length,
    orderNumber,
    prices: lines.length === 1 ? priceGroups(first.spec, first.quote).map((group) => ({ ...group })) : [],
    changes: spec?.product === first.spec.product && lines.length === 1 ? changesOf(spec, first.spec) : [],
  }
}

/** Rows that read differently; what is missing on one side is an empty text. */
export function changesOf(before: JobSpec, after: JobSpec): ShownEstimate['changes'] {
  const old = new Map(specRows(before).map(({ label, value }) => [label, value]))
  const fresh = new Map(specRows(after).map(({ label, value }) => [label, value]))
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((label) => ({ label, before: old.get(label) ?? '', after: fresh.get(label) ?? '' }))
    .filter((change) => change.before !== change.after)
}

function presentOffer(card: Extract<StoredCard, { kind: 'offer' }>, { row, product }: ShownCase): OfferCard {
  const { after = null, way = null, couponName = null, twoPeople = false } = card
  return { ...card, after, way, couponName, twoPeople, product, state: offerState(card.offer, row) }
}

function offerState(offer: number, fault: CaseRow): OfferCard['state'] {
  // Looked at anew: what was agreed on is not given, or was taken back, and the desk says what comes in its place.
  if (offer !== fault.offer || fault.state === 'reviewing') return 'replaced'
  if (fault.state === 'offered') return 'open'
  if (fault.state === 'refused') return fault.declinedAt === null ? 'refused' : 'ended'
  return 'agreed'
}
