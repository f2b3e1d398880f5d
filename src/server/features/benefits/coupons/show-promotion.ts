import type { ResultOf } from '#/contract/endpoint.ts'
import type { Promotion, readPromotion } from '#/contract/benefits/promotions.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { couponWorth } from '#/domain/coupons/coupon-reductions.ts'
import { promotionOfNow, promotionState, type PromotionState } from '#/domain/coupons/promotion-state.ts'
import { typeOn } from '#/domain/opening/brand-colours.ts'
import type { QuoteJob, QuoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { liveById, liveNewest, type LiveText } from '#/server/features/content/writing/writing.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { campaignsOf } from './campaigns.repo.ts'
import { presentTerms } from './coupons.presenter.ts'
import type { CampaignRow } from './coupons.table.ts'
import { termsOf } from './terms-of.ts'

/** Far more than a shop runs in a year; older ones are found by their address. */
const MOST = 30

interface Standing {
  readonly id: string
  readonly text: LiveText<'promotion'>
  readonly campaign: CampaignRow
  readonly state: PromotionState
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The promotion of now, or the one that was asked for, with prices by the tariff in force. Errors: NOT_FOUND. */
export async function showPromotion(
  db: DbOrTx,
  now: Date,
  quoter: QuoterOfNow,
  id: string | null,
): Promise<ResultOf<typeof readPromotion>> {
  const all = await standings(db, now, await liveNewest(db, 'promotion', { limit: MOST }))
  const chosen = id === null ? promotionOfNow(all) : await promotionAt(db, now, all, id)
  const others = all.filter((one) => one.id !== chosen?.id && one.state !== 'over')
  return {
    at: now.toISOString(),
    promotion: chosen && present(chosen, await quoter(db)),
    others: others.map(({ text }) => ({ id: text.id, title: text.title })),
  }
}

async function promotionAt(db: DbOrTx, now: Date, all: readonly Standing[], id: string): Promise<Standing> {
  const known = all.find((one) => one.id === id)
  if (known) return known
  const text = await liveById(db, 'promotion', id)
  const [found] = text ? await standings(db, now, [text]) : []
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

async function standings(db: DbOrTx, now: Date, texts: readonly LiveText<'promotion'>[]): Promise<Standing[]> {
  const campaigns = await campaignsOf(
    db,
    texts.map(({ fields }) => fields.campaignId),
  )
  return texts.flatMap((text) => {
    const campaign = campaigns.find((one) => one.id === text.fields.campaignId && one.way === 'open')
    const state = campaign ? promotionState(campaign, now) : null
    if (!campaign || !state) return []
    return [{ id: text.id, text, campaign, state, startsAt: campaign.startsAt, endsAt: campaign.endsAt }]
  })
}

function present({ id, text, campaign, state }: Standing, quoteJob: QuoteJob): Promotion {
  const { lead, colour, jobs } = text.fields
  return {
    id,
    title: text.title,
    lead,
    doc: text.doc,
    colour,
    ink: typeOn(colour),
    state,
    startsAt: campaign.startsAt.toISOString(),
    endsAt: campaign.endsAt.toISOString(),
    coupon: {
      campaignId: campaign.id,
      ...presentTerms(campaign),
      limitEach: campaign.limitEach,
      validDays: campaign.validDays,
      validUntil: campaign.validUntil?.toISOString() ?? null,
      left: campaign.limitAll === null ? null : Math.max(0, campaign.limitAll - campaign.issued),
    },
    jobs: jobs.map((job) => priced(job, campaign, quoteJob)),
  }
}

function priced(
  { name, spec: written }: LiveText<'promotion'>['fields']['jobs'][number],
  campaign: CampaignRow,
  quoteJob: QuoteJob,
): Promotion['jobs'][number] {
  const answer = quoteJob(written)
  const summary = specSummary(written)
  if (!answer.ok) return { name, spec: written, summary, total: null, after: null }
  const { spec, quote } = answer.value
  const line = { product: spec.product, net: quote.total, promised: false }
  const { off } = couponWorth(termsOf(campaign), { lines: [line], deliveryFees: [], firstOrder: true })
  return { name, spec, summary, total: quote.total, after: off > 0 ? quote.total - off : null }
}
