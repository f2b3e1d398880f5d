import { createHash } from 'node:crypto'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { coverRuns } from '#/domain/editions/class-covers.ts'
import { pickUpOn } from '#/domain/orders/pick-up.ts'
import { pressRefusal } from '#/domain/imposition/press-refusal.ts'
import { fileRefusal } from '#/domain/press/press-files.ts'
import { pressBindingText, pressOrderFiles, type PressOrder } from '#/domain/press/press-order.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import { deliveriesOf, orderOf, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { proofOfLine } from '#/server/features/prepress/proofs/proofs.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** What a package of the line would be made of now. */
export async function readPressOrder(db: DbOrTx, line: OrderLine): Promise<PressOrder> {
  const proof = await proofOfLine(db, line.id)
  const { pressFormat, pickUpAt } = (await readShop(db)) ?? DEFAULT_SHOP
  return {
    orderNumber: line.orderNumber,
    position: line.position,
    title: line.title,
    spec: line.remakeCopies === null ? line.spec : { ...line.spec, copies: line.remakeCopies },
    route: line.quote.route,
    spine: line.quote.spine,
    proofVersion: proof?.approvedVersion ?? null,
    dueDay: line.dueDay,
    dueAt: line.dueDay === null ? null : pickUpOn(line.dueDay, pickUpAt),
    drops: await dropsOf(db, line),
    files: pressOrderFiles(line.files),
    memo: (await orderOf(db, line.orderId))?.memo ?? '',
    classCovers: classCoversOf(line),
    pdfx: pressFormat === 'pdfx-4' || undefined,
  }
}

/** A class that wished for it has its name on its covers. Of a remake nobody knows which class it is for, so each is there with as many as it had. */
function classCoversOf({ origin, classes }: OrderLine): PressOrder['classCovers'] {
  if (origin?.kind !== 'edition' || !origin.cover?.namePlace || !classes) return undefined
  const runs = coverRuns(classes)
  return runs.some(({ name }) => name !== null) ? { layout: origin.cover.template, runs } : undefined
}

/** Where the copies of this round go. The parcels of a remake were added last. */
async function dropsOf(db: DbOrTx, line: OrderLine): Promise<PressOrder['drops']> {
  const deliveries = await deliveriesOf(db, line.orderId)
  const drops = deliveries.flatMap(({ method, recipient, counts, remakeOf }) =>
    counts
      .filter(({ lineId }) => lineId === line.id)
      .map(({ copies }) => ({ remake: remakeOf !== null, drop: { method, copies, recipient } })),
  )
  if (line.remakeCopies === null) return drops.filter(({ remake }) => !remake).map(({ drop }) => drop)
  const own: PressOrder['drops'][number][] = []
  let left = line.remakeCopies
  for (const { drop, remake } of drops.toReversed()) {
    if (!remake || left <= 0) break
    own.unshift(drop)
    left -= drop.copies
  }
  return own
}

/** SHA-256, 64 hex digits, over what a package is made of. */
export const bindingOf = (order: PressOrder): string =>
  createHash('sha256').update(pressBindingText(order)).digest('hex')

/** Korean: why the line has no package now; null when it can have one. */
export function refusalOf(line: OrderLine): string | null {
  if (line.production === 'cancelled') return '취소된 품목이라 인쇄 자료를 만들지 않습니다.'
  if (line.file !== 'approved')
    return '아직 인쇄 승인이 나지 않았습니다.\n고객이 시안을 승인하면 인쇄 자료를 만들 수 있습니다.'
  return fileRefusal(line.spec, line.files) ?? pressRefusal(line.spec, line.quote.route)
}
