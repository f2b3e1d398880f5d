import type { ParcelSheets, PrintedItem, PrintedParcel } from '#/domain/shipping/parcel-sheet.ts'
import { Pen, type PenFonts } from './pen.ts'

const A4 = [210, 297] as const
const EDGE = 18
const RIGHT = A4[0] - EDGE
const WIDE = RIGHT - EDGE
const FOOT = 270

/** What lies in the boxes of each address: a page or more, without any price. */
export async function drawSlips({ parcels, day }: ParcelSheets, fonts: PenFonts): Promise<Uint8Array> {
  const pen = await Pen.over(A4, `동봉 명세 ${day}`, fonts)
  for (const parcel of parcels) {
    pen.page()
    const y = head(pen, parcel, day)
    items(pen, parcel, y)
  }
  return pen.save()
}

function head(pen: Pen, parcel: PrintedParcel, day: string): number {
  const { receiver: to, sender, place, box } = parcel
  pen.text('동봉 명세', EDGE, 28, 24, 'bold')
  pen.right(parcel.orderNumber, RIGHT, 24, 12, 'bold')
  pen.right(day.replaceAll('-', '. '), RIGHT, 29, 9)
  pen.rule(33, EDGE, RIGHT, 0.45)
  const half = WIDE / 2 - 4
  pen.text('받는 분', EDGE, 40, 8)
  const name = pen.paragraph(to.name, { x: EDGE, y: 47, width: half, size: 14, weight: 'bold', most: 2 })
  const address = [to.address, to.addressEtc].filter(Boolean).join(' ')
  const left = pen.paragraph(address, { x: EDGE, y: name, width: half, size: 10, most: 4 })
  const x = EDGE + WIDE / 2 + 4
  pen.text('보내는 분', x, 40, 8)
  const from = pen.paragraph(sender.name, { x, y: 47, width: half, size: 14, weight: 'bold', most: 2 })
  const contact = [sender.phone, sender.address].filter(Boolean).join(' ')
  const right = pen.paragraph(contact, { x, y: from, width: half, size: 10, most: 4 })
  const y = Math.max(left, right) + 4
  const where = place.of > 1 ? `보낼 곳 ${place.of}곳 가운데 ${place.number}번째, ` : ''
  pen.text(`${where}상자 ${box.of}개, ${parcel.kg}`, EDGE, y, 10, 'bold')
  return parcel.request === '' ? y + 8 : request(pen, parcel.request, y + 5)
}

function request(pen: Pen, words: string, y: number): number {
  pen.text('배송 요청', EDGE, y + 2, 8, 'bold')
  return pen.paragraph(words, { x: EDGE + 20, y: y + 2, width: WIDE - 20, size: 10, most: 3 }) + 4
}

function items(pen: Pen, { items: all }: PrintedParcel, from: number): void {
  let y = heads(pen, from)
  for (const item of all) {
    if (y > FOOT) {
      pen.page()
      y = heads(pen, 28)
    }
    y = line(pen, item, y)
  }
  pen.text('잘못 온 것이 있으면 받은 날 바로 알려 주세요.', EDGE, A4[1] - 16, 8)
}

function heads(pen: Pen, y: number): number {
  pen.text('품목', EDGE, y, 8)
  pen.right('이 상자들에 든 수량', RIGHT, y, 8)
  pen.rule(y + 2, EDGE, RIGHT, 0.3)
  return y + 9
}

function line(pen: Pen, { title, summary, contents = [], copies, share }: PrintedItem, y: number): number {
  const below = pen.paragraph(title, { x: EDGE, y, width: WIDE - 50, size: 11, weight: 'bold', most: 2 })
  const said = pen.paragraph(summary, { x: EDGE, y: below, width: WIDE - 50, size: 8.5, most: 2 })
  const end = contents.reduce(
    (at, each, index) => pen.paragraph(`${index + 1}. ${each}`, { x: EDGE, y: at, width: WIDE - 50, size: 9, most: 1 }),
    said,
  )
  pen.right(copies, RIGHT, y, 12, 'bold')
  pen.right(share, RIGHT, y + 5, 8)
  pen.rule(end, EDGE, RIGHT, 0.15)
  return end + 7
}
