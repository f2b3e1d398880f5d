import { expect, it } from 'vitest'
import { listCart } from '#/contract/ordering/cart.contract.ts'
import { orderEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { addBinding, changeBinding } from '#/contract/prepress/bindings.contract.ts'
import { checkFile } from '#/contract/prepress/preflight.contract.ts'
import { bindingSpec } from '#/domain/bindings/binding-spec.ts'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import { sheetFor } from '#tests/support/orders/checkout.ts'
import { handout } from '#tests/support/pdf/make-handouts.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { testShop } from '#tests/support/test-shop.ts'

const brand = 'matholic'

it('a bound book is kept in an estimate as it was, once its pages are together, and ordered by it', async () => {
  const shop = await testShop()
  const as = await shop.member({ type: 'MATHOLIC' })
  const fileId = await uploadPdf(shop, as, await handout({ pages: 12 }))
  const one = { fileId, fit: 'scale', blankBack: true, colour: null } as const
  const read = { ...one, name: '', bytes: 0, pages: 12, colourPages: 0, size: { width: 210, height: 297 } }
  await shop.call(checkFile, {
    as,
    params: { fileId },
    body: { part: 'inner', spec: bindingSpec({ ...NEW_SET, files: [read] }) },
  })
  await shop.runJobs()
  const request = (copies: number) => ({
    ...NEW_SET,
    files: [one],
    cover: { title: '이차방정식', subtitle: '', teacher: '', colour: 'indigo' as const },
    classes: [{ name: '중3', copies }],
  })
  const { id } = (await shop.call(addBinding, { as, body: { ...request(20), brand }, key: crypto.randomUUID() })).data
  const cart = async () => (await shop.call(listCart, { as, query: { brand } })).data.items
  const save = async () => {
    const [item] = await cart()
    if (!item?.origin) throw new Error('nothing bound in the cart')
    const { spec, title, files, origin, classes } = item
    const job = { spec, title, brand, origin, classes: classes ?? [] }
    const jobs = [{ ...job, files: files.map(({ fileId: file, part }) => ({ fileId: file, part })) }]
    return shop.call(saveEstimate, { as, body: { jobs } })
  }
  expect((await save()).failure?.message).toContain('아직 한 권으로 묶고 있는 책')
  await shop.runJobs()
  const [before] = await cart()
  const { number, version } = (await save()).data

  // The request is changed; the estimate holds the book as it was.
  await shop.call(changeBinding, { as, params: { id }, body: { version: 1, ...request(35) } })
  await shop.runJobs()
  const { data } = await shop.call(orderEstimate, { as, params: { number }, body: { version } })
  if (data.state !== 'in-cart') throw new Error(data.state)
  const items = (await cart()).filter((item) => data.itemIds.includes(item.id))
  expect(items).toMatchObject([{ brand, spec: { copies: 20 }, files: before?.files, estimate: { number } }])
  const { orderNumber } = (await shop.call(placeOrder, { as, body: await sheetFor(shop, as, items) })).data
  const order = (await shop.call(readOrder, { as, params: { orderNumber } })).data
  expect(order).toMatchObject({ brand: { id: brand }, lines: [{ copies: 20, files: before?.files }] })
  expect(await cart()).toMatchObject([{ spec: { copies: 35 } }])
})
