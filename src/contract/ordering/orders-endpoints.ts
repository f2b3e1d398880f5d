import { attachLineFiles, confirmDelivery, confirmOrder } from './change-order.contract.ts'
import { placeOrder, previewOrder, reorder } from './place-order.contract.ts'
import { listOrders, readOrder } from './read-order.contract.ts'

export const ordersEndpoints = [
  previewOrder,
  placeOrder,
  reorder,
  listOrders,
  readOrder,
  attachLineFiles,
  confirmDelivery,
  confirmOrder,
]
