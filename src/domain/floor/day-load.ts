import type { BusinessCalendar, Day } from '#/domain/calendar/business-days.ts'
import type { FloorMachine, FloorPlan } from './plan-floor.ts'
import { minutesOpen, stretchesOn, workBetween } from './work-hours.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { isWorkingDay } from '#/domain/calendar/business-days.ts'

/** How full a machine is on a day, in minutes. */
export interface DayLoad {
  readonly machineId: string
  readonly day: Day
  readonly capacity: number
  readonly used: number
  /** What is promised for that day and does not fit until its evening. */
  readonly over: number
  /** In the order of the day. */
  readonly shares: readonly { readonly lineId: string; readonly minutes: number; readonly over: boolean }[]
}

/**
 * Work of a machine on one day. A step whose job is promised for this day and ends on a later one is overflow: it stands past
 * the line of what the day can hold.
 */
export function dayLoad(machine: FloorMachine, day: Day, plan: FloorPlan, calendar: BusinessCalendar): DayLoad {
  const open = isWorkingDay(calendar, day) ? stretchesOn(machine, day) : []
  const mine = plan.tickets.filter(({ machineId, standing }) => machineId === machine.id && standing !== 'done')
  const shares = mine
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ lineId, from, to, minutes }) => {
      const today = Math.round(workBetween(open, from, to))
      const due = plan.outlooks.get(lineId)?.due ?? null
      const late = due !== null && seoulDay(new Date(due)) === day && seoulDay(new Date(to)) > day
      return [
        ...(today > 0 ? [{ lineId, minutes: Math.min(today, minutes), over: false }] : []),
        ...(late ? [{ lineId, minutes: Math.max(0, minutes - today), over: true }] : []),
      ]
    })
  const sum = (over: boolean) => shares.reduce((total, each) => total + (each.over === over ? each.minutes : 0), 0)
  const capacity = open.length > 0 ? minutesOpen(machine) : 0
  return { machineId: machine.id, day, capacity, used: sum(false), over: sum(true), shares }
}
