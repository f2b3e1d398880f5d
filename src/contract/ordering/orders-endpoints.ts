import { attachLineFiles, changeLineTitle, confirmDelivery, confirmOrder } from './change-order.contract.ts'
import { placeOrder, previewOrder, reorder } from './place-order.contract.ts'
import { listOrders, listWaiting, readOrder } from './read-order.contract.ts'

export const ordersEndpoints = [
  previewOrder,
  placeOrder,
  reorder,
  listOrders,
  listWaiting,
  readOrder,
  attachLineFiles,
  changeLineTitle,
  confirmDelivery,
  confirmOrder,
]
