import { randomUUID } from 'node:crypto'
import {
  giveBack as endpoint,
  type GiveBackWishBody,
  previewGiveBack,
  type readGiveBack,
} from '#/contract/money/give-backs.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { MemberCaller, StaffCaller } from '../callers.ts'
import type { TestShop } from '../test-shop.ts'
import { giveTo } from '../ledger/give-value.ts'
import { addFlyer, payFor, sheetFor } from './checkout.ts'
import type { PracticeGateway } from './practice-gateway.ts'
import { notify } from './taken-back.ts'

/** An order with a line for each count, paid at once. */
export async function paidOrder(
  shop: TestShop,
  gateway: PracticeGateway,
  as: MemberCaller,
  copies: readonly number[],
  method: '카드' | '가상계좌' = '카드',
  prepaid: { readonly emoney: number; readonly points: number } | null = null,
) {
  const items = []
  for (const count of copies) items.push(await addFlyer(shop, as, count))
  const sheet = await sheetFor(shop, as, items)
  const body = prepaid ? await prepaidSheet(shop, as, sheet, prepaid) : sheet
  const { orderNumber: number, total } = (await shop.call(placeOrder, { as, body })).data
  const payment = await payFor(shop, gateway, as, [number], { method })
  if (method === '가상계좌') {
    await gateway.deposit(payment.gatewayOrderId)
    await notify(shop, payment, 'DONE')
  }
  return { number, total, payment }
}

/** The sheet with shares of its total paid with e-money and points, which the customer is given for it; points in tens. */
export async function prepaidSheet(
  shop: TestShop,
  as: MemberCaller,
  sheet: Awaited<ReturnType<typeof sheetFor>>,
  share: { readonly emoney: number; readonly points: number },
) {
  const emoney = Math.floor(sheet.shownTotal * share.emoney)
  const points = Math.floor((sheet.shownTotal * share.points) / 10) * 10
  await giveTo(shop, as, 'emoney', emoney)
  await giveTo(shop, as, 'points', points)
  return { ...sheet, benefits: { couponIds: [], points, emoney }, shownTotal: sheet.shownTotal - emoney - points }
}

interface Chosen {
  /** Places of lines that are cancelled. */
  readonly lines?: readonly number[]
  /** Places of lines and how many of their copies go back. */
  readonly copies?: readonly (readonly [at: number, copies: number])[]
  readonly fees?: boolean
  readonly extra?: number
  readonly kept?: number
}

export type Looked = ResultOf<typeof readGiveBack>

/** What somebody at the desk ticks in the dialog. */
export function choose({ lines, deliveries }: Looked, chosen: Chosen): GiveBackWishBody {
  const line = (at: number) => {
    const found = lines[at]
    if (!found) throw new Error(`no line ${at}`)
    return found
  }
  return {
    lines: [
      ...(chosen.lines ?? []).map((at) => {
        const { lineId, copies, given } = line(at)
        return { lineId, copies: copies - given, cancel: true }
      }),
      ...(chosen.copies ?? []).map(([at, copies]) => ({ lineId: line(at).lineId, copies, cancel: false })),
    ],
    deliveryIds: chosen.fees ? deliveries.filter(({ given }) => !given).map(({ deliveryId }) => deliveryId) : [],
    extra: chosen.extra ?? 0,
    kept: chosen.kept ?? 0,
  }
}

interface Said {
  readonly key?: string
  readonly shownAmount?: number
  readonly shown?: number
  readonly keptReason?: string | null
  readonly aloneReason?: string | null
}

/** The preview, and the press of the button; the answer of the preview when that is refused. */
export async function give(shop: TestShop, as: StaffCaller, number: string, wish: GiveBackWishBody, said: Said = {}) {
  const preview = await shop.call(previewGiveBack, { as, params: { orderNumber: number }, body: wish })
  if (preview.status !== 200) return preview
  return giveBack(shop, as, number, wish, { shownAmount: preview.data.amount, ...said })
}

/** The press of the button alone. */
export async function giveBack(
  shop: TestShop,
  as: StaffCaller,
  number: string,
  wish: GiveBackWishBody,
  said: Said = {},
) {
  const shown = said.shown ?? (await givenBefore(shop, number))
  return shop.call(endpoint, {
    as,
    params: { orderNumber: number },
    body: {
      wish,
      cause: 'shop-mistake',
      words: '불편을 드려 죄송합니다.',
      keptReason: said.keptReason ?? (wish.kept > 0 ? '인쇄판을 만들었습니다.' : null),
      shownAmount: said.shownAmount ?? 0,
      shown,
      aloneReason: said.aloneReason ?? null,
    },
    key: said.key ?? randomUUID(),
  })
}

async function givenBefore(shop: TestShop, number: string): Promise<number> {
  const { rows } = await shop.container.database.pool.query<{ count: number }>(
    'select count(*)::int as count from give_backs g join orders o on o.id = g.order_id where o.number = $1',
    [number],
  )
  return rows[0]?.count ?? 0
}

export async function repaymentsOf(shop: TestShop, number: string) {
  const { rows } = await shop.container.database.pool.query<{ cause: string; amount: number; state: string }>(
    `select r.cause, r.amount::int as amount, r.state from repayments r
       join orders o on o.id = any (r.order_ids) where o.number = $1 order by r.created_at, r.id`,
    [number],
  )
  return rows
}
