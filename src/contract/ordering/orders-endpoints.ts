import { attachLineFiles, changeLineTitle, confirmDelivery } from './change-order.contract.ts'
import { placeOrder, previewOrder, reorder } from './place-order.contract.ts'
import { listOrders, readOrder } from './read-order.contract.ts'

export const ordersEndpoints = [
  previewOrder,
  placeOrder,
  reorder,
  listOrders,
  readOrder,
  attachLineFiles,
  changeLineTitle,
  confirmDelivery,
]
