import { EXPORT_FIELDS, type ExportColumn, type ExportField } from './courier-sheet.data.ts'

/** One address as a courier's list wants it. */
export interface ListedParcel {
  readonly orderNumber: string
  readonly name: string
  readonly phone: string
  readonly zipcode: string
  readonly address: string
  readonly boxes: number
  readonly items: string
  readonly request: string
  readonly grams: number
  readonly sender: { readonly name: string; readonly phone: string; readonly address: string }
}

const VALUES: Readonly<Record<ExportField, (parcel: ListedParcel) => string | number>> = {
  order: ({ orderNumber }) => orderNumber,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  zipcode: ({ zipcode }) => zipcode,
  address: ({ address }) => address,
  boxes: ({ boxes }) => boxes,
  items: ({ items }) => items,
  request: ({ request }) => request,
  weight: ({ grams }) => Math.ceil(grams / 100) / 10,
  fare: () => '신용',
  senderName: ({ sender }) => sender.name,
  senderPhone: ({ sender }) => sender.phone,
  senderAddress: ({ sender }) => sender.address,
  empty: () => '',
}

/** Heads and rows of a list for a courier, each cell harmless in a spreadsheet. */
export function courierRows(
  columns: readonly ExportColumn[],
  parcels: readonly ListedParcel[],
): readonly (readonly (string | number)[])[] {
  const heads = columns.map(({ head, field }) => head.trim() || EXPORT_FIELDS[field])
  return [heads, ...parcels.map((parcel) => columns.map(({ field }) => harmless(VALUES[field](parcel))))]
}

/** A courier's program may run what begins like a formula, whoever typed it into an order. */
const FORMULA = /^[\s'"]*[=+\-@＝＋－＠]/u

const harmless = (cell: string | number): string | number =>
  typeof cell === 'string' && FORMULA.test(cell) ? cell.replace(/^[\s'"=+\-@＝＋－＠]+/u, '') : cell
