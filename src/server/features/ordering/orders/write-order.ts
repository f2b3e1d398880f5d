import { AppError } from '#/contract/errors.ts'
import { copiesByLine } from '#/domain/orders/delivery-counts.ts'
import type { PayableAmounts } from '#/domain/orders/benefits.ts'
import type { Evidence } from '#/domain/orders/evidence.ts'
import { ORDER_NUMBER_RANDOM, orderNumber } from '#/domain/orders/order-number.ts'
import type { DeliveryPlan, Orderer, Sender } from '#/domain/orders/order-records.ts'
import type { FileState } from '#/domain/orders/states.ts'
import { bindFiles as keepFiles } from '#/server/features/files/files/files.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { violates } from '#/server/platform/db/unique-violation.ts'
import { insertOrder, type NewOrder } from './insert-order.repo.ts'
import type { OrdersDeps } from './orders-deps.ts'
import type { OrderedItem, PricedOrder } from './price-order.ts'

const KIT_KEYS = ['order_lines_kit_person', 'order_lines_kit_phone']
const SECOND_KIT = '종이 샘플은 한 분께 한 번 보내 드려요. 이미 주문하셨습니다.'

type WriteDeps = Pick<OrdersDeps, 'ids' | 'clock'>

/** What a sheet says besides its jobs, whoever filled it in. */
export interface OrderSheet {
  readonly orderer: Orderer
  readonly memo: string
  readonly sender: Sender | null
  readonly evidence: Evidence | null
  readonly deliveries: readonly DeliveryPlan[]
  readonly consents: readonly { readonly kind: string; readonly version: string }[]
}

interface Writing {
  readonly memberId: string
  readonly sheet: OrderSheet
  readonly priced: PricedOrder
  readonly amounts: PayableAmounts
  readonly placed: NewOrder['placed']
}

const EBOOK_AGAIN = '같은 전자책을 두 번 주문할 수 없어요. 장바구니에서 하나를 빼 주세요. 아직 주문하지 않았습니다.'

/** Writes a priced sheet down as an order and keeps its files for good. */
export async function writeOrder(
  tx: Tx,
  deps: WriteDeps,
  writing: Writing,
): Promise<Pick<NewOrder, 'id' | 'number' | 'at'>> {
  const order = newOrder(deps, writing)
  const fileIds = order.lines.flatMap((line) => line.files.map((file) => file.fileId))
  if (fileIds.length > 0) await keepFiles(tx, fileIds)
  try {
    await insertOrder(tx, order)
  } catch (error) {
    // Two items of one e-book, in one sheet or in two windows.
    if (violates(error, 'order_lines_ebook')) throw new AppError('CONFLICT', EBOOK_AGAIN)
    // Two tabs, or two people with one phone, at the same time.
    if (KIT_KEYS.some((key) => violates(error, key))) throw new AppError('CONFLICT', SECOND_KIT)
    throw error
  }
  return order
}

function newOrder(deps: WriteDeps, { memberId, sheet, priced, amounts, placed }: Writing): NewOrder {
  const now = deps.clock.now()
  const { deliveryFees, ...sums } = amounts
  const lineIds = priced.lines.map(() => deps.ids.uuid())
  const deliveryIds = sheet.deliveries.map(() => deps.ids.uuid())
  return {
    id: deps.ids.uuid(),
    number: orderNumber(now, deps.ids.readable(ORDER_NUMBER_RANDOM)),
    memberId,
    orderer: sheet.orderer,
    amounts: sums,
    feesVersion: priced.valid.version,
    brand: priced.lines[0]?.item.brand ?? null,
    memo: sheet.memo,
    sender: sheet.sender,
    evidence: sheet.evidence,
    at: now,
    placed,
    lines: priced.lines.map(({ item, spec, quote }, index) => ({
      id: idAt(lineIds, index),
      position: index + 1,
      title: item.title,
      ownTitle: item.ownTitle,
      product: spec.product,
      spec,
      quote,
      files: item.files,
      copies: spec.copies,
      supply: quote.supply,
      vat: quote.vat,
      total: quote.supply + quote.vat,
      fileState: firstFileState(item),
      staffAskedAt: item.staffAskedAt,
      origin: item.origin ?? null,
      classes: item.classes ?? null,
    })),
    deliveries: sheet.deliveries.map(({ method, recipient }, index) => ({
      id: idAt(deliveryIds, index),
      position: index + 1,
      method,
      recipient,
      fee: deliveryFees[index] ?? 0,
      grams: priced.grams[index] ?? 0,
    })),
    deliveryLines: sheet.deliveries.flatMap(({ counts }, index) =>
      [...copiesByLine(counts)].map(([line, copies]) => ({
        deliveryId: idAt(deliveryIds, index),
        lineId: idAt(lineIds, line - 1),
        copies,
      })),
    ),
    consents: sheet.consents.map(({ kind, version }) => ({ kind, textVersion: version })),
  }
}

/** An e-book has no file to print and neither has a kit of samples: both wait for a person. */
function firstFileState({ files, origin }: OrderedItem): FileState {
  if (origin?.kind === 'ebook' || origin?.kind === 'kit') return 'material'
  return files.length > 0 ? 'checking' : 'no-file'
}

function idAt(ids: readonly string[], index: number): string {
  const id = ids[index]
  if (id === undefined) throw new Error(`the sheet names a line ${index + 1} that it does not have`)
  return id
}
