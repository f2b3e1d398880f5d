import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResultOf } from '#/contract/endpoint.ts'
import { readFloor } from '#/contract/production/floor.contract.ts'
import { businessCalendar } from '#/domain/calendar/business-days.ts'
import type { FloorState } from '#/domain/floor/plan-floor.ts'
import { call } from '#/web/api/call.ts'
import { whilePicturesCome } from '#/web/blocks/job-drawing/use-own-pages.ts'
import { useNow } from '#/web/ui/use-now.ts'

export type Floor = ResultOf<typeof readFloor>
export const FLOOR_KEY = ['staff-floor'] as const

/** Machines and jobs. News of the queue ask again: the frame of the desk listens for them. */
export const useFloor = () =>
  useQuery({
    queryKey: FLOOR_KEY,
    queryFn: ({ signal }) => call(readFloor, { signal, errors: 'throw' }),
    refetchInterval: ({ state }) =>
      whilePicturesCome(
        state.data?.jobs.map(({ picture }) => picture),
        state.dataUpdateCount,
      ),
  })

const MINUTE_MS = 60_000

/** What the plan is made of. The clock moves it on once a minute. */
export function useFloorState(floor: Floor): FloorState {
  const now = useNow(MINUTE_MS)
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  return useMemo(
    () => ({
      machines: floor.machines.filter(({ active }) => active),
      jobs: floor.jobs,
      sheets: floor.sheets,
      calendar: businessCalendar(floor.closed.map((day) => ({ day }))),
      pickUp: floor.pickUp,
      now: new Date(minute * MINUTE_MS),
    }),
    [floor, minute],
  )
}
