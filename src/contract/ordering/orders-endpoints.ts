import { askEvidence, attachLineFiles, confirmDelivery } from './change-order.contract.ts'
import { placeOrder, previewOrder, readSheetStart, reorder } from './place-order.contract.ts'
import { listOrders, readOrder } from './read-order.contract.ts'

export const ordersEndpoints = [
  previewOrder,
  readSheetStart,
  placeOrder,
  reorder,
  listOrders,
  readOrder,
  attachLineFiles,
  askEvidence,
  confirmDelivery,
]
