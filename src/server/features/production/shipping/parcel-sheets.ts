import { bundlesOf } from '#/domain/brands/bundles.ts'
import { classesText } from '#/domain/brands/classes.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { ParcelSheets, PrintedBundle, PrintedItem, PrintedParcel } from '#/domain/shipping/parcel-sheet.ts'
import { boxesIn, courierOf } from './desk-parcel.ts'
import { type ShopOnBox, senderOf } from './desk-sender.ts'
import type { DeskLine, DeskRow } from './desk-rows.repo.ts'
import type { CourierRow } from './shipping.table.ts'

interface Printing {
  readonly kind: ParcelSheets['kind']
  readonly day: string
  readonly couriers: readonly CourierRow[]
  readonly shop: ShopOnBox
}

/** A label for each box; a slip for each address, which lies in its first box. */
export function sheetsOf(rows: readonly DeskRow[], { kind, day, couriers, shop }: Printing): ParcelSheets {
  const parcels = rows.flatMap((row) => {
    const boxes = kind === 'labels' ? boxesIn(row) : 1
    return Array.from({ length: boxes }, (_, box) => printed(row, box + 1, { couriers, shop }))
  })
  return { kind, day, parcels, bundles: kind === 'classes' ? rows.flatMap(bundlesAt) : [] }
}

/** A label for the bundle of each class that goes to the address. */
function bundlesAt({ orderNumber, recipient, lines }: DeskRow): PrintedBundle[] {
  const all = lines.flatMap(({ title, classes, before, copies, spec }) =>
    bundlesOf(classes ?? [], before, copies).map((bundle) => ({
      orderNumber,
      receiver: recipient.name,
      title,
      name: bundle.name,
      copies: `${formatCount(bundle.copies)}${kindOf(spec.product).unit}`,
    })),
  )
  return all.map((bundle, at) => ({ ...bundle, place: { number: at + 1, of: all.length } }))
}

function printed(row: DeskRow, box: number, { couriers, shop }: Pick<Printing, 'couriers' | 'shop'>): PrintedParcel {
  const { recipient } = row
  const shipment = row.shipments[box - 1]
  const code = shipment?.courier ?? courierOf(row, couriers)
  return {
    orderNumber: row.orderNumber,
    courier: couriers.find((courier) => courier.code === code)?.name ?? '',
    waybill: shipment?.number ?? null,
    place: { number: row.position, of: row.places },
    box: { number: box, of: boxesIn(row) },
    kg: kilograms(row.grams),
    receiver: {
      name: recipient.name,
      phone: recipient.phone,
      zipcode: recipient.zipcode ?? '',
      address: recipient.address,
      addressEtc: recipient.addressEtc,
    },
    sender: senderOf(row, shop),
    request: recipient.request,
    items: row.lines.map(printedItem),
  }
}

function printedItem({ title, spec, copies, of, classes }: DeskLine): PrintedItem {
  const { unit } = kindOf(spec.product)
  const share = copies === of ? '' : `전체 ${formatCount(of)}${unit} 가운데`
  // Bundles are told apart by their classes; where only a part goes to this address nobody knows which.
  const bundles = classes && copies === of ? ` · ${classesText(classes)}` : ''
  const counted = { title, copies: `${formatCount(copies)}${unit}`, share }
  if (isKit(spec)) return { ...counted, ...kitContents(spec) }
  return { ...counted, summary: specSummary({ ...spec, copies }) + bundles }
}

/** A kit is packed and unpacked paper by paper. */
export const kitContents = ({ samples = [] }: Pick<JobSpec, 'samples'>): Pick<PrintedItem, 'summary' | 'contents'> => ({
  summary: `종이 샘플 ${samples.length}종`,
  contents: samples.map(({ name }) => name),
})

/** `9.6 kg`, of the whole address. */
export const kilograms = (grams: number): string => `${(Math.ceil(grams / 100) / 10).toFixed(1)} kg`
