import {
  askEvidence,
  attachLineFiles,
  changeLineTitle,
  confirmDelivery,
  confirmOrder,
} from './change-order.contract.ts'
import { listOrderNotices, sendNoticeAgain } from './order-notices.contract.ts'
import { placeOrder, previewOrder, readSheetStart, reorder } from './place-order.contract.ts'
import { listOrders, listPointsToCome, listWaiting, readOrder } from './read-order.contract.ts'

export const ordersEndpoints = [
  previewOrder,
  readSheetStart,
  placeOrder,
  reorder,
  listOrders,
  listWaiting,
  listPointsToCome,
  readOrder,
  listOrderNotices,
  sendNoticeAgain,
  attachLineFiles,
  changeLineTitle,
  askEvidence,
  confirmDelivery,
  confirmOrder,
]
