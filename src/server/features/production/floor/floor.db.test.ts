import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { askPressPackages } from '#/contract/prepress/press.contract.ts'
import * as floor from '#/contract/production/floor.contract.ts'
import { advanceLines, moveLine, readRealtime } from '#/contract/production/production.contract.ts'
import type { StepKind } from '#/domain/floor/steps.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { packagesMade } from '#tests/support/packages-made.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let press: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  press = await shop.staff('production')
})

const read = async () => (await shop.call(floor.readFloor, { as: press })).data
const jobOf = async (lineId: string) => (await read()).jobs.find((job) => job.lineId === lineId)
const stepOf = async (lineId: string, kind: StepKind) => (await jobOf(lineId))?.steps.find((step) => step.kind === kind)
const machineOf = async (kind: StepKind) => (await read()).machines.find((machine) => machine.kind === kind)!.id
const approved = () => paidOrder(shop, member.memberId, { file: 'approved' })
const AT = '2026-11-20T05:00:00.000Z'

async function move(lineId: string, kind: StepKind, version: number, as: MemberCaller | StaffCaller = press) {
  const body = { machineId: await machineOf(kind), at: AT, version }
  return shop.call(floor.moveStep, { as, params: { lineId, kind }, body })
}

/** What an operator says about a step, as they see it now. */
async function say(lineId: string, kind: StepKind, act: (typeof floor.STEP_ACTS)[number], more: object = {}) {
  const version = (await stepOf(lineId, kind))?.version ?? 0
  const body = { act, machineId: await machineOf(kind), version, count: 0, note: '', ...more }
  return shop.call(floor.recordStep, { as: press, params: { lineId, kind }, body })
}

describe('the floor', () => {
  it('opens with machines, and shows each job with its route and without its customer', async () => {
    const { lineId, orderNumber } = await approved()
    const seen = await read()
    expect(seen.machines.length).toBeGreaterThan(4)
    const job = seen.jobs.find((each) => each.lineId === lineId)
    expect(job).toMatchObject({ orderNumber, code: `${orderNumber}-1`, planned: false, package: null, copies: 30 })
    expect(job?.steps.map(({ kind, standing }) => `${kind} ${standing}`)).toEqual([
      'digital-colour waiting',
      'digital-mono waiting',
      'bind waiting',
      'pack waiting',
    ])
    expect(job?.picture).not.toBeUndefined()
    expect(JSON.stringify(seen)).not.toMatch(/윤서영|010-2345/)
  })

  it('shows neither what is not approved nor whose money is missing', async () => {
    const waiting = await paidOrder(shop, member.memberId, { file: 'waiting-customer' })
    expect(await jobOf(waiting.lineId)).toBeUndefined()
  })

  it('plans a job by putting it somewhere, and tells the second of two who was first', async () => {
    const { lineId } = await approved()
    expect((await move(lineId, 'digital-mono', 0)).data).toEqual({ version: 1 })
    expect(await jobOf(lineId)).toMatchObject({ planned: true, production: 'planned' })
    expect(await stepOf(lineId, 'digital-mono')).toMatchObject({ pinnedAt: AT, version: 1 })
    const second = await move(lineId, 'digital-mono', 0, await shop.staff('production'))
    expect([second.status, second.failure?.message]).toEqual([409, expect.stringContaining('먼저')])
    const both = await Promise.all([move(lineId, 'bind', 0), move(lineId, 'bind', 0)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('may not be moved by others, to a machine that does something else, or where no such step is', async () => {
    const { lineId } = await approved()
    expect((await move(lineId, 'bind', 0, member)).status).toBe(403)
    expect((await move(lineId, 'bind', 0, await shop.staff('service'))).status).toBe(403)
    expect((await move(randomUUID(), 'bind', 0)).status).toBe(404)
    expect((await move(lineId, 'offset', 0)).status).toBe(404)
    const body = { machineId: await machineOf('pack'), at: AT, version: 0 }
    const wrong = await shop.call(floor.moveStep, { as: press, params: { lineId, kind: 'bind' }, body })
    expect([wrong.status, wrong.failure?.message]).toEqual([409, expect.stringContaining('제본')])
    const never = { machineId: await machineOf('bind'), at: '0000-01-01T00:00:00Z', version: 0 }
    expect((await shop.call(floor.moveStep, { as: press, params: { lineId, kind: 'bind' }, body: never })).status).toBe(
      400,
    )
    expect((await shop.call(floor.readFloor, { as: await shop.staff('finance') })).status).toBe(403)
  })
})

describe('an operator', () => {
  it('prints nothing without a press package of what was approved', async () => {
    const { lineId } = await approved()
    const { pool } = shop.container.database
    await pool.query('update order_lines set packaged_binding = null where id = $1', [lineId])
    await move(lineId, 'digital-colour', 0)
    const bare = await say(lineId, 'digital-colour', 'start')
    expect([bare.status, bare.failure?.message]).toEqual([409, expect.stringContaining('인쇄 자료')])
    const byDesk = { as: press, params: { lineId }, body: { event: 'start-print' as const } }
    expect((await shop.call(moveLine, byDesk)).status).toBe(409)
    await shop.runJobs()
    expect((await jobOf(lineId))?.package).toBe('done')
    // A package of another version than the approved one is none.
    await pool.query(`update order_lines set packaged_binding = reverse(approved_binding) where id = $1`, [lineId])
    expect((await say(lineId, 'digital-colour', 'start')).status).toBe(409)
    await pool.query('update order_lines set packaged_binding = approved_binding where id = $1', [lineId])
    expect((await say(lineId, 'digital-colour', 'start')).data).toMatchObject({ production: 'printing' })
  })

  it('takes a job through its steps; the job, the public numbers and the board go with it', async () => {
    const { lineId } = await approved()
    await move(lineId, 'digital-colour', 0)
    await packagesMade(shop)
    const floorNow = async (state: string) =>
      (await shop.call(readRealtime, { as: shop.visitor() })).data.steps.find((step) => step.state === state)?.lines
    const binding = (await floorNow('binding')) ?? 0
    expect((await say(lineId, 'digital-colour', 'start')).data.production).toBe('printing')
    expect((await say(lineId, 'digital-colour', 'waste', { count: 4 })).status).toBe(200)
    expect((await say(lineId, 'digital-colour', 'waste', { count: 3 })).status).toBe(200)
    expect((await say(lineId, 'digital-colour', 'done', { count: 26 })).data.production).toBe('printing')
    expect(await stepOf(lineId, 'digital-colour')).toMatchObject({ standing: 'done', made: 26, waste: 7 })
    await say(lineId, 'digital-mono', 'start')
    await say(lineId, 'digital-mono', 'problem', { note: '종이가 모자랍니다.' })
    expect(await stepOf(lineId, 'digital-mono')).toMatchObject({ standing: 'running', problem: '종이가 모자랍니다.' })
    await say(lineId, 'digital-mono', 'done')
    expect((await say(lineId, 'bind', 'start')).data.production).toBe('binding')
    expect(await floorNow('binding')).toBe(binding + 1)
    await say(lineId, 'bind', 'done')
    expect((await say(lineId, 'pack', 'start')).data.production).toBe('packing')
    expect((await say(lineId, 'pack', 'done')).data.production).toBe('done')
    expect((await jobOf(lineId))?.steps.every(({ standing }) => standing === 'done')).toBe(true)
  })

  it('is told what does not fit: twice started, done before it began, waste of nothing, a problem without words', async () => {
    const { lineId } = await approved()
    await move(lineId, 'digital-colour', 0)
    await packagesMade(shop)
    expect((await say(lineId, 'digital-colour', 'done')).status).toBe(409)
    expect((await say(lineId, 'bind', 'start')).status).toBe(409)
    await say(lineId, 'digital-colour', 'start')
    expect((await say(lineId, 'digital-colour', 'start')).status).toBe(409)
    const waste = await say(lineId, 'digital-colour', 'waste')
    expect([waste.status, waste.failure?.fields?.['count']]).toEqual([400, expect.stringContaining('불량')])
    expect((await say(lineId, 'digital-colour', 'problem')).status).toBe(400)
  })
})

describe('several jobs at once', () => {
  it('get packages and tickets, one answer a row', async () => {
    const [good, waiting] = [await approved(), await paidOrder(shop, member.memberId)]
    const lineIds = [good.lineId, waiting.lineId]
    const { items } = (await shop.call(askPressPackages, { as: press, body: { lineIds } })).data
    const answerOf = (lineId: string) => items.find((item) => item.lineId === lineId)
    expect(answerOf(good.lineId)).toMatchObject({ state: 'waiting', message: null })
    expect(answerOf(waiting.lineId)).toMatchObject({ state: null, message: expect.stringContaining('승인') })
    const tickets = (await shop.call(floor.readTickets, { as: press, body: { lineIds } })).data.items
    expect(tickets.map(({ ticket, message }) => [ticket?.code ?? null, message])).toEqual([
      [`${good.orderNumber}-1`, null],
      [null, expect.stringContaining('승인')],
    ])
    expect(tickets[0]?.ticket).toMatchObject({ copies: 30, drops: [{ method: '택배', copies: 30 }] })
    const service = await shop.staff('service')
    expect((await shop.call(askPressPackages, { as: service, body: { lineIds } })).status).toBe(403)
    expect((await shop.call(floor.readTickets, { as: service, body: { lineIds } })).status).toBe(403)
  })

  it('are planned with their packages', async () => {
    const { lineId } = await approved()
    await shop.call(advanceLines, { as: press, body: { lineIds: [lineId] } })
    expect((await jobOf(lineId))?.package).toBe('waiting')
  })
})

describe('a machine', () => {
  const body = {
    name: '중철 2호',
    kind: 'bind',
    note: '',
    setupMinutes: 10,
    perHour: 900,
    opens: 540,
    closes: 1080,
    pause: null,
    active: true,
    version: 0,
  } as const
  const save = (machineId: string, more: object = {}, as: StaffCaller = press) =>
    shop.call(floor.saveMachine, { as, params: { machineId }, body: { ...body, ...more } })
  it('is added and changed by the press, once by two at a time, in hours that are hours', async () => {
    const id = randomUUID()
    expect((await save(id)).data).toMatchObject({ name: '중철 2호', version: 1 })
    expect((await save(id, { perHour: 1000 })).status).toBe(409)
    expect((await save(id, { perHour: 1000, version: 1 })).data).toMatchObject({ perHour: 1000, version: 2 })
    expect((await save(randomUUID())).failure?.fields?.['name']).toContain('다른 이름')
    expect((await save(id, { version: 2, closes: 500 })).status).toBe(400)
    expect((await save(id, { version: 2, pause: { from: 100, to: 200 } })).status).toBe(400)
    expect((await save(id, { version: 2 }, await shop.staff('service'))).status).toBe(403)
  })
})
