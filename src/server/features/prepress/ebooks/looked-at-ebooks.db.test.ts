import { beforeAll, describe, expect, it } from 'vitest'
import type { LookedAt } from '#/contract/looked-at.ts'
import * as contract from '#/contract/prepress/ebooks.contract.ts'
import * as desk from '#/contract/prepress/staff-ebooks.contract.ts'
import { type EbookShop, ebookShop, METADATA } from '#tests/support/ebooks.ts'
import type { StaffCaller } from '#tests/support/callers.ts'

let made: EbookShop
let colleague: StaffCaller
beforeAll(async () => {
  made = await ebookShop()
  colleague = await made.shop.staff({ roles: ['proof'] })
})

const look = async (id: string) => (await made.shop.call(desk.readStaffEbook, { as: made.maker, params: { id } })).data

describe('two who look at one e-book: who writes second is told, and nothing is overwritten', () => {
  it('the answer to a correction', async () => {
    const { id } = await made.paid()
    await made.shown(id)
    await made.askCorrections(id, 1)
    const [before] = (await look(id)).corrections
    const answer = (as: StaffCaller, text: string, seen: LookedAt) =>
      made.shop.call(desk.answerCorrection, {
        as,
        params: { id, correctionId: before?.id ?? '' },
        body: { answer: text, seen },
      })
    expect((await answer(made.maker, '띄었어요.', before?.seen ?? {})).status).toBe(200)
    // One's own press again, after its answer was lost.
    expect((await answer(made.maker, '띄었어요.', before?.seen ?? {})).status).toBe(200)
    const late = await answer(colleague, '그대로 둘게요.', before?.seen ?? {})
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('보시는 동안 답이 바뀌어')])
    const [after] = (await look(id)).corrections
    expect(after?.answer).toBe('띄었어요.')
    expect((await answer(colleague, '붙였어요.', after?.seen ?? {})).status).toBe(200)
  })

  it('what stands in the book, written by its customer and by the desk', async () => {
    const { id } = await made.inCart()
    const { seen } = await made.seen(id)
    const byCustomer = (change: object, shown: LookedAt) =>
      made.shop.call(contract.changeEbookMetadata, {
        as: made.member,
        params: { id },
        body: { metadata: { ...METADATA, ...change }, seen: shown },
      })
    const byDesk = (change: object, shown: LookedAt) =>
      made.shop.call(desk.correctMetadata, {
        as: made.maker,
        params: { id },
        body: { metadata: { ...METADATA, ...change }, seen: shown },
      })
    expect((await byDesk({ title: '북촌의 골목' }, seen)).status).toBe(200)
    const late = await byCustomer({ publisher: '골목책방' }, seen)
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('보시는 동안 제목이 바뀌어')])
    const now = await made.seen(id)
    expect(now.metadata).toMatchObject({ title: '북촌의 골목', publisher: null })
    const both = { title: '북촌의 골목', publisher: '골목책방' }
    expect((await byCustomer(both, now.seen)).status).toBe(200)
    expect((await byCustomer(both, now.seen)).status).toBe(200)
    const behind = await byDesk({ title: '남촌의 골목' }, now.seen)
    expect([behind.status, behind.failure?.message]).toEqual([409, expect.stringContaining('펴낸 곳')])
    expect((await made.seen(id)).metadata).toMatchObject(both)
  })
})
