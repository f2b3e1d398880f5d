import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

/** What a promised day is counted by: `businessCalendar` of the domain makes a calendar of it. */
export const readCalendar = endpoint({
  id: 'calendar.read',
  method: 'GET',
  path: '/api/calendar',
  summary: '오늘부터 쉬는 날과 접수 마감 시각',
  access: PUBLIC,
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), name: z.string() })),
    cutOffs: z.array(z.object({ from: z.iso.date(), hour: z.int() })),
  }),
  errors: [],
})
