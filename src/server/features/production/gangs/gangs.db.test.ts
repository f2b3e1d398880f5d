import { writeFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { moveStep, readFloor, readTickets, recordStep } from '#/contract/production/floor.contract.ts'
import * as gangs from '#/contract/production/gangs.contract.ts'
import { moveLine } from '#/contract/production/production.contract.ts'
import type { GangAct } from '#/domain/gangs/gang-machine.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import { makeGangPackage } from './make-gang-package.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { gangOrder } from '#tests/support/gang-orders.ts'
import type { PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let press: StaffCaller
beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  press = await shop.staff('production')
})

const A4 = { width: 210, height: 297 }
const A5 = { width: 148, height: 210 }
const B5 = { width: 182, height: 257 }
const flyer = (name: string, trim = A5, copies = 1000, part = {}) =>
  gangOrder(shop, member.memberId, { name, trim, copies, part })
const three = () => Promise.all([flyer('Alpha', A4, 2000), flyer('Beta', A5, 2000), flyer('Gamma', B5, 1000)])
const ids = (orders: readonly PaidOrder[]) => orders.map(({ lineId }) => lineId)

const look = async (lineIds: string[], as = press) =>
  (await shop.call(gangs.lookAtGang, { as, body: { lineIds } })).data
const make = (lineIds: string[], as = press) => shop.call(gangs.makeGang, { as, body: { lineIds } })
const read = async (gangId: string) => (await shop.call(gangs.readGang, { as: press, params: { gangId } })).data
const act = async (gangId: string, name: GangAct, version?: number) =>
  shop.call(gangs.moveGang, {
    as: press,
    params: { gangId },
    body: { act: name, version: version ?? (await read(gangId)).version },
  })
const move = (lineId: string, event: 'plan' | 'start-print' | 'hold') =>
  shop.call(moveLine, { as: press, params: { lineId }, body: { event } })
const lineState = async ({ lineId }: PaidOrder) => {
  const { rows } = await shop.container.database.pool.query<{ state: string; gang: string | null }>(
    'select production_state as state, gang from order_lines where id = $1',
    [lineId],
  )
  return rows[0]
}

describe('three flyers on one sheet', () => {
  test('are looked at, fixed, packed, printed, cut, and go on by themselves', async () => {
    const orders = await three()
    const { sheet } = await look(ids(orders))
    expect(sheet?.members.map(({ share }) => share).reduce((a, b) => a + b, 0)).toBe(sheet?.cost.total)
    expect(sheet?.cost.total).toBeLessThan(sheet?.alone ?? 0)
    expect(sheet?.drawing.sides[0]?.places.length).toBe(sheet?.members.reduce((sum, { places }) => sum + places, 0))
    const { id, number } = (await make(ids(orders))).data
    expect((await move(orders[0]?.lineId ?? '', 'plan')).status).toBe(200)
    const alone = await move(orders[0]?.lineId ?? '', 'start-print')
    expect(alone.status).toBe(409)
    expect(alone.failure?.message).toContain(number)
    expect((await act(id, 'print')).status).toBe(409)
    expect((await act(id, 'fix')).status).toBe(200)
    expect((await act(id, 'print')).failure?.message).toContain('인쇄 자료가 없습니다')
    await shop.runJobs()
    const fixed = await read(id)
    expect(fixed.made).toMatchObject({ state: 'done', warnings: [] })
    await expectPackage(id, number, orders)
    expect((await act(id, 'print')).data.state).toBe('printing')
    for (const order of orders) expect((await lineState(order))?.state).toBe('printing')
    expect((await act(id, 'undo')).status).toBe(409)
    expect((await act(id, 'printed')).data.state).toBe('printed')
    expect((await act(id, 'cut')).data.state).toBe('done')
    for (const order of orders) expect((await lineState(order))?.state).toBe('packing')
    const { jobs } = (await shop.call(readFloor, { as: press })).data
    const job = jobs.find(({ lineId }) => lineId === orders[0]?.lineId)
    expect(job?.gang).toBe(number)
    expect(job?.steps.find(({ kind }) => kind === 'offset')?.standing).toBe('done')
    const { items } = (await shop.call(readTickets, { as: press, body: { lineIds: ids(orders) } })).data
    expect(items[0]?.ticket?.rows).toContainEqual({ label: '합판', value: `${number}에 함께 앉음` })
  })

  async function expectPackage(gangId: string, number: string, orders: readonly PaidOrder[]): Promise<void> {
    const answer = await shop.call(gangs.downloadGangPackage, { as: press, params: { gangId } })
    const files = unzipSync(answer.bytes)
    const imposed = Object.keys(files).find((name) => name.includes('imposed')) ?? ''
    expect(imposed).toContain(number)
    expect((await PDFDocument.load(files[imposed] ?? new Uint8Array())).getPageCount()).toBeGreaterThan(0)
    for (const { orderNumber } of orders)
      expect(Object.keys(files).some((name) => name.startsWith(`${orderNumber}-1_sheet`))).toBe(true)
    expect(Object.keys(files).some((name) => name.includes('worksheet'))).toBe(true)
  }

  test('lie in their own pages on the ticket, on its front and on its back', async () => {
    const orders = await three()
    for (const { lineId } of orders) {
      const line = await lineOf(shop.container.database.db, lineId)
      await shop.container.database.transaction((tx) =>
        tellFilesChosen(tx, shop.container, member.memberId, line?.files ?? []),
      )
    }
    await shop.runJobs()
    const { id } = (await make(ids(orders))).data
    await act(id, 'fix')
    await shop.runJobs()
    const { bytes } = await shop.call(gangs.downloadGangPackage, { as: press, params: { gangId: id } })
    const [, ticket = new Uint8Array()] =
      Object.entries(unzipSync(bytes)).find(([name]) => name.includes('worksheet')) ?? []
    expect(
      Buffer.from(ticket)
        .toString('latin1')
        .match(/\/DCTDecode/gu),
    ).toHaveLength(orders.length * 2)
  })

  test('are proposed by the machine', async () => {
    const [a, b] = await Promise.all([flyer('Uno', A4, 3000), flyer('Due', A4, 3000)])
    const { waiting, proposals } = (await shop.call(gangs.readGangs, { as: press })).data
    expect(waiting.map(({ lineId }) => lineId)).toEqual(expect.arrayContaining(ids([a, b])))
    const proposed = proposals.find(({ lineIds }) => lineIds.includes(a.lineId))
    expect(proposed?.saved).toBeGreaterThan(0)
  })
})

test('the desk reads which brand a job on offer and a shared sheet are of', async () => {
  const [own, branded] = await Promise.all([flyer('Own', A4, 3000), flyer('Branded', A4, 3000)])
  await shop.container.database.pool.query(
    `update orders set brand = 'hamamath' where id = (select order_id from order_lines where id = $1)`,
    [branded.lineId],
  )
  const brandIn = async () => {
    const { waiting } = (await shop.call(gangs.readGangs, { as: press })).data
    return [own, branded].map(({ lineId }) => waiting.find((line) => line.lineId === lineId)?.brand)
  }
  const hamamath = { id: 'hamamath', name: '하마매쓰' }
  expect(await brandIn()).toEqual([null, hamamath])
  const { sheet } = await look(ids([own, branded]))
  expect(sheet?.members.map(({ brand }) => brand?.name ?? null).toSorted()).toEqual([null, '하마매쓰'])
  const { id } = (await make(ids([own, branded]))).data
  expect((await read(id)).brands).toEqual(expect.arrayContaining([null, hamamath]))
  const live = (await shop.call(gangs.readGangs, { as: press })).data.gangs.find((gang) => gang.id === id)
  expect(live?.brands).toHaveLength(2)
})

const floorNow = async () => (await shop.call(readFloor, { as: press })).data
const offset = async () => (await floorNow()).machines.find(({ kind }) => kind === 'offset')?.id ?? ''
const printsOf = async (orders: readonly PaidOrder[]) => {
  const { jobs } = await floorNow()
  return orders.map(({ lineId }) => jobs.find((job) => job.lineId === lineId)?.steps.find(isOffset))
}
const isOffset = ({ kind }: { kind: string }) => kind === 'offset'

describe('the run of a sheet', () => {
  const say = async (
    gangId: string,
    said: { act: 'start' | 'done' | 'waste' | 'problem' | 'solved'; count?: number; note?: string },
  ) =>
    shop.call(gangs.recordGang, {
      as: press,
      params: { gangId },
      body: { ...said, machineId: await offset(), version: (await read(gangId)).version },
    })
  const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0)

  test('stands on the floor once, is moved once, and what is said of it counts for each job on it', async () => {
    const orders = await three()
    const { id, number } = (await make(ids(orders))).data
    const seen = (await floorNow()).sheets.find((sheet) => sheet.number === number)
    const { sheet: laid } = await read(id)
    expect(seen).toMatchObject({ id, state: 'draft', package: null, runs: 2 * (laid?.sheets ?? 0) })
    const at = '2026-11-20T05:00:00.000Z'
    const params = { lineId: orders[0].lineId, kind: 'offset' as const }
    const put = { machineId: await offset(), at, version: 0 }
    expect((await shop.call(moveStep, { as: press, params, body: put })).status).toBe(200)
    expect((await printsOf(orders)).map((step) => step?.pinnedAt)).toEqual([at, at, at])

    expect((await say(id, { act: 'start' })).status).toBe(409)
    await act(id, 'fix')
    await shop.runJobs()
    expect((await say(id, { act: 'waste' })).failure?.fields?.['count']).toContain('불량')
    expect((await say(id, { act: 'start' })).data.state).toBe('printing')
    for (const order of orders) expect((await lineState(order))?.state).toBe('printing')
    await say(id, { act: 'problem', note: '뒷면이 밀립니다.' })
    expect((await printsOf(orders)).map((step) => step?.problem)).toEqual(Array(3).fill('뒷면이 밀립니다.'))
    await say(id, { act: 'solved' })
    await say(id, { act: 'waste', count: 70 })
    await say(id, { act: 'waste', count: 31 })
    expect((await say(id, { act: 'done', count: 2_000 })).data.state).toBe('printed')
    const prints = await printsOf(orders)
    expect(prints.map((step) => [step?.standing, step?.problem])).toEqual(orders.map(() => ['done', null]))
    expect(sum(prints.map((step) => step?.waste))).toBe(101)
    expect(sum(prints.map((step) => step?.made))).toBe(2_000)
    // A4 in two thousand takes more of the sheet than B5 in one thousand.
    expect(prints[0]?.waste).toBeGreaterThan(prints[2]?.waste ?? 0)
    await act(id, 'cut')
    expect((await say(id, { act: 'waste', count: 1 })).status).toBe(409)
  })

  test('that is ended at the desk was what was laid out', async () => {
    const orders = await three()
    const { id, number } = (await make(ids(orders))).data
    await act(id, 'fix')
    await shop.runJobs()
    await act(id, 'print')
    await act(id, 'printed')
    const { runs } = (await floorNow()).sheets.find((sheet) => sheet.number === number) ?? {}
    expect(sum((await printsOf(orders)).map((step) => step?.made))).toBe(runs)
  })

  test('is told of by nobody without the right, and once by two at a time', async () => {
    const { id } = (await make(ids(await three()))).data
    await act(id, 'fix')
    const body = { act: 'waste' as const, count: 4, machineId: await offset(), version: (await read(id)).version }
    const params = { gangId: id }
    const service = await shop.staff('service')
    expect((await shop.call(gangs.recordGang, { as: service, params, body })).status).toBe(403)
    const both = await Promise.all([1, 2].map(() => shop.call(gangs.recordGang, { as: press, params, body })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a sheet is refused', () => {
  test('with a line of another paper, of another coating, or alone', async () => {
    const [plain, other] = [await flyer('Plain'), await flyer('Snow', A5, 1000, { paper: 'snow-150' })]
    const seen = await look(ids([plain, other]))
    expect(seen.sheet).toBeNull()
    expect(seen.refused[0]?.reason).toContain('종이가 다릅니다')
    expect((await make(ids([plain, other]))).failure?.message).toContain('종이가 다릅니다')
    expect((await look([plain.lineId])).refusal).toContain('두 건 이상')
    expect((await make(['00000000-0000-4000-8000-000000000000', plain.lineId])).status).toBe(404)
  })

  test('where no sheet holds one piece of each', async () => {
    const big = { width: 420, height: 594 }
    const orders = await Promise.all([flyer('Big', big), flyer('Huge', big), flyer('Vast', big)])
    expect((await look(ids(orders))).refusal).toContain('두 판으로')
    expect((await make(ids(orders))).status).toBe(409)
  })

  test('with a line that is on another sheet', async () => {
    const [a, b, c] = await three()
    const first = (await make(ids([a, b]))).data
    const second = await make(ids([b, c]))
    expect(second.status).toBe(409)
    expect(second.failure?.message).toContain(first.number)
  })

  test('to one of two who gang the same line at once', async () => {
    const [a, b, c] = await three()
    const answers = await Promise.all([make(ids([a, b])), make(ids([b, c]), await shop.staff('production'))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('to whoever has no right to production, and to customers', async () => {
    const orders = await three()
    const desk = await shop.staff('proof')
    expect((await make(ids(orders), desk)).status).toBe(403)
    expect((await shop.call(gangs.readGangs, { as: await shop.staff('finance') })).status).toBe(403)
    const body = { lineIds: ids(orders) }
    expect((await shop.call(gangs.lookAtGang, { as: member as unknown as StaffCaller, body })).status).toBe(403)
  })
})

describe('a line that changes', () => {
  test('leaves a draft, and with one left there is no sheet', async () => {
    const [a, b, c] = await three()
    const { id } = (await make(ids([a, b, c]))).data
    await move(b.lineId, 'hold')
    expect((await act(id, 'fix')).status).toBe(409)
    await shop.runJobs()
    const after = await read(id)
    expect(after.sheet?.members.map(({ lineId }) => lineId).toSorted()).toEqual(ids([a, c]).toSorted())
    expect((await lineState(b))?.gang).toBeNull()
    await move(c.lineId, 'hold')
    await shop.runJobs()
    expect((await read(id)).state).toBe('undone')
    expect((await lineState(a))?.gang).toBeNull()
  })

  test('stops a fixed sheet, which is taken apart and made anew', async () => {
    const [a, b, c] = await three()
    const { id } = (await make(ids([a, b, c]))).data
    await act(id, 'fix')
    await shop.runJobs()
    await move(b.lineId, 'hold')
    await shop.runJobs()
    const stopped = await read(id)
    expect(stopped.problems).toEqual(['Beta: 멈춰 둔 품목입니다.'])
    const refused = await act(id, 'print')
    expect(refused.status).toBe(409)
    expect(refused.failure?.message).toContain('멈춰 둔')
    expect((await lineState(a))?.state).toBe('planned')
    expect((await act(id, 'undo')).data.state).toBe('undone')
    expect((await make(ids([a, c]))).status).toBe(200)
  })

  test('waits for room with words, and when it is taken apart nothing of it stays behind', async () => {
    const { id } = (await make(ids([await flyer('Full'), await flyer('Disk')]))).data
    await act(id, 'fix')
    const { storage } = shop.container
    const pressMaker = shop.container.pressMaker as { makeGang: typeof shop.container.pressMaker.makeGang }
    const writable = storage as { put: typeof storage.put }
    const [makeGang, put] = [pressMaker.makeGang, storage.put.bind(storage)]
    let stored = ''
    pressMaker.makeGang = async ({ target }) => {
      await writeFile(target, 'zip')
      return { bytes: 3, warnings: [] }
    }
    // What is written is there, and the machine says all the same that it has no room.
    writable.put = async (key, content, type) => {
      await put(key, content, type)
      stored = key
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    }
    const asked = { gangId: id, version: (await read(id)).version }
    const again = { jobId: '1', attempt: 1, lastAttempt: false, givesUp: () => false }
    const attempt = () => makeGangPackage(shop.container, asked, again)
    await expect(attempt()).rejects.toThrow('ENOSPC')
    pressMaker.makeGang = makeGang
    writable.put = put
    expect((await read(id)).made).toMatchObject({
      state: 'making',
      failure: expect.stringContaining('저장 공간이 부족해'),
    })
    expect(await storage.sizeOf(stored)).not.toBeNull()
    expect((await act(id, 'undo')).data.state).toBe('undone')
    await attempt()
    expect(await storage.sizeOf(stored)).toBeNull()
  })

  test('between a look and the decision is noticed by its version', async () => {
    const [a, b, c] = await three()
    const { id } = (await make(ids([a, b, c]))).data
    const { version } = await read(id)
    const params = { gangId: id }
    const changed = await shop.call(gangs.changeGang, { as: press, params, body: { lineIds: ids([a, b]), version } })
    expect(changed.status).toBe(200)
    expect((await lineState(c))?.gang).toBeNull()
    expect((await act(id, 'fix', version)).failure?.message).toContain('보시는 동안')
    expect((await act(id, 'fix')).status).toBe(200)
    const late = await read(id)
    const body = { lineIds: ids([a, c]), version: late.version }
    expect((await shop.call(gangs.changeGang, { as: press, params, body })).status).toBe(409)
  })

  test('is not printed at the machine by itself, nor is waste of the sheet its alone', async () => {
    const [a, b] = await three()
    const { id } = (await make(ids([a, b]))).data
    await act(id, 'fix')
    const machineId = await offset()
    const params = { lineId: a.lineId, kind: 'offset' as const }
    for (const said of [{ act: 'start' }, { act: 'waste', count: 3 }, { act: 'problem', note: '접힘' }] as const) {
      const answer = await shop.call(recordStep, { as: press, params, body: { ...said, machineId, version: 0 } })
      expect([answer.status, answer.failure?.message]).toEqual([409, expect.stringContaining('합판 G-')])
    }
  })
})
