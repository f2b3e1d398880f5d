import type { OrderDesk } from '#/contract/production/order-desk.contract.ts'
import type { StaffLine, StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { type PickUpTime, pickUpOn } from '#/domain/orders/pick-up.ts'
import { DAY_MS, seoulClock, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** `ours`: the shop works or has to; `theirs`: somebody else's turn; `need`: it stands still and asks for a hand. */
type SpanKind = 'ours' | 'theirs' | 'need'

export interface Span {
  readonly from: number
  readonly to: number
  readonly kind: SpanKind
}

export interface LifeTrack {
  readonly name: string
  readonly spans: readonly Span[]
  /** When it was finished; null while it is not. */
  readonly end: number | null
}

interface Life {
  /** First instant of the first day and of the day after the last, in Seoul. */
  readonly from: number
  readonly to: number
  readonly days: readonly { readonly at: number; readonly day: string; readonly weekend: boolean }[]
  readonly tracks: readonly LifeTrack[]
  readonly now: number
  readonly promise: number | null
}

type Kind = SpanKind | 'end' | null
type Machine = OrderDesk['moves'][number]['machine']

/** A short story gets room for what is still to come. */
const FEWEST_DAYS = 10
/** A long story keeps its newest days. */
const MOST_DAYS = 21

const PAYMENT: Readonly<Record<string, Kind>> = {
  unpaid: 'theirs',
  confirming: 'theirs',
  'waiting-deposit': 'theirs',
  paid: 'end',
  deferred: 'end',
  'partly-refunded': 'end',
  refunded: 'end',
  cancelled: 'end',
}
const FILE: Readonly<Record<string, Kind>> = {
  'no-file': 'theirs',
  checking: 'ours',
  problem: 'need',
  asked: 'need',
  material: 'ours',
}
const PROOF: Readonly<Record<string, Kind>> = {
  ready: 'ours',
  proofing: 'ours',
  'waiting-customer': 'theirs',
  'changes-asked': 'need',
  approved: 'end',
}
const PRODUCTION: Readonly<Record<string, Kind>> = {
  planned: 'theirs',
  printing: 'ours',
  binding: 'ours',
  packing: 'ours',
  done: 'end',
  'on-hold': 'need',
  remake: 'need',
  cancelled: 'end',
}
const DELIVERY: Readonly<Record<string, Kind>> = {
  'pickup-ready': 'theirs',
  shipped: 'ours',
  'in-transit': 'ours',
  delivered: 'end',
  confirmed: 'end',
}

const dayOf = (at: number) => seoulDay(new Date(at))
const midnight = (at: number) => seoulMidnight(dayOf(at)).getTime()

/** An order as bars on the days that it took: where the time went is seen at once. */
export function lifeOf(
  order: Pick<StaffOrder, 'orderedAt' | 'dispatchDay'> & { readonly pickUpAt: PickUpTime },
  line: Pick<StaffLine, 'lineId'>,
  moves: OrderDesk['moves'],
  now: number,
): Life {
  const ordered = Date.parse(order.orderedAt)
  const promise = order.dispatchDay === null ? null : pickUpOn(order.dispatchDay, order.pickUpAt).getTime()
  const latest = Math.max(now, promise ?? 0, ...moves.map(({ at }) => Date.parse(at)))
  const to = Math.max(midnight(latest) + 2 * DAY_MS, midnight(ordered) + FEWEST_DAYS * DAY_MS)
  const from = Math.max(midnight(ordered), to - MOST_DAYS * DAY_MS)
  const track = (name: string, machine: Machine, kinds: Readonly<Record<string, Kind>>, first?: string): LifeTrack => {
    const own = moves
      .filter((move) => move.machine === machine && (move.lineId === null || move.lineId === line.lineId))
      .map((move) => ({ at: Date.parse(move.at), kind: kinds[move.to] ?? null }))
      .toSorted((a, b) => a.at - b.at)
    const all = first === undefined ? own : [{ at: ordered, kind: kinds[first] ?? null }, ...own]
    return { name, ...spansOf(all, { from, now }) }
  }
  return {
    from,
    to,
    now,
    promise,
    days: daysBetween(from, to),
    tracks: [
      track('결제', 'payment', PAYMENT, 'unpaid'),
      track('파일', 'file', { ...FILE, ready: 'end' }, 'no-file'),
      track('시안', 'file', PROOF),
      track('제작', 'production', PRODUCTION),
      track('배송', 'delivery', DELIVERY),
    ],
  }
}

/** A state lasts until the next one; what has ended may begin again. */
function spansOf(
  moves: readonly { readonly at: number; readonly kind: Kind }[],
  { from, now }: { readonly from: number; readonly now: number },
): Pick<LifeTrack, 'spans' | 'end'> {
  const spans: Span[] = []
  let end: number | null = null
  for (const [index, { at, kind }] of moves.entries()) {
    const until = moves[index + 1]?.at ?? now
    if (kind === 'end') end = at
    else if (kind !== null) {
      end = null
      if (until > from) spans.push({ from: Math.max(at, from), to: until, kind })
    }
  }
  return { spans, end }
}

function daysBetween(from: number, to: number): Life['days'] {
  return Array.from({ length: Math.round((to - from) / DAY_MS) }, (_, index) => {
    const at = from + index * DAY_MS
    const weekday = seoulClock(new Date(at)).getUTCDay()
    return { at, day: dayOf(at), weekend: weekday === 0 || weekday === 6 }
  })
}
