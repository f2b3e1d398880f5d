import type { Services } from '#/server/platform/services.ts'

export type OrderDeskDeps = Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'>
