/** The only door of shipping for other features. */
export { shipmentsOf } from './read-shipments.ts'
export { orderDispatched, parcelDelayed } from './shipping-events.ts'
export { DELIVERY_LABELS } from './shipping.presenter.ts'
