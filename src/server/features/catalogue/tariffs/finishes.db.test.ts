import { beforeAll, describe, expect, it } from 'vitest'
import { currentTariff, makeQuote } from '#/contract/catalogue/pricing.contract.ts'
import { createDraft, editDraft, readDraft } from '#/contract/catalogue/drafts.contract.ts'
import { listTariffs } from '#/contract/catalogue/versions.contract.ts'
import { readEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { addCartItem, changeCartItem, readCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import type { FinishAt, FinishForm } from '#/domain/pricing/tariffs/put-finish.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { insertTariff } from '#/server/features/catalogue/pricing/pricing.repo.ts'
import type { Caller } from '#tests/support/callers.ts'
import { OWN_FINISH_ID, tariffWithOwnFinish } from '#tests/support/catalog/own-finish.ts'
import { sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Caller
let versions = 200

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
})

const tariffNow = async () => (await shop.call(currentTariff, {})).data.tariff

/** Another version at once, without the proof: what is proved before a version is published has tests of its own. */
async function sell(at: FinishAt, form: Partial<FinishForm> = {}) {
  versions += 1
  const now = shop.clock.now()
  const validFrom = seoulDay(now)
  const version = `${validFrom.slice(0, 7)}.${versions}`
  const body = { ...tariffWithOwnFinish(form, await tariffNow(), at), version, validFrom }
  await shop.container.database.transaction((tx) =>
    insertTariff(tx, { version, validFrom, body, effectiveAt: now, publishedAt: now }),
  )
}

async function finished(): Promise<JobSpec> {
  const catalogue = catalogueOf(await tariffNow())
  const made = attempt(defaultSpec('D302'), 'finish', OWN_FINISH_ID, { closed: {}, catalogue })
  if (!made.ok) throw new Error(made.error)
  return made.value
}

const madeOf = (spec: JobSpec | undefined) => spec?.parts[0]?.finishes[0]?.made

describe('사람이 더한 후가공', () => {
  it('브라우저와 서버가 같은 값을 말하고, 주문과 견적, 장바구니는 나중에 고치거나 빼도 그때의 것을 지닙니다', async () => {
    await sell({ id: OWN_FINISH_ID, like: 'foil' })
    const spec = await finished()
    const here = quoteValid(spec, await tariffNow())
    const quoted = await shop.call(makeQuote, { body: { spec } })
    expect(here.ok && here.value.total).toBe(quoted.data.quote.total)
    const [item, kept] = [
      (await shop.call(addCartItem, { as: member, body: { spec, files: [] } })).data,
      (await shop.call(addCartItem, { as: member, body: { spec, files: [] } })).data,
    ]
    const order = await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, [item]) })
    expect(order.status, order.failure?.message).toBe(200)
    const saved = (await shop.call(saveEstimate, { as: member, body: { jobs: [{ spec }] } })).data

    await sell({ finish: OWN_FINISH_ID }, { name: '새 박', variants: [{ id: 'v1', name: '무지개', percent: 120 }] })
    expect(madeOf((await shop.call(makeQuote, { body: { spec } })).data.spec)).toMatchObject({ name: '새 박' })
    const more = { version: kept.version, copies: kept.spec.copies + 1000 }
    const changed = await shop.call(changeCartItem, { as: member, params: { id: kept.id }, body: more })
    expect(madeOf(changed.data.spec)).toMatchObject({ name: '디지털 박', variants: [{ id: 'v1', name: '홀로그램' }] })

    await sell({ finish: OWN_FINISH_ID }, { name: '새 박', kinds: [] })
    const refused = await shop.call(makeQuote, { body: { spec } })
    expect(refused.failure?.fields).toEqual({ 'spec.parts.0.finishes.0': '이 상품에 없는 후가공입니다.' })
    const { orderNumber } = order.data
    const placed = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.lines[0]
    const estimate = await shop.call(readEstimate, { as: member, params: { number: saved.number } })
    const inCart = (await shop.call(readCartItem, { as: member, params: { id: kept.id } })).data
    for (const one of [placed?.spec, estimate.data.lines[0]?.spec, inCart.spec])
      expect(madeOf(one)).toMatchObject({ name: '디지털 박', like: 'foil' })
  })

  it('브라우저가 지어낸 후가공은 서버의 것으로 바뀌고, 코드가 아는 것은 초안에서도 달리 적을 수 없습니다', async () => {
    await sell({ finish: OWN_FINISH_ID })
    const spec = await finished()
    const forge = (made: object) => ({
      ...spec,
      parts: spec.parts.map((part) => ({
        ...part,
        finishes: part.finishes.map((choice) => ({ ...choice, made: { ...choice.made, ...made } as never })),
      })),
    })
    expect((await shop.call(makeQuote, { body: { spec: forge({ name: '공짜 박', minGsm: 30 }) } })).data.spec).toEqual(
      spec,
    )
    expect((await shop.call(makeQuote, { body: { spec: forge({ name: 'x'.repeat(9000) }) } })).status).toBe(400)
    const finance = await shop.staff('finance')
    const { latest } = (await shop.call(listTariffs, { as: finance, query: {} })).data
    const draft = await shop.call(createDraft, { as: finance, body: { from: latest, title: '후가공' } })
    const { id } = draft.data
    const own = madeOf(spec)
    if (!own) throw new Error('no finish')
    const finishes = { [OWN_FINISH_ID]: { ...own, onPart: undefined } } as never
    const body = { revision: 1, edits: [], choices: { finishes } }
    const wrong = await shop.call(editDraft, { as: finance, params: { id }, body })
    expect(wrong.failure?.message).toBe('디지털 박: 묶음이 하는 일과 맞지 않습니다.')
    const press = await shop.staff('production')
    expect((await shop.call(editDraft, { as: press, params: { id }, body })).status).toBe(403)
    expect((await shop.call(readDraft, { as: finance, params: { id } })).data.draft.revision).toBe(1)
  })
})
