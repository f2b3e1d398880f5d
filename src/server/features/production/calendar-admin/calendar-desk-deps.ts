import type { Services } from '#/server/platform/services.ts'

export type CalendarDeskDeps = Pick<Services, 'database' | 'clock' | 'live' | 'jobs'>
