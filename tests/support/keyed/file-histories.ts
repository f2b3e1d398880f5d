import * as fixes from '#/contract/prepress/fixes.contract.ts'
import { uploadEdition } from '#/contract/prepress/staff-ebooks.contract.ts'
import { replaceFiles } from '#/contract/production/order-desk.contract.ts'
import { dispatchOrder } from '#/contract/production/shipping.contract.ts'
import { attachConverted } from '#/contract/production/staff-order.contract.ts'
import { readShipments, resolveTrouble } from '#/contract/production/tracking.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { FIX_TEXT_VERSION } from '#/domain/preflight/fixes/fix-messages.ts'
import { reflowEpub } from '#/epub/write/reflow-epub.ts'
import { orderPaid } from '#/server/features/ordering/orders/orders.public.ts'
import { insertTrouble } from '#/server/features/production/shipping/troubles.repo.ts'
import { ebookShop } from '../ebooks.ts'
import { madeBook, METADATA } from '../epub/made-book.ts'
import { packedOrder } from '../orders/packed-order.ts'
import { paidOrder } from '../paid-order.ts'
import { bookWithoutBleed, spreadCover, textBook } from '../pdf/make-books.ts'
import { uploadPdf } from '../pdf/upload-pdf.ts'
import { bookSpec } from '../preflight/book-spec.ts'
import { done, type History } from './place.ts'

const ofFixes: History = async ({ shop, member: as }) => {
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(4))
  const spec = bookSpec(4, { colourPages: 4 })
  const wish = { fixes: ['bleed-mirror' as const], part: 'inner' as const, spec }
  const { id } = done(await shop.call(fixes.tryFixes, { as, params: { fileId }, body: wish }))
  await shop.runJobs()
  const body = { textVersion: FIX_TEXT_VERSION, target: { kind: 'upload' as const }, note: null }
  done(await shop.call(fixes.acceptFix, { as, params: { fileId, fixId: id }, body }))
}

const ofHandMade: History = async ({ shop, gateway }) => {
  const house = await ebookShop({ shop, gateway })
  const { id } = await house.paid()
  const book = reflowEpub(madeBook(), METADATA, null)
  const fileId = await uploadPdf(shop, house.maker, book, 'ebook', '활자의 길.epub')
  done(
    await shop.call(uploadEdition, {
      as: house.maker,
      params: { id },
      body: { fileId, note: '표를 손으로 고쳤습니다' },
    }),
  )
}

const ofReplaced: History = async ({ shop, member, desk: as }) => {
  const { lineId } = await paidOrder(shop, member.memberId)
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(8))
  const body = { files: [{ fileId, part: 'inner' as const }], reason: '전화번호를 02-1234-5600으로 바꿨습니다.' }
  done(await shop.call(replaceFiles, { as, params: { lineId }, body }))
  await shop.runJobs()
}

const ofConverted: History = async ({ shop, member, desk: as }) => {
  const spec = bookSpec(24)
  const parts = { material: new TextEncoder().encode('원고 '.repeat(40)) }
  const { orderId, lineId } = await paidOrder(shop, member.memberId, { file: 'checking', spec, parts })
  await shop.container.database.transaction((tx) => shop.container.jobs.emit(tx, orderPaid, { orderId }))
  await shop.runJobs()
  const files = [
    { fileId: await uploadPdf(shop, as, await textBook(24, 2)), part: 'inner' as const },
    {
      fileId: await uploadPdf(shop, as, await spreadCover(geometryOf(spec).spine ?? 0), 'cover'),
      part: 'cover' as const,
    },
  ]
  done(await shop.call(attachConverted, { as, params: { lineId }, body: { files } }))
  await shop.runJobs()
}

/** Reported by a courier; nobody but the practice courier can be made to do so. */
const ofTroubles: History = async ({ shop, member, desk: as }) => {
  const { orderId, orderNumber, deliveryId } = await packedOrder(shop, member.memberId)
  const params = { orderNumber }
  const sent = { courier: 'CJ대한통운', deliveryId, trackingNumber: '612300000021' }
  done(await shop.call(dispatchOrder, { as, params, body: sent }))
  const [shipment] = done(await shop.call(readShipments, { as: member, params })).items
  const troubleId = shop.container.ids.uuid()
  const row = {
    id: troubleId,
    shipmentId: shipment?.id ?? '',
    orderId,
    kind: 'returned',
    since: shop.clock.now(),
  } as const
  await shop.container.database.transaction((tx) => insertTrouble(tx, row))
  const body = { note: '받는 분과 통화해 다시 보냈습니다.' }
  done(await shop.call(resolveTrouble, { as, params: { orderNumber, troubleId }, body }))
}

export const FILE_HISTORIES: Readonly<Record<string, History>> = {
  ofFixes,
  ofHandMade,
  ofReplaced,
  ofConverted,
  ofTroubles,
}
