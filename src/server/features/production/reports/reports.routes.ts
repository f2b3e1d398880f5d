import * as reports from '#/contract/production/reports.contract.ts'
import { listRoute, type Route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { exportReport } from './export-report.ts'
import { readReport } from './read-report.ts'

export const reportsRoutes = (deps: Pick<Services, 'clock'>): readonly Route[] => [
  listRoute(reports.readReport, ({ query }, db) => readReport(db, deps, query)),
  listRoute(reports.exportReport, ({ query, reply }, db) => exportReport(db, deps, reply, query)),
]
