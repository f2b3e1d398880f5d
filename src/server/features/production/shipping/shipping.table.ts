import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { CheckDigit } from '#/domain/shipping/waybill-number.ts'
import type { ParcelStage } from '#/domain/orders/parcel.ts'
import type { ParcelTrouble } from '#/domain/orders/parcel-trouble.ts'

export const couriers = pgTable('couriers', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Null for who gives no numbers; what a number looks like is said by the lengths and the check digit. */
  numberPattern: text('number_pattern'),
  trackingUrl: text('tracking_url'),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(true),
  numberLengths: integer('number_lengths').array().notNull().default([]),
  checkDigit: text('check_digit').$type<CheckDigit>().notNull().default('none'),
  /** When it collects, `17:00` in Seoul. */
  pickUpAt: text('pick_up_at').notNull().default('17:00'),
})
export type CourierRow = typeof couriers.$inferSelect

export const shipments = pgTable('shipments', {
  id: uuid('id').primaryKey(),
  deliveryId: uuid('delivery_id').notNull(),
  orderId: uuid('order_id').notNull(),
  courier: text('courier').notNull(),
  trackingNumber: text('tracking_number'),
  lineIds: uuid('line_ids').array().notNull(),
  dispatchedAt: timestamp('dispatched_at', { withTimezone: true }).notNull(),
  dispatchedBy: uuid('dispatched_by').notNull(),
})
export type ShipmentRow = typeof shipments.$inferSelect

export const shipmentTracking = pgTable('shipment_tracking', {
  shipmentId: uuid('shipment_id').primaryKey(),
  stage: text('stage').$type<ParcelStage>().notNull().default('waiting'),
  misses: integer('misses').notNull().default(0),
  lookedAt: timestamp('looked_at', { withTimezone: true }),
  nextLookAt: timestamp('next_look_at', { withTimezone: true }),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})
export type TrackingRow = typeof shipmentTracking.$inferSelect

export const shipmentEvents = pgTable(
  'shipment_events',
  {
    shipmentId: uuid('shipment_id').notNull(),
    seq: integer('seq').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    place: text('place').notNull(),
    text: text('text').notNull(),
    stage: text('stage').$type<ParcelStage>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.seq] })],
)
export type ShipmentEventRow = typeof shipmentEvents.$inferSelect

export const parcelTroubles = pgTable('parcel_troubles', {
  id: uuid('id').primaryKey(),
  shipmentId: uuid('shipment_id').notNull(),
  orderId: uuid('order_id').notNull(),
  kind: text('kind').$type<ParcelTrouble>().notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  resolvedBy: uuid('resolved_by'),
  note: text('note'),
})
export type TroubleRow = typeof parcelTroubles.$inferSelect
