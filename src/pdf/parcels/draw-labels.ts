import type { ParcelSheets, PrintedParcel } from '#/domain/shipping/parcel-sheet.ts'
import { groupDigits } from '#/domain/shipping/waybill-number.ts'
import { type Laid, Pen, type PenFonts } from './pen.ts'

const WIDE = 100
const HIGH = 150
const EDGE = 5
const INNER = WIDE - 2 * EDGE

/** A label of 100 × 150 mm for each box: whom it is for in the largest type, our own number to scan. */
export async function drawLabels({ parcels, day }: ParcelSheets, fonts: PenFonts): Promise<Uint8Array> {
  const pen = await Pen.over([WIDE, HIGH], `라벨 ${day}`, fonts)
  for (const parcel of parcels) {
    pen.page()
    head(pen, parcel, day)
    receiver(pen, parcel)
    contents(pen, parcel)
    foot(pen, parcel)
  }
  return pen.save()
}

function head(pen: Pen, { courier, orderNumber, place, box, kg, waybill }: PrintedParcel, day: string): void {
  const [date = '', tail = ''] = orderNumber.split('-')
  pen.text(courier, EDGE, 10, 12, 'bold')
  pen.right(`${day.replaceAll('-', '.')} · ${kg}`, WIDE - EDGE, 10, 8)
  pen.text(tail, EDGE, 20, 24, 'bold')
  pen.text(date, EDGE, 25, 8)
  pen.right(`상자 ${box.number}/${box.of}`, WIDE - EDGE, 19, 15, 'bold')
  if (place.of > 1) pen.right(`보낼 곳 ${place.number}/${place.of}`, WIDE - EDGE, 25, 9, 'bold')
  pen.rule(28, EDGE, WIDE - EDGE, 0.5)
  if (waybill === null) return
  pen.bars(waybill, EDGE, 130, { width: 62, height: 11 })
  pen.text(groupDigits(waybill), EDGE, 145, 9, 'bold')
}

function receiver(pen: Pen, { receiver: to, sender }: PrintedParcel): void {
  pen.text('받는 분', EDGE, 33, 7)
  const below = pen.write(nameOf(pen, to.name), EDGE, 40)
  pen.text(to.phone, EDGE, below - 0.5, 12, 'bold')
  writeAddress(pen, to, below + 6)
  pen.rule(77, EDGE, WIDE - EDGE)
  pen.text('보내는 분', EDGE, 81.5, 7)
  const from = [sender.name, sender.phone, sender.address].filter(Boolean).join(' · ')
  pen.paragraph(from, { x: EDGE + 14, y: 81.5, width: INNER - 14, size: 7.5, most: 2 })
  pen.rule(88, EDGE, WIDE - EDGE)
}

const ADDRESS_SIZES = [12, 10.5, 9, 7.5] as const

/** Street and house over the rest, as large as the whole of it has room for. */
function writeAddress(pen: Pen, { address, addressEtc, zipcode }: PrintedParcel['receiver'], y: number): void {
  const below = [addressEtc, zipcode && `(${zipcode})`].filter(Boolean).join(' ')
  for (const size of ADDRESS_SIZES) {
    const street = pen.laid(address, { width: INNER, size, weight: 'bold' })
    const rest = pen.laid(below, { width: INNER, size: size - 1 })
    if (size > 7.5 && y + street.height + rest.height > 79.5) continue
    pen.write(rest, EDGE, pen.write(street, EDGE, y))
    return
  }
}

/** A firm, its department and a person are smaller on two lines: a name that ends in dots is nobody's. */
function nameOf(pen: Pen, name: string): Laid {
  const large = pen.laid(name, { width: INNER, weight: 'bold', size: 17, most: 1 })
  return large.whole ? large : pen.laid(name, { width: INNER, weight: 'bold', size: 12.5, most: 2 })
}

function contents(pen: Pen, { items, request }: PrintedParcel): void {
  let y = 93
  for (const { title, copies, share } of items.slice(0, 3)) {
    pen.paragraph(title, { x: EDGE, y, width: INNER - 34, size: 9, weight: 'bold', most: 1 })
    pen.right(copies, WIDE - EDGE, y, 9, 'bold')
    pen.right(share, WIDE - EDGE - 18, y, 6.5)
    y += 5
  }
  if (items.length > 3) pen.text(`외 ${items.length - 3}건`, EDGE, y, 8)
  if (request === '') return
  pen.frame(EDGE, 110, INNER, 15)
  const said = { width: INNER - 4, weight: 'bold' } as const
  const large = pen.laid(request, { ...said, size: 9.5, most: 2 })
  if (large.whole) {
    pen.text('배송 요청', EDGE + 2, 114.5, 7, 'bold')
    pen.write(large, EDGE + 2, 119)
    return
  }
  // As long as it may be written: small, and whole.
  pen.write(pen.laid(`배송 요청: ${request}`, { ...said, size: 7.5, most: 4 }), EDGE + 2, 113.6)
}

function foot(pen: Pen, { orderNumber }: PrintedParcel): void {
  pen.rule(128, EDGE, WIDE - EDGE)
  pen.bars(orderNumber, 70, 130, { width: 25, height: 8, most: 0.25 })
  pen.right(orderNumber, WIDE - EDGE, 141, 6)
  pen.right('종이류 · 젖지 않게', WIDE - EDGE, 145, 7)
}
