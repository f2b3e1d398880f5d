import { beforeAll, describe, expect, it } from 'vitest'
import { changeGiveBackSettings, listAskedGiveBacks } from '#/contract/money/give-backs.contract.ts'
import { readTaxSettings, saveTaxSettings } from '#/contract/money/staff-tax.contract.ts'
import { changeCourierSettings, readCourierSettings } from '#/contract/production/courier-settings.contract.ts'
import { deleteTemplate, listTemplates, saveTemplate } from '#/contract/support/answer-templates.contract.ts'
import { changeVisitSettings, listDeskVisits } from '#/contract/support/staff-reservations.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let one: StaffCaller
let other: StaffCaller
beforeAll(async () => {
  shop = await testShop()
  one = await shop.staff()
  other = await shop.staff()
})

interface Saved {
  readonly status: number
  readonly failure: { readonly message: string } | null
}

/** Both looked at the same; the second to save must be told, whoever it is and however close together they press. */
async function onlyTheFirst(save: (as: StaffCaller, which: 0 | 1) => Promise<Saved>, changed: RegExp): Promise<0 | 1> {
  const answers = await Promise.all([save(one, 0), save(other, 1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.failure?.message).toMatch(changed)
  expect(refused?.failure?.message).toContain('보시는 동안')
  return answers[0].status === 200 ? 0 : 1
}

describe('two of the staff with the same form open: who saves second is told what changed, and nothing is overwritten', () => {
  it('courier settings', async () => {
    const look = async () => (await shop.call(readCourierSettings, { as: one })).data.items[0]
    const before = await look()
    if (!before) throw new Error('no courier')
    const { code, lengths, check, columns, seen } = before
    const times = ['16:00', '18:00']
    const save = (as: StaffCaller, which: 0 | 1) => {
      const body = { pickUpAt: times[which] ?? '', lengths, check, columns, seen }
      return shop.call(changeCourierSettings, { as, params: { courier: code }, body })
    }
    const first = await onlyTheFirst(save, /집하 시각이 바뀌어/)
    expect((await look())?.pickUpAt).toBe(times[first])
  })

  it('settings of visits', async () => {
    const query = { day: seoulDay(shop.clock.now()) }
    const look = async () => (await shop.call(listDeskVisits, { as: one, query })).data.settings
    const before = await look()
    const save = (as: StaffCaller, which: 0 | 1) =>
      shop.call(changeVisitSettings, { as, body: { ...before, seats: 5 + which } })
    const first = await onlyTheFirst(save, /한 시간에 받을 팀이 바뀌어/)
    const after = await look()
    expect(after.seats).toBe(5 + first)
    // The form that has saved goes on with what the answer brought.
    const again = await shop.call(changeVisitSettings, { as: one, body: { ...after, daysAhead: 20 } })
    expect(await look()).toEqual(again.data)
  })

  it('settings of tax invoices, also where none were saved yet', async () => {
    const look = async () => (await shop.call(readTaxSettings, { as: one })).data
    const before = await look()
    const save = (as: StaffCaller, which: 0 | 1) =>
      shop.call(saveTaxSettings, { as, body: { ...before, businessItem: `인쇄 ${which}` } })
    const first = await onlyTheFirst(save, /종목이 바뀌어/)
    expect((await look()).businessItem).toBe(`인쇄 ${first}`)
  })

  it('above how much two people look at what is given back', async () => {
    const look = async () => (await shop.call(listAskedGiveBacks, { as: one })).data.secondAbove
    const shown = await look()
    const limits = [100_000, 300_000]
    const save = (as: StaffCaller, which: 0 | 1) =>
      shop.call(changeGiveBackSettings, { as, body: { secondAbove: limits[which] ?? 0, shown } })
    const first = await onlyTheFirst(save, /500,000원에서 [13]00,000원으로 바뀌어/)
    expect(await look()).toBe(limits[first])
  })

  it('an answer that is used often; the same press again is no other one, and what was deleted does not come back', async () => {
    const params = { templateId: crypto.randomUUID() }
    const put = (as: StaffCaller, body: string, seen: Record<string, string>) =>
      shop.call(saveTemplate, { as, params, body: { title: '인사', body, seen } })
    const look = async () => (await shop.call(listTemplates, { as: one })).data.templates[0]
    expect((await put(one, '안녕하세요.', {})).status).toBe(200)
    expect((await put(one, '안녕하세요.', {})).status).toBe(200)
    const { seen = {} } = (await look()) ?? {}
    const texts = ['반갑습니다.', '고맙습니다.']
    const first = await onlyTheFirst((as, which) => put(as, texts[which] ?? '', seen), /내용이 바뀌어/)
    expect((await look())?.body).toBe(texts[first])
    const { seen: last = {} } = (await look()) ?? {}
    const drop = (shown: Record<string, string>) =>
      shop.call(deleteTemplate, { as: one, params, body: { seen: shown } })
    const behind = await drop(seen)
    expect([behind.status, behind.failure?.message]).toEqual([409, expect.stringContaining('내용이 바뀌어')])
    expect((await look())?.body).toBe(texts[first])
    expect((await drop(last)).status).toBe(200)
    const late = await put(other, '또 뵙겠습니다.', last)
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('지운 답변')])
    expect(await look()).toBeUndefined()
  })
})
