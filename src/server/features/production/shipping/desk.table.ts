import { boolean, date, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { CorrectionReason } from '#/domain/shipping/correction-reasons.ts'
import type { ExportColumn, ImportColumns } from '#/domain/shipping/courier-sheet.data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Columns of a courier's lists as the shop changed them; null where it has not. */
export const courierSheets = pgTable('courier_sheets', {
  courier: text('courier').primaryKey(),
  exportColumns: jsonb('export_columns').$type<readonly ExportColumn[]>(),
  importColumns: jsonb('import_columns').$type<ImportColumns>(),
  importedAt: instant('imported_at'),
})

/** What the desk decided about an address before its parcels left. */
export const parcelPlans = pgTable('parcel_plans', {
  deliveryId: uuid('delivery_id').primaryKey(),
  courier: text('courier'),
  /** Not shown before this day. */
  notBefore: date('not_before'),
  labelPrintedAt: instant('label_printed_at'),
  listedAt: instant('listed_at'),
})

/** Until when somebody of the staff sees whom the parcels of the day are for. */
export const deskOpenings = pgTable('desk_openings', {
  staffId: uuid('staff_id').primaryKey(),
  openedAt: instant('opened_at').notNull(),
  until: instant('until').notNull(),
})

export const waybillCorrections = pgTable('waybill_corrections', {
  id: uuid('id').primaryKey(),
  shipmentId: uuid('shipment_id').notNull(),
  orderId: uuid('order_id').notNull(),
  courier: text('courier').notNull(),
  beforeNumber: text('before_number').notNull(),
  afterNumber: text('after_number').notNull(),
  reason: text('reason').$type<CorrectionReason>().notNull(),
  told: boolean('told').notNull(),
  correctedAt: instant('corrected_at').notNull(),
  correctedBy: uuid('corrected_by').notNull(),
})
export type CorrectionRow = typeof waybillCorrections.$inferSelect
