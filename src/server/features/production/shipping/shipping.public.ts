/** The only door of shipping for other features. */
export { shipmentsOf } from './read-shipments.ts'
export { orderDispatched, parcelDelayed, waybillCorrected } from './shipping-events.ts'
export { correctionNews, placeWords } from './waybill-words.ts'
export { DELIVERY_LABELS } from './shipping.presenter.ts'
