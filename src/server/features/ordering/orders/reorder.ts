import { AppError } from '#/contract/errors.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import type { reorder as reorderEndpoint } from '#/contract/ordering/place-order.contract.ts'
import { putIntoCart, titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import { mayOrderLine, priceOrigin, quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
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
  const quoteJob = await quoterOfBrand(tx, deps.quoter, order.brand)
  for (const line of lines) {
    const { origin, files, classes, brand } = line
    // A hurry is asked for each time: nobody pays for the one of last time by mistake.
    const { rush: _, ...usual } = line.spec
    const wanted = { ...usual, copies: copies ?? line.spec.copies }
    if (classes && wanted.copies !== line.spec.copies) throw new AppError('INVALID_INPUT', BY_CLASSES)
    const allowed = await mayOrderLine(
      tx,
      deps.origins,
      { memberId, roles },
      { product: wanted.product, origin, brand },
    )
    const today = async () =>
      origin
        ? priceOrigin(tx, deps.origins, { memberId, origin, spec: wanted, files, classes })
        : quoteJob(wanted, { files })
    const priced = allowed.ok ? await today() : allowed
    if (!priced.ok) {
      refused.push({ title: line.title, message: priced.error.message })
      continue
    }
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
