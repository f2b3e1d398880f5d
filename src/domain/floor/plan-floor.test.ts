import { describe, expect, it } from 'vitest'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import { consequenceOf } from './consequence.ts'
import { dayLoad } from './day-load.ts'
import { stepAside, ticketOf, withProposal } from './move-ticket.ts'
import type { FloorJob, FloorStep } from './floor-job.ts'
import { type FloorMachine, type FloorState, planFloor } from './plan-floor.ts'
import type { StepKind } from './steps.ts'

const HOURS = { opens: 540, closes: 1140, pause: { from: 720, to: 780 } }
const machine = (id: string, kind: StepKind, perHour = 60): FloorMachine => ({
  ...HOURS,
  id,
  name: id,
  kind,
  setupMinutes: 0,
  perHour,
})
const step = (kind: StepKind, minutes: number, more: Partial<FloorStep> = {}): FloorStep => ({
  kind,
  setups: 1,
  runs: minutes,
  standing: 'waiting',
  machineId: null,
  pinnedAt: null,
  startedAt: null,
  doneAt: null,
  ...more,
})
const job = (lineId: string, due: string | null, steps: FloorStep[], planned = true): FloorJob => ({
  lineId,
  due,
  planned,
  steps,
})
const at = (text: string) => new Date(`${text}+09:00`)
/** Friday 20 November 2026, ten in the morning. */
const floor = (
  jobs: FloorJob[],
  machines = [machine('m1', 'digital-mono'), machine('b1', 'bind'), machine('p1', 'pack')],
) =>
  ({
    machines,
    jobs,
    calendar: businessCalendar([]),
    pickUp: 1020,
    now: at('2026-11-20T10:00:00'),
  }) satisfies FloorState
const times = (state: FloorState, lineId: string) =>
  planFloor(state)
    .tickets.filter((ticket) => ticket.lineId === lineId)
    .map(({ kind, from, to }) => [kind, clock(from), clock(to)])
const clock = (ms: number) => new Date(ms + 9 * 3_600_000).toISOString().slice(5, 16)

describe('the plan of the floor', () => {
  it('lays the steps of a job one after another, and stops for the noon pause', () => {
    const state = floor([job('a', '2026-11-20', [step('digital-mono', 90), step('bind', 60), step('pack', 30)])])
    expect(times(state, 'a')).toEqual([
      ['digital-mono', '11-20T10:00', '11-20T11:30'],
      ['bind', '11-20T11:30', '11-20T13:30'],
      ['pack', '11-20T13:30', '11-20T14:00'],
    ])
  })
  it('takes the earlier promise first, and the older order where promises are alike', () => {
    const print = () => [step('digital-mono', 60)]
    const state = floor([
      job('late', '2026-11-25', print()),
      job('a', '2026-11-20', print()),
      job('b', '2026-11-20', print()),
    ])
    expect(planFloor(state).tickets.map(({ lineId }) => lineId)).toEqual(['a', 'b', 'late'])
  })
  it('goes on after the weekend and over days off', () => {
    const state = {
      ...floor([job('a', null, [step('pack', 600)])]),
      calendar: businessCalendar([{ day: '2026-11-23' }]),
    }
    expect(times(state, 'a')).toEqual([['pack', '11-20T10:00', '11-24T11:00']])
  })
  it('shares the steps of one kind between machines, and waits for no other stage', () => {
    const machines = [machine('c1', 'digital-colour'), machine('c2', 'digital-colour')]
    const state = floor(
      [job('a', null, [step('digital-colour', 60)]), job('b', null, [step('digital-colour', 60)])],
      machines,
    )
    expect(planFloor(state).tickets.map(({ machineId, from }) => [machineId, clock(from)])).toEqual([
      ['c1', '11-20T10:00'],
      ['c2', '11-20T10:00'],
    ])
  })
  it('leaves what runs where it is, and lets nothing in before it is over', () => {
    const running = step('digital-mono', 60, {
      standing: 'running',
      machineId: 'm1',
      startedAt: '2026-11-20T00:30:00.000Z',
    })
    const state = floor([job('a', null, [running]), job('b', null, [step('digital-mono', 30)])])
    expect(times(state, 'b')).toEqual([['digital-mono', '11-20T10:30', '11-20T11:00']])
  })
  it('says that a job will be late before it is', () => {
    const state = floor([job('a', '2026-11-20', [step('digital-mono', 400), step('pack', 30)])])
    const outlook = planFloor(state).outlooks.get('a')
    expect(outlook).toMatchObject({ late: true, due: at('2026-11-20T17:00:00').getTime() })
    expect(planFloor(floor([job('a', '2026-11-20', [step('pack', 30)])])).outlooks.get('a')?.late).toBe(false)
  })
  it('plans what nobody planned yet behind everything else', () => {
    const state = floor([
      job('tray', '2026-11-19', [step('pack', 60)], false),
      job('a', '2026-11-25', [step('pack', 60)]),
    ])
    expect(times(state, 'tray')).toEqual([['pack', '11-20T11:00', '11-20T12:00']])
  })
  it('names kinds that no machine does', () => {
    expect(planFloor(floor([job('a', null, [step('offset', 10)])])).missing).toEqual(['offset'])
  })
})

describe('moving a ticket', () => {
  const three = floor(['a', 'b', 'c'].map((id) => job(id, '2026-11-20', [step('pack', 60)])))
  const order = (state: FloorState) =>
    planFloor(state)
      .tickets.toSorted((a, b) => a.from - b.from)
      .map(({ lineId }) => lineId)
      .join('')
  const press = (state: FloorState, lineId: string, direction: 'earlier' | 'later') => {
    const plan = planFloor(state)
    const ticket = ticketOf(plan, { lineId, kind: 'pack' })
    const way = ticket && stepAside(state, plan, ticket, direction)
    return way ? withProposal(state, way) : null
  }
  it('goes before the one in front and behind the next by one key each', () => {
    expect(order(press(three, 'c', 'earlier')!)).toBe('acb')
    expect(order(press(press(three, 'c', 'earlier')!, 'c', 'earlier')!)).toBe('cab')
    expect(order(press(three, 'a', 'later')!)).toBe('bac')
  })
  it('stops at both ends', () => {
    expect(press(three, 'a', 'earlier')).toBeNull()
    expect(press(three, 'c', 'later')).toBeNull()
  })
  it('says whose promise breaks before anything is put down', () => {
    const state = floor([job('a', '2026-11-20', [step('pack', 240)]), job('b', '2026-11-23', [step('pack', 240)])])
    const plan = planFloor(state)
    const after = planFloor(
      withProposal(state, { lineId: 'b', kind: 'pack', machineId: 'p1', at: state.now.getTime() }),
    )
    const words = consequenceOf(plan, after, { lineId: 'b', titleOf: (id) => `작업 ${id}`, now: state.now })
    expect(words.breaks).toBe(true)
    expect(words.words.join(' ')).toMatch(
      /15:00에 끝나고, 11\.23 17:00 집하에 실립니다\..*「작업 a」 작업이 집하를 놓칩니다\./,
    )
  })
})

describe('the load of a day', () => {
  it('counts what is worked on that day, and sets apart what is promised for it and does not fit', () => {
    const state = floor([job('a', '2026-11-20', [step('pack', 600)])])
    const load = dayLoad(state.machines[2]!, '2026-11-20', planFloor(state), state.calendar)
    expect(load).toMatchObject({ capacity: 540, used: 480, over: 120 })
    const next = dayLoad(state.machines[2]!, '2026-11-23', planFloor(state), state.calendar)
    expect(next).toMatchObject({ used: 120, over: 0 })
  })
})
