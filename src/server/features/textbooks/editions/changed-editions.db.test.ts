import { beforeAll, describe, expect, it } from 'vitest'
import { listCart, removeCartItem } from '#/contract/ordering/cart.contract.ts'
import { orderEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { placeOrder, previewOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import * as contract from '#/contract/textbooks/editions.contract.ts'
import * as staff from '#/contract/textbooks/staff-editions.contract.ts'
import { businessCalendar, workingDayFrom } from '#/domain/calendar/business-days.ts'
import { HOLIDAYS } from '#/domain/calendar/holidays.data.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { EDITION, soldEdition } from '#tests/support/editions.ts'
import { payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const brand = 'hamamath'
const gateway = await practiceGateway()
let shop: TestShop
let desk: StaffCaller

beforeAll(async () => {
  shop = await testShop({ env: gateway.env })
  desk = await shop.staff('administrator')
})

const hama = () => shop.member({ type: 'HAMAMATH', grade: '0080' })
const cart = async (as: MemberCaller, by: TestShop = shop) =>
  (await by.call(listCart, { as, query: { brand } })).data.items
const add = (as: MemberCaller, id: string, wish: { readonly proof?: boolean } = {}) =>
  shop.call(contract.addEdition, {
    as,
    params: { id },
    body: { number: 1, classes: [{ name: '정규', copies: 30 }], ...wish },
  })
const withdraw = (id: string, reason: string, successorId: string | null = null) =>
  shop.call(staff.withdrawEdition, { as: desk, params: { id }, body: { reason, successorId } })

/** All that lies in the cart as one order, unpaid. */
async function placed(as: MemberCaller): Promise<string> {
  await shop.runJobs()
  const answer = await shop.call(placeOrder, { as, body: await sheetFor(shop, as, await cart(as)) })
  return answer.data.orderNumber
}

async function linesOf(orderNumber: string) {
  const { rows } = await shop.container.database.pool.query<{ file_state: string; due: string | null }>(
    `select l.file_state, l.due_day::text as due
     from order_lines l join orders o on o.id = l.order_id where o.number = $1`,
    [orderNumber],
  )
  return rows
}

async function termOf(as: MemberCaller): Promise<string> {
  const { terms } = (await shop.call(contract.listOrderedTerms, { as, query: { brand } })).data
  return terms[0]?.term ?? ''
}
const again = async (as: MemberCaller, by: TestShop = shop, key: string = crypto.randomUUID(), of = as) =>
  (await by.call(contract.reorderTerm, { as, params: { term: await termOf(of) }, body: { brand }, key })).data

/** The next version, with fewer pages at another price, is sold from a day on. */
async function nextVersion(id: string, saleFrom = EDITION.saleFrom): Promise<void> {
  const params = { id }
  const revision = async () =>
    (await shop.call(staff.readDeskEdition, { as: desk, params })).data.versions[0]?.revision ?? 0
  await shop.call(staff.startEditionVersion, { as: desk, params })
  const { title, grade, term, kind, topics } = (await shop.call(staff.readDeskEdition, { as: desk, params })).data
  const make = { ...EDITION.make, pages: 36 }
  const prices = [{ copies: 10, supply: 90_000 }]
  const form = { ...EDITION, title, grade, term, kind, topics, make, prices, saleFrom, revision: await revision() }
  await shop.call(staff.changeEdition, { as: desk, params, body: form })
  const fileId = await uploadPdf(shop, desk, await textBook(36), 'inner')
  await shop.call(staff.setEditionBody, { as: desk, params, body: { revision: await revision(), fileId } })
  await shop.runJobs()
  const answer = await shop.call(staff.publishEdition, { as: desk, params, body: { revision: await revision() } })
  expect(answer.failure).toBeNull()
}

describe('내린 교재', () => {
  it('담아 둔 것은 목록, 금액, 주문에서 같은 까닭을 말하고 장바구니에 남습니다', async () => {
    const as = await hama()
    const { id } = await soldEdition(shop, desk, { title: '내릴 책' })
    await add(as, id)
    await shop.runJobs()
    const sheet = await sheetFor(shop, as, await cart(as))
    await withdraw(id, '교육과정이 바뀌었어요.')
    const before = await cart(as)
    const reason = expect.stringContaining('더 찍지 않는 교재예요. 교육과정이 바뀌었어요.')
    expect(before).toMatchObject([{ price: { state: 'not-offered', message: reason }, classes: [{ copies: 30 }] }])
    const { itemIds } = sheet
    const counts = [{ line: 1, copies: 30 }]
    const deliveries = [{ method: 'courier' as const, zipcode: '04524', counts }]
    const priced = await shop.call(previewOrder, { as, body: { itemIds, deliveries } })
    expect(priced.failure).toMatchObject({ code: 'CONFLICT', message: reason })
    expect((await shop.call(placeOrder, { as, body: sheet })).failure).toMatchObject({
      code: 'CONFLICT',
      message: reason,
    })
    expect(await cart(as)).toEqual(before)
  })

  it('대신할 교재는 지금 주문할 수 있을 때만 이름을 말합니다', async () => {
    const as = await hama()
    const sold = async (title: string) => (await soldEdition(shop, desk, { title })).id
    const [gone, next] = [await sold('먼저 내릴 책'), await sold('이어질 책')]
    await add(as, gone)
    await withdraw(gone, '개정', next)
    const wish = { number: 1, classes: [{ name: '정규', copies: 30 }] }
    const said = async () => {
      const [item] = await cart(as)
      const card = (await shop.call(contract.readEdition, { as, params: { id: gone } })).data
      const refused = (await shop.call(contract.addEdition, { as, params: { id: gone }, body: wish })).failure?.message
      const inCart = item?.price.state === 'not-offered' ? item.price.message : ''
      return [inCart.includes('이어질 책'), refused?.includes('이어질 책'), card.successor?.id ?? null]
    }
    expect(await said()).toEqual([true, true, next])
    await withdraw(next, '이것도 내려요.')
    expect(await said()).toEqual([false, false, null])
    await nextVersion(next, seoulDay(daysAfter(shop.container.clock.now(), 60)))
    expect(await said()).toEqual([false, false, null])
  })

  it('내리기 전에 주문한 것은 그 값으로 결제하고 그대로 만듭니다', async () => {
    const as = await hama()
    const { id } = await soldEdition(shop, desk, { title: '주문 뒤 내릴 책' })
    await add(as, id)
    const orderNumber = await placed(as)
    await withdraw(id, '개정')
    expect((await payFor(shop, gateway, as, [orderNumber])).answer.data.state).toBe('paid')
    await shop.runJobs()
    expect(await linesOf(orderNumber)).toMatchObject([{ file_state: 'approved' }])
    expect(await shop.brokenInvariants()).toEqual([])
  })
})

describe('학기 다시 담기', () => {
  it('값과 쪽수가 바뀐 교재는 지금 것으로 담고, 옛 판이 든 줄은 새 판을 알립니다', async () => {
    const as = await hama()
    const { id } = await soldEdition(shop, desk, { title: '바뀔 책' })
    await add(as, id)
    await placed(as)
    await add(as, id)
    await nextVersion(id)
    expect(await cart(as)).toMatchObject([
      { price: { state: 'not-offered', message: expect.stringContaining('2판이 나왔어요. 새 판 「바뀔 책」') } },
    ])
    const { itemIds, refused } = await again(as)
    expect(refused).toEqual([])
    const now = (await cart(as)).find((item) => item.id === itemIds[0])
    expect(now).toMatchObject({
      origin: { editionId: id, version: 2 },
      price: { state: 'priced', total: 297_000 },
      classes: [{ name: '정규', copies: 30 }],
    })
    expect(now?.spec.parts.map(({ pages }) => pages)).toContain(36)
  })

  it('내린 교재는 대신할 교재로 담고, 없으면 까닭을, 아직 받지 않으면 받는 날을 말합니다', async () => {
    const as = await hama()
    const sold = async (title: string) => (await soldEdition(shop, desk, { title })).id
    const [replaced, gone, coming, next] = [
      await sold('대신할 책이 있는 책'),
      await sold('없어진 책'),
      await sold('다음에 올 책'),
      await sold('대신할 책'),
    ]
    for (const id of [replaced, gone, coming]) await add(as, id)
    await placed(as)
    await withdraw(replaced, '개정', next)
    await withdraw(gone, '교육과정이 바뀌었어요.')
    const day = seoulDay(daysAfter(shop.container.clock.now(), 60))
    await nextVersion(coming, day)
    const { refused } = await again(as)
    expect(await cart(as)).toMatchObject([{ origin: { editionId: next }, classes: [{ name: '정규', copies: 30 }] }])
    const said = new Map(refused.map(({ title, message }) => [title.split(' 중2')[0], message]))
    expect(said.get('없어진 책')).toContain('더 찍지 않는 교재예요. 교육과정이 바뀌었어요.')
    expect(said.get('다음에 올 책')).toContain(`${day}부터 받는 교재예요.`)
    expect(said.size).toBe(2)
  })

  it('서버 두 대에서 두 번 눌러도 한 번 담고, 같은 학원 두 사람이 함께 주문해도 저마다 한 주문입니다', async () => {
    const [first, second] = [await hama(), await hama()]
    const other = await shop.another()
    const { id } = await soldEdition(shop, desk, { title: '함께 주문할 책' })
    for (const as of [first, second]) {
      await add(as, id)
      await placed(as)
    }
    const key = crypto.randomUUID()
    const twice = await Promise.all([again(first, shop, key), again(first, other, key), again(second, other)])
    expect(twice[1]).toEqual(twice[0])
    expect([(await cart(first)).length, (await cart(second, other)).length]).toEqual([1, 1])
    await shop.runJobs()
    const sheets = await Promise.all([first, second].map(async (as) => sheetFor(shop, as, await cart(as))))
    const [mine, theirs] = sheets
    if (!mine || !theirs) throw new Error('no sheets')
    const once = crypto.randomUUID()
    const orders = await Promise.all([
      shop.call(placeOrder, { as: first, body: mine, key: once }),
      other.call(placeOrder, { as: first, body: mine, key: once }),
      other.call(placeOrder, { as: second, body: theirs }),
    ])
    expect(new Set(orders.map(({ data }) => data.orderNumber)).size).toBe(2)
    expect([await cart(first), await cart(second)]).toEqual([[], []])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('두 브라우저에서 저마다 눌러도 한 벌만 담고, 이미 담긴 교재를 알립니다', async () => {
    const as = await hama()
    const other = await shop.another()
    const [first, second] = ['한 벌만 담을 책', '함께 담을 책']
    for (const title of [first, second]) await add(as, (await soldEdition(shop, desk, { title })).id)
    await placed(as)
    const twice = await Promise.all([again(as), again(as, other)])
    expect(twice.map(({ itemIds }) => itemIds.length).toSorted()).toEqual([0, 2])
    const told = twice.find(({ itemIds }) => itemIds.length === 0)?.already.map((title) => title.split(' 중2')[0])
    expect(told?.toSorted()).toEqual([first, second].toSorted())
    const lies = await cart(as)
    expect(lies).toHaveLength(2)
    // What was taken out of the cart by itself comes back by itself.
    const [gone] = lies
    await shop.call(removeCartItem, { as, params: { id: gone?.id ?? '' } })
    expect(await again(as)).toMatchObject({ itemIds: [expect.any(String)], already: [expect.any(String)], refused: [] })
    expect(await cart(as)).toHaveLength(2)
  })

  it('한 교재를 두 브라우저에서 담아도 한 줄이고, 반이 다르거나 표지를 바꾸면 따로 담습니다', async () => {
    const as = await hama()
    const other = await shop.another()
    const { id } = await soldEdition(shop, desk, { title: '한 번만 담을 책' })
    const put = async (by: TestShop, copies = 30) => {
      const body = { number: 1, classes: [{ name: '정규', copies }] }
      return (await by.call(contract.addEdition, { as, params: { id }, body })).data
    }
    const twice = await Promise.all([put(shop), put(other)])
    expect(twice.map(({ already }) => already).toSorted()).toEqual([false, true])
    expect(new Set(twice.map(({ itemId }) => itemId)).size).toBe(1)
    expect((await put(shop, 12)).already).toBe(false)
    expect(await cart(as)).toHaveLength(2)
    shop.clock.forward({ minutes: 1 })
    const body = {
      brand,
      layout: 'band',
      name: '새 간판',
      phone: '',
      line: '',
      logo: { act: 'none' },
      version: 0,
    } as const
    await shop.call(contract.keepAcademyCover, { as, body })
    expect((await put(shop)).already).toBe(false)
  })

  it('교정지를 보겠다던 교재는 다시 담아도 교정지를 봅니다', async () => {
    const as = await hama()
    const [seen, unseen] = [
      await soldEdition(shop, desk, { title: '교정 볼 책' }),
      await soldEdition(shop, desk, { title: '교정 없는 책' }),
    ]
    await add(as, seen.id, { proof: true })
    await add(as, unseen.id)
    await placed(as)
    await again(as)
    const wanted = (await cart(as)).flatMap(({ origin }) =>
      origin?.kind === 'edition' && origin.proof ? [origin.editionId] : [],
    )
    expect(wanted).toEqual([seen.id])
  })
})

it('여러 교재를 한 번에 주문해도 누가 살 수 있는지는 한 번에 묻습니다', async () => {
  const asked = async (count: number) => {
    const as = await hama()
    for (let at = 0; at < count; at += 1) await add(as, (await soldEdition(shop, desk, { title: `${count}-${at}` })).id)
    await shop.runJobs()
    const body = await sheetFor(shop, as, await cart(as))
    const sent = await statementsOf(async () => {
      expect((await shop.call(placeOrder, { as, body })).failure).toBeNull()
    })
    return sent.filter(({ text }) => /from "editions" where|from "brands"/.test(text)).length
  }
  expect(await asked(3)).toBe(await asked(1))
})

it('여러 교재의 값과 견적, 다시 담기도 한 줄과 같은 수로 묻습니다', async () => {
  const asked = async (count: number) => {
    const as = await hama()
    for (let at = 0; at < count; at += 1) await add(as, (await soldEdition(shop, desk, { title: `${count}-${at}` })).id)
    const orderNumber = await placed(as)
    const own = (text: string) => /from "editions"|from "brands"|from "?estimates"? /.test(text)
    const readsOf = async (work: () => Promise<{ readonly failure: unknown }>) => {
      const sent = await statementsOf(async () => expect((await work()).failure).toBeNull())
      return sent.filter(({ text }) => own(text)).length
    }
    const reordered = await readsOf(() => shop.call(reorder, { as, params: { orderNumber }, body: {} }))
    const jobs = (await cart(as)).map(({ spec, title, origin, classes }) => ({
      spec,
      title,
      brand,
      ...(origin ? { origin } : {}),
      ...(classes ? { classes } : {}),
    }))
    let number = ''
    const saved = await readsOf(async () => {
      const answer = await shop.call(saveEstimate, { as, body: { jobs } })
      number = answer.data.number
      return answer
    })
    await shop.call(orderEstimate, { as, params: { number }, body: { version: 1 } })
    const listed = await readsOf(() => shop.call(listCart, { as, query: { brand } }))
    return [reordered, saved, listed]
  }
  expect(await asked(3)).toEqual(await asked(1))
})

// Last: the shop's clock is days on after it.
it('예약 출고일이 지난 뒤 결제하면 결제한 날부터 세어 나갑니다', async () => {
  const as = await hama()
  const calendar = businessCalendar(HOLIDAYS)
  const dispatchDay = workingDayFrom(calendar, seoulDay(daysAfter(shop.container.clock.now(), 2)))
  const { id } = await soldEdition(shop, desk, { title: '늦게 결제할 예약 책', dispatchDay })
  await add(as, id)
  const orderNumber = await placed(as)
  await add(as, id)
  shop.clock.forward({ days: 6 })
  const paidOn = seoulDay(shop.container.clock.now())
  expect(paidOn > dispatchDay).toBe(true)
  expect(await cart(as)).toMatchObject([{ price: { state: 'priced' }, classes: [{ copies: 30 }] }])
  expect((await payFor(shop, gateway, as, [orderNumber])).answer.data.state).toBe('paid')
  await shop.runJobs()
  const [line] = await linesOf(orderNumber)
  expect(line?.file_state).toBe('approved')
  expect((line?.due ?? '') > paidOn).toBe(true)
  const next = await placed(as)
  expect((await payFor(shop, gateway, as, [next])).answer.data.state).toBe('paid')
  await shop.runJobs()
  expect(await linesOf(next)).toEqual([line])
})
