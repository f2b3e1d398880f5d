import { useQuery } from '@tanstack/react-query'
import { readYear } from '#/contract/production/staff-calendar.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'

export const CALENDAR_KEY = ['staff-calendar'] as const

export type CalendarYear = ResultOf<typeof readYear>
export type ClosedDay = CalendarYear['days'][number]

export const useYear = (year: number) =>
  useQuery({
    queryKey: [...CALENDAR_KEY, year],
    queryFn: ({ signal }) => call(readYear, { query: { year }, signal, errors: 'throw' }),
  })
