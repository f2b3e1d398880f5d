import { beforeAll, describe, expect, it } from 'vitest'
import { createDraft, editDraft, readDraft } from '#/contract/catalogue/drafts.contract.ts'
import { currentTariff, makeQuote } from '#/contract/catalogue/pricing.contract.ts'
import { listTariffs } from '#/contract/catalogue/versions.contract.ts'
import { addCartItem, readCartItem } from '#/contract/ordering/cart.contract.ts'
import { searchShop } from '#/contract/support/search.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { quoteValid } from '#/domain/pricing/quote-job.ts'
import { bindingTermsOf, putTerms } from '#/domain/pricing/tariffs/put-terms.ts'
import { putTrim } from '#/domain/pricing/tariffs/put-trim.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { insertTariff } from '#/server/features/catalogue/pricing/pricing.repo.ts'
import type { Caller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const POCKET = { id: 'own-t1', name: '문고판', size: { width: 106, height: 162 } }

let shop: TestShop
let member: Caller
let versions = 300

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
})

const tariffNow = async () => (await shop.call(currentTariff, {})).data.tariff

/** Another version at once, without the proof: what is proved before a version is published has tests of its own. */
async function sell(change: (now: Tariff) => ReturnType<typeof putTrim>) {
  versions += 1
  const now = shop.clock.now()
  const validFrom = seoulDay(now)
  const version = `${validFrom.slice(0, 7)}.${versions}`
  const changed = change(await tariffNow())
  if (!changed.ok) throw new Error(changed.error[0]?.message)
  const body = { ...changed.value, version, validFrom }
  await shop.container.database.transaction((tx) =>
    insertTariff(tx, { version, validFrom, body, effectiveAt: now, publishedAt: now }),
  )
}

/** With the size where it has another name, or stands in other kinds. */
const pocket = (name = POCKET.name) => sell((now) => putTrim(now, { ...POCKET, name }, ['D413']))

async function inPocket(): Promise<JobSpec> {
  const catalogue = catalogueOf(await tariffNow())
  const made = attempt(defaultSpec('D413'), 'trim', POCKET.id, { closed: {}, catalogue })
  if (!made.ok) throw new Error(made.error)
  return made.value
}

const renamed = (now: Tariff) => {
  const terms = bindingTermsOf(now, 'perfect')
  if (!terms) throw new Error('no binding')
  return putTerms(now, 'bindings', { ...terms, name: '풀제본', pages: { min: 24, max: 150 } }, ['D413', 'D303', 'C413'])
}

describe('사람이 더한 크기', () => {
  it('브라우저와 서버가 같은 값을 말하고, 장바구니는 나중에 이름이 바뀌어도 그때의 이름을 지니며, 찾기도 압니다', async () => {
    await pocket()
    const spec = await inPocket()
    const here = quoteValid(spec, await tariffNow())
    const quoted = await shop.call(makeQuote, { body: { spec } })
    expect(here.ok && here.value.total).toBe(quoted.data.quote.total)
    const item = (await shop.call(addCartItem, { as: member, body: { spec, files: [] } })).data
    const found = (await shop.call(searchShop, { query: { q: '문고판' } })).data
    expect(found.groups.find(({ kind }) => kind === 'product')?.items.map(({ title }) => title)).toEqual(['책'])

    await pocket('주머니책')
    expect((await shop.call(makeQuote, { body: { spec } })).data.spec.sizeName).toBe('주머니책')
    expect((await shop.call(readCartItem, { as: member, params: { id: item.id } })).data.spec.sizeName).toBe('문고판')
    const forged = await shop.call(makeQuote, { body: { spec: { ...defaultSpec('D413'), sizeName: '공짜판' } } })
    expect(forged.data.spec).toEqual(defaultSpec('D413'))
  })

  it('초안에 틀린 크기를 넣을 수 없고, 제작 담당은 고칠 수 없습니다', async () => {
    const finance = await shop.staff('finance')
    const { latest } = (await shop.call(listTariffs, { as: finance, query: {} })).data
    const draft = await shop.call(createDraft, { as: finance, body: { from: latest, title: '크기' } })
    const { id } = draft.data
    const put = (trims: object, as = finance) =>
      shop.call(editDraft, { as, params: { id }, body: { revision: 1, edits: [], choices: { trims } } })
    const moved = { a5: { id: 'a5', name: 'A5', size: { width: 100, height: 200 } } }
    expect((await put(moved)).failure?.message).toBe('크기는 바꿀 수 없습니다. 다른 크기는 새 크기로 더해 주세요.')
    expect((await put({ [POCKET.id]: { ...POCKET, size: { width: 5, height: 5 } } })).status).toBe(400)
    expect((await put({ [POCKET.id]: POCKET }, await shop.staff('production'))).status).toBe(403)
    expect((await shop.call(readDraft, { as: finance, params: { id } })).data.draft.revision).toBe(1)
    expect((await put({ [POCKET.id]: POCKET })).status).toBe(200)
    expect((await shop.call(readDraft, { as: finance, params: { id } })).data.draft.revision).toBe(2)
  })
})

describe('이름과 한도를 고친 제본', () => {
  it('서버도 같은 말로 거절하고, 담아 둔 것은 그때의 한도를 지니며, 초안에는 맞는 한도만 들어갑니다', async () => {
    const before = (await shop.call(addCartItem, { as: member, body: { spec: defaultSpec('D413'), files: [] } })).data
    await sell(renamed)
    const refused = await shop.call(makeQuote, { body: { spec: defaultSpec('D413') } })
    expect(Object.values(refused.failure?.fields ?? {})).toEqual(['풀제본은 150쪽까지 됩니다. 지금 200쪽입니다.'])
    const kept = (await shop.call(readCartItem, { as: member, params: { id: before.id } })).data
    expect(kept.spec).toEqual(defaultSpec('D413'))
    const found = (await shop.call(searchShop, { query: { q: '풀제본' } })).data
    expect(found.groups[0]?.items.map(({ title }) => title)).toContain('책')

    const finance = await shop.staff('finance')
    const { latest } = (await shop.call(listTariffs, { as: finance, query: {} })).data
    const { id } = (await shop.call(createDraft, { as: finance, body: { from: latest, title: '제본' } })).data
    const key = 'choiceChanges/bindings/perfect/pages/max'
    const limit = (value: number) =>
      shop.call(editDraft, { as: finance, params: { id }, body: { revision: 1, edits: [{ key, value }] } })
    expect((await limit(20)).failure?.message).toBe('가장 많은 쪽수가 가장 적은 쪽수보다 적습니다.')
    expect((await limit(600)).status).toBe(200)
    const { tariff } = (await shop.call(readDraft, { as: finance, params: { id } })).data
    expect(tariff.choiceChanges?.bindings?.['perfect']).toMatchObject({ name: '풀제본', pages: { min: 24, max: 600 } })
  })
})
