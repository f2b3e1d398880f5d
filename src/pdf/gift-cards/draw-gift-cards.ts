import type { PrintedGiftCards } from '#/domain/ledger/printed-gift-cards.ts'
import { Pen, type PenFonts } from '#/pdf/parcels/pen.ts'

/** Around the card of 90 × 50 mm, and cut away. */
const BLEED = 3
const WIDE = 90 + 2 * BLEED
const HIGH = 50 + 2 * BLEED
const LEFT = BLEED + 7
const RIGHT = WIDE - BLEED - 7

/** A page for each card, in black and with room to cut, as the shop's own press takes it. */
export async function drawGiftCards(sheet: PrintedGiftCards, fonts: PenFonts): Promise<Uint8Array> {
  const pen = await Pen.over([WIDE, HIGH], `상품권 ${sheet.name}`, fonts, BLEED)
  for (const card of sheet.cards) {
    pen.page()
    draw(pen, sheet, card)
  }
  return pen.save()
}

function draw(
  pen: Pen,
  { shop, phone, name, amount }: PrintedGiftCards,
  card: PrintedGiftCards['cards'][number],
): void {
  pen.paragraph(shop, { x: LEFT, y: 13, width: 50, size: 10, weight: 'bold', most: 1 })
  pen.right('상품권', RIGHT, 13, 10, 'bold')
  pen.text(amount, LEFT, 26, 26, 'bold')
  pen.paragraph(name, { x: LEFT, y: 31, width: RIGHT - LEFT, size: 7, most: 1 })
  pen.rule(34, LEFT, RIGHT, 0.4)
  pen.text(card.code, LEFT, 40, 13, 'bold')
  pen.right(`${card.until}까지`, RIGHT, 40, 7)
  pen.text('마이페이지의 「포인트·e머니」에서 번호를 넣으면 e머니가 됩니다.', LEFT, 44.5, 5.5)
  const rest = ['60% 이상 쓰면 남은 금액을 돌려받을 수 있습니다.', phone && `문의 ${phone}`].filter(Boolean).join(' ')
  pen.text(rest, LEFT, 47.2, 5.5)
}
