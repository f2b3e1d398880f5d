import { createHash } from 'node:crypto'
import { AppError } from '#/contract/errors.ts'
import { readCode } from '#/domain/coupons/coupon-code.ts'
import { lockMember, type MemberRow } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { campaignOfWord, findCampaign } from './campaigns.repo.ts'
import { forgetWrongCodes, noteWrongCode, refuseGuessing } from './code-guesses.ts'
import { lockCode, markCodeUsed } from './codes.repo.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { couponOf } from './coupons.repo.ts'
import type { CampaignRow } from './coupons.table.ts'
import { GIVE_REFUSALS, giveCoupon } from './give-coupon.ts'

const NOT_OURS = '쓸 수 있는 코드가 아닙니다. 다시 확인해 주세요.'

/** A coupon that everybody may take. Errors: NOT_FOUND; CONFLICT when it is over, gone or had. */
export async function takeOpenCoupon(tx: Tx, deps: CouponsDeps, memberId: string, campaignId: string): Promise<string> {
  const member = await lockedMember(tx, memberId)
  const campaign = await findCampaign(tx, campaignId)
  if (campaign?.way !== 'open' || campaign.state === 'draft' || !isFor(campaign, member))
    throw new AppError('NOT_FOUND')
  const given = await giveCoupon(tx, deps, { campaignId, memberId })
  if (!given.ok) throw new AppError('CONFLICT', GIVE_REFUSALS[given.refusal])
  return given.couponId
}

/** What the transaction of a wrong code leaves behind: the count stays, so it is no error until it is committed. */
export type CodeOutcome =
  | { readonly ok: true; readonly couponId: string }
  | { readonly ok: false; readonly says: string }

/** Registers what was typed. Only what cannot be one of ours counts as guessed. Errors: TOO_MANY_REQUESTS. */
export async function registerCode(tx: Tx, deps: CouponsDeps, memberId: string, typed: string): Promise<CodeOutcome> {
  const member = await lockedMember(tx, memberId)
  await refuseGuessing(tx, deps, memberId)
  const read = readCode(typed)
  if (read.kind === 'mistyped') return { ok: false, says: '코드 한두 글자가 다릅니다. 인쇄된 코드와 견주어 주세요.' }
  const found = read.kind === 'single' ? await singleCode(tx, read.code) : await wordCampaign(tx, deps, read.word)
  if (!found || !isFor(found.campaign, member)) {
    await noteWrongCode(tx, deps, memberId)
    return { ok: false, says: NOT_OURS }
  }
  // Sent twice, by two clicks or after a lost answer, it is the same coupon.
  const had = found.couponId && (await couponOf(tx, found.couponId, memberId))
  if (had) return { ok: true, couponId: had.id }
  if (found.used) return { ok: false, says: '이미 등록한 코드입니다. 다른 코드인지 확인해 주세요.' }
  const given = await giveCoupon(tx, deps, { campaignId: found.campaign.id, memberId })
  if (!given.ok) return { ok: false, says: GIVE_REFUSALS[given.refusal] }
  if (found.codeId) await markCodeUsed(tx, found.codeId, { couponId: given.couponId, at: deps.clock.now() })
  await forgetWrongCodes(tx, memberId)
  return { ok: true, couponId: given.couponId }
}

interface Found {
  readonly campaign: CampaignRow
  readonly codeId: string | null
  readonly couponId: string | null
  readonly used: boolean
}

async function singleCode(tx: Tx, code: string): Promise<Found | null> {
  const locked = await lockCode(tx, codeDigest(code))
  const campaign = locked && (await findCampaign(tx, locked.campaignId))
  return locked && campaign ? { campaign, codeId: locked.id, couponId: locked.couponId, used: locked.used } : null
}

async function wordCampaign(tx: Tx, { clock }: CouponsDeps, word: string): Promise<Found | null> {
  const campaign = await campaignOfWord(tx, word, clock.now())
  return campaign && { campaign, codeId: null, couponId: null, used: false }
}

async function lockedMember(tx: Tx, memberId: string): Promise<MemberRow> {
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  return member
}

/** Whether a campaign is meant for this member. */
export const isFor = ({ audience }: CampaignRow, { type }: Pick<MemberRow, 'type'>): boolean =>
  audience.length === 0 || audience.includes(type)

export const codeDigest = (code: string): Buffer => createHash('sha256').update(code).digest()
