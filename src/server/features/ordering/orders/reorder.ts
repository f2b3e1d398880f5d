import { AppError } from '#/contract/errors.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import type { reorder as reorderEndpoint } from '#/contract/ordering/place-order.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import type { Result } from '#/lib/result.ts'
import { putIntoCart, titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import { mayOrderLines, priceLines, quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { type DeliveryRow, readDeliveries, readLines } from './lines.repo.ts'
import type { OrderLine } from './order-line.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { ownOrder } from './read-order.ts'

/** Puts lines into the cart as they were ordered, files by hash included, at today's price. What is no longer offered, or not to this member, is named. */
export async function reorder(
  tx: Tx,
  deps: OrdersDeps,
  { memberId, roles }: Pick<MemberPrincipal, 'memberId' | 'roles'>,
  orderNumber: string,
  { lineIds, copies }: BodyOf<typeof reorderEndpoint>,
): Promise<ResultOf<typeof reorderEndpoint>> {
  const order = await ownOrder(tx, memberId, orderNumber)
  const lines = (await readLines(tx, order.id)).filter((line) => !lineIds || lineIds.includes(line.id))
  if (copies !== undefined && lines.length !== 1)
    throw new AppError('INVALID_INPUT', '수량은 품목이 하나일 때만 바꿔 주문할 수 있습니다. 장바구니에서 바꿔 주세요.')
  const itemIds: string[] = []
  const again: OrderLine[] = []
  const refused: { title: string; message: string }[] = []
  const wishes = await pricedAgain(tx, deps, { memberId, roles, brand: order.brand, copies }, lines)
  for (const { line, priced } of wishes) {
    if (!priced.ok) {
      refused.push({ title: line.title, message: priced.error.message })
      continue
    }
    const { origin, files, classes, brand } = line
    const { spec, quote } = priced.value
    const item = await putIntoCart(tx, deps, {
      memberId,
      ...(origin ? { title: line.title, ownTitle: line.ownTitle } : titleOf(spec, line.ownTitle ? line.title : null)),
      spec,
      files,
      quote,
      brand,
      origin,
      classes,
      staffAskedAt: wasSeen(line) ? deps.clock.now() : null,
    })
    itemIds.push(item.id)
    again.push(line)
  }
  const deliveries = await readDeliveries(tx, order.id)
  return {
    itemIds,
    brand: order.brand,
    refused,
    last: { orderer: order.orderer, deliveries: plansOf(deliveries, again), memo: order.memo },
  }
}

/** Somebody looked at these very files already: what stands against them is a person's again, and stops no second order. */
const wasSeen = ({ file, staffAskedAt }: OrderLine): boolean => file === 'approved' || staffAskedAt !== null

interface Again extends Pick<MemberPrincipal, 'memberId' | 'roles'> {
  readonly brand: string | null
  readonly copies: number | undefined
}

interface Wish {
  readonly line: OrderLine
  readonly priced: Result<{ readonly spec: JobSpec; readonly quote: Quote }, { readonly message: string }>
}

/** Of each line what it costs this member today, or why it cannot be had. INVALID_INPUT for other copies where classes make them up. */
async function pricedAgain(
  tx: Tx,
  deps: OrdersDeps,
  { memberId, roles, brand, copies }: Again,
  lines: readonly OrderLine[],
): Promise<readonly Wish[]> {
  const wanted = lines.map((line) => {
    // A hurry is asked for each time: nobody pays for the one of last time by mistake.
    const { rush: _, ...usual } = line.spec
    const spec: JobSpec = { ...usual, copies: copies ?? line.spec.copies }
    if (line.classes && spec.copies !== line.spec.copies) throw new AppError('INVALID_INPUT', BY_CLASSES)
    const { origin, files, classes } = line
    return { of: line, memberId, origin, spec, files, classes }
  })
  const asked = wanted.map(({ of, spec: { product }, origin }) => ({ product, origin, brand: of.brand }))
  const verdicts = await mayOrderLines(tx, deps.origins, { memberId, roles }, asked)
  const answers = await priceLines(tx, deps.origins, await quoterOfBrand(tx, deps.quoter, brand), wanted)
  return answers.map(({ line: { of }, priced }, at) => {
    const verdict = verdicts[at]
    return { line: of, priced: verdict?.ok === false ? verdict : priced }
  })
}

const BY_CLASSES = '반별 부수가 있는 품목이에요. 그대로 담은 뒤 장바구니에서 반별 부수를 바꿔 주세요.'

type Plan = ResultOf<typeof reorderEndpoint>['last']['deliveries'][number]

/** The places of last time with what is ordered again, counted by its place among the new items. */
function plansOf(deliveries: readonly DeliveryRow[], again: readonly OrderLine[]): Plan[] {
  return deliveries.flatMap(({ method, recipient, counts }) => {
    const carried = counts.flatMap(({ lineId, copies }) => {
      const line = again.findIndex(({ id }) => id === lineId) + 1
      return line > 0 ? [{ line, copies }] : []
    })
    return carried.length > 0 ? [{ method, recipient, counts: carried }] : []
  })
}
