import { approvalOf } from '#/contract/prepress/approval-of.ts'
import {
  addCartItem,
  changeCartItem,
  listCart,
  removeCartItem,
  selectCartItems,
} from '#/contract/ordering/cart.contract.ts'
import { attachLineFiles, cancelOrder, confirmDelivery } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmPayment, gatewayNotice, startPayment } from '#/contract/money/payments.contract.ts'
import { approveProof, askForChanges, commentOnProof, readProof } from '#/contract/prepress/proofs.contract.ts'
import { flyer, sheetFor } from '../orders/checkout.ts'
import { storeOwnPdf } from './own-pdf.ts'
import type { Crowd } from './crowd.ts'
import { type Act, proofIdOf } from './desk-acts.ts'

/** From the cart to the confirmed payment, now and then with a notice that overtakes the browser. */
async function buy(crowd: Crowd): Promise<void> {
  const { call, shop, gateway, random } = crowd
  const as = crowd.pick(crowd.customers)
  const added = await call(addCartItem, { as, body: { spec: flyer(1000), files: [] } })
  if (added.status !== 200) return
  const sheet = await sheetFor(shop, as, [added.data]).catch(() => null)
  const placed = sheet && (await call(placeOrder, { as, body: sheet }))
  if (placed?.status !== 200) return
  const orderNumbers = [placed.data.orderNumber]
  const started = await call(startPayment, { as, body: { orderNumbers, method: 'card' } })
  if (started.status !== 200) return
  const { gatewayOrderId, amount, orderName } = started.data
  const paymentKey = await gateway.authenticate({ orderId: gatewayOrderId, orderName, amount })
  const data = { paymentKey, orderId: gatewayOrderId, status: 'DONE', lastTransactionKey: 'x' }
  const notice = () => call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  const confirm = () => call(confirmPayment, { as, body: { gatewayOrderId, paymentKey, amount } })
  if (random() < 0.3) await Promise.all([confirm(), notice(), confirm()])
  else await confirm()
}

async function tidyCart(crowd: Crowd): Promise<void> {
  const { call, random } = crowd
  const as = crowd.pick(crowd.customers)
  const cart = await call(listCart, { as })
  const [item] = cart.data.items
  if (!item) return
  await call(selectCartItems, { as, body: { ids: cart.data.items.map(({ id }) => id) } })
  const { id, version } = item
  if (random() < 0.5) await call(changeCartItem, { as, params: { id }, body: { version, copies: 2000 } })
  else await call(removeCartItem, { as, params: { id } })
}

/** Looks at the proof and decides about the version that is shown. */
const decide: Act = async (crowd, order) => {
  const proofId = await proofIdOf(crowd, order)
  if (!proofId) return
  const as = order.owner
  const seen = await crowd.call(readProof, { as, params: { proofId } })
  if (seen.status !== 200) return
  const [shown] = seen.data.versions
  if (!shown) return
  const { number: version } = shown
  if (crowd.random() < 0.6)
    await crowd.call(approveProof, { as, params: { proofId }, body: approvalOf(seen.data, shown) })
  else await crowd.call(askForChanges, { as, params: { proofId }, body: { version, text: '제목을 키워 주세요.' } })
}

/** What customers do with the same orders. */
export const CUSTOMER_ACTS: readonly Act[] = [
  buy,
  tidyCart,
  decide,
  async (crowd, order) => {
    const proofId = await proofIdOf(crowd, order)
    if (proofId)
      await crowd.call(commentOnProof, { as: order.owner, params: { proofId }, body: { text: '언제 나오나요?' } })
  },
  async ({ call, shop, random }, { orderNumber, lineId, owner: as }) => {
    if (random() < 0.9) return
    const fileId = await storeOwnPdf(shop, as)
    await call(attachLineFiles, { as, params: { orderNumber, lineId }, body: { files: [{ fileId, part: 'sheet' }] } })
  },
  ({ call, random }, { orderNumber, owner: as }) =>
    random() < 0.15
      ? call(cancelOrder, { as, params: { orderNumber }, body: { reason: '마음이 바뀌었어요' } })
      : call(readOrder, { as, params: { orderNumber } }),
  ({ call }, { orderNumber, deliveryId, owner: as }) =>
    call(confirmDelivery, { as, params: { orderNumber, deliveryId } }),
  ({ call }, { owner: as }) => call(listOrders, { as }),
]
