import { formatWon } from '#/domain/money/format-won.ts'
import { formatCount } from '#/lib/format-count.ts'

export const OFFER_KINDS = ['remake', 'refund', 'return', 'points', 'coupon'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]
export const OFFER_NAMES: Readonly<Record<OfferKind, string>> = {
  remake: '재제작',
  refund: '부분 환불',
  return: '반품',
  points: '포인트 보상',
  coupon: '쿠폰 보상',
}

/** What follows when the goods are back. */
export const RETURN_AFTERS = ['refund', 'remake'] as const
export type ReturnAfter = (typeof RETURN_AFTERS)[number]
export const RETURN_AFTER_NAMES: Readonly<Record<ReturnAfter, string>> = { refund: '환불', remake: '재제작' }

/** Who brings them: a courier whom the shop sends, or the customer at the shop's cost. */
export const RETURN_WAYS = ['pickup', 'send'] as const
export type ReturnWay = (typeof RETURN_WAYS)[number]
export const RETURN_WAY_NAMES: Readonly<Record<ReturnWay, string>> = {
  pickup: '택배 기사님이 찾으러 갑니다',
  send: '착불 택배로 보내 주세요',
}

/** Points that make up for a fault can be used so long. */
export const POINTS_MONTHS = 12

/** Days after an agreement on which goods that have not come back are asked about. */
export const RETURN_DAYS = 7

export interface Offer {
  readonly kind: OfferKind
  /** To be made again, or to come back. */
  readonly copies: number | null
  /** Won to be paid back, or points. */
  readonly amount: number | null
  readonly after: ReturnAfter | null
  readonly way: ReturnWay | null
  readonly campaignId: string | null
}

/** Only what belongs to an offer of its kind, whatever else a form still held. */
export function offerOnly(typed: Offer): Offer {
  const { kind, copies, amount, after, way, campaignId } = typed
  const none = { copies: null, amount: null, after: null, way: null, campaignId: null }
  switch (kind) {
    case 'remake':
      return { ...none, kind, copies }
    case 'refund':
    case 'points':
      return { ...none, kind, amount }
    case 'return':
      return { ...none, kind, copies, after, way, amount: after === 'refund' ? amount : null }
    case 'coupon':
      return { ...none, kind, campaignId }
  }
}

/** Money goes back by it, at once or when the goods are there. */
export const paysBack = ({ kind, after }: Pick<Offer, 'kind' | 'after'>): boolean =>
  kind === 'refund' || (kind === 'return' && after === 'refund')

/** Goods are made again by it, at once or when the first ones are back. */
export const makesAgain = ({
  kind,
  after,
}: {
  readonly kind: OfferKind | null
  readonly after: ReturnAfter | null
}): boolean => kind === 'remake' || (kind === 'return' && after === 'remake')

/** Something is given for the trouble, and the goods stay as they are. */
export const compensates = (kind: OfferKind | null): boolean => kind === 'points' || kind === 'coupon'

/**
 * Why an agreement that was heard on the telephone does not do; null when it does. Goods that are made again cost the shop only; money
 * and what is as good as money goes on the customer's own word, or by two people of the shop.
 */
export function whyNotByPhone(offer: {
  readonly kind: OfferKind | null
  readonly after: ReturnAfter | null
}): string | null {
  if (makesAgain(offer)) return null
  return compensates(offer.kind)
    ? '보상은 고객이 화면에서 직접 동의해야 합니다.'
    : '환불은 고객이 화면에서 직접 동의해야 합니다. 전화로 정하셨으면 주문의 「환불·취소」에서 돌려드려 주세요.'
}

interface OfferedLine {
  /** The word it is counted with. */
  readonly unit: string
  readonly copies: number
  readonly total: number
}

export interface OfferMistake {
  readonly field: 'copies' | 'amount' | 'after' | 'way' | 'campaignId'
  readonly why: string
}

/** Why the shop cannot offer this for a line of so many copies and won, and in which field it stands; null when it can. */
export function whyNotOffer(offer: Offer, line: OfferedLine): OfferMistake | null {
  const { kind, after, way, campaignId } = offer
  if (kind === 'coupon') return campaignId ? null : { field: 'campaignId', why: '드릴 쿠폰을 골라 주세요.' }
  if (kind === 'remake') return wrongCopies(offer, line, '다시 만들')
  if (kind === 'return') {
    if (!after) return { field: 'after', why: '돌려받은 뒤 어떻게 할지 골라 주세요.' }
    if (!way) return { field: 'way', why: '어떻게 돌려받을지 골라 주세요.' }
    return wrongCopies(offer, line, '돌려받을') ?? (after === 'refund' ? wrongAmount(offer, line) : null)
  }
  return wrongAmount(offer, line)
}

function wrongCopies({ copies }: Offer, line: OfferedLine, what: string): OfferMistake | null {
  if (copies !== null && copies > 0 && copies <= line.copies) return null
  const most = `${formatCount(line.copies)}${line.unit}`
  return { field: 'copies', why: `${what} 수량은 1${line.unit}에서 ${most}까지입니다.` }
}

function wrongAmount({ kind, amount }: Offer, line: OfferedLine): OfferMistake | null {
  const points = kind === 'points'
  if (amount === null || amount <= 0)
    return { field: 'amount', why: points ? '드릴 포인트를 적어 주세요.' : '돌려드릴 금액을 적어 주세요.' }
  if (amount <= line.total) return null
  const total = formatWon(line.total)
  return {
    field: 'amount',
    why: points ? `품목 금액 ${total}보다 많이 드릴 수 없습니다.` : `품목 금액 ${total}보다 많이 돌려드릴 수 없습니다.`,
  }
}

interface OfferSaid extends Pick<Offer, 'kind' | 'amount' | 'after'> {
  /** Its copies, counted in the word of their product. */
  readonly goods: string
  /** What the coupon is called. */
  readonly couponName: string | null
}

/** An offer in a few words. */
export function offerSummary({ kind, goods, amount, after, couponName }: OfferSaid): string {
  switch (kind) {
    case 'remake':
      return `${goods} 재제작`
    case 'refund':
      return `${formatWon(amount ?? 0)} 환불`
    case 'return':
      return `${goods} 반품과 ${after === 'refund' ? `${formatWon(amount ?? 0)} 환불` : '재제작'}`
    case 'points':
      return `${formatCount(amount ?? 0)}P 보상`
    case 'coupon':
      return couponName ? `쿠폰 「${couponName}」 보상` : '쿠폰 보상'
  }
}
