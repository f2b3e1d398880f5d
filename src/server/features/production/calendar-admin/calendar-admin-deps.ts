import type { Services } from '#/server/platform/services.ts'

export type CalendarAdminDeps = Pick<Services, 'database' | 'clock' | 'live' | 'jobs'>
