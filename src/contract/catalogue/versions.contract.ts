import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import {
  exportQuery,
  published,
  publishing,
  TARIFF_DESK,
  tariffReport,
  versionName,
  versionParams,
} from './tariff-parts.ts'

export const VERSION_STATES = ['current', 'scheduled', 'past', 'withdrawn'] as const

const tariffVersion = z.object({
  version: z.string(),
  state: z.enum(VERSION_STATES),
  effectiveAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
  /** Name of the staff member; null for the version the shop opened with. */
  publishedBy: z.nullable(z.string()),
  basedOn: z.nullable(z.string()),
  note: z.string(),
  withdrawnReason: z.nullable(z.string()),
})
export type TariffVersionView = z.output<typeof tariffVersion>

/** Newest first. `cursor` is the last version of the page before. */
export const listTariffs = endpoint({
  id: 'tariffs.list',
  method: 'GET',
  path: '/api/staff/tariffs',
  summary: '요금표의 판: 쓰는 것, 예약한 것, 지난 것',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  query: z.object({ cursor: z.optional(versionName()) }),
  response: z.object({
    items: z.array(tariffVersion),
    next: z.nullable(z.string()),
    /** Published last, whether it has begun or not; what a publisher must have seen. */
    latest: z.string(),
  }),
  errors: [],
})

export const reportTariff = endpoint({
  id: 'tariffs.report',
  method: 'GET',
  path: '/api/staff/tariffs/:version/report',
  summary: '어느 판을 다시 쓰면 표준 작업의 값이 어떻게 되는지',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  params: versionParams,
  response: tariffReport,
  errors: ['NOT_FOUND'],
})

export const exportTariff = endpoint({
  id: 'tariffs.export',
  method: 'GET',
  path: '/api/staff/tariffs/:version/sheet',
  summary: '요금표 내려받기 (CSV, XLSX)',
  access: TARIFF_DESK,
  trace: { none: 'nothing of a person' },
  params: versionParams,
  query: exportQuery,
  response: z.null(),
  errors: ['NOT_FOUND'],
})

/** Rolls back: the prices of an older version as a new one. */
export const publishAgain = endpoint({
  id: 'tariffs.publish-again',
  method: 'POST',
  path: '/api/staff/tariffs/:version/publish-again',
  summary: '지난 판의 값을 새 판으로 다시 발행',
  access: TARIFF_DESK,
  trace: { own: true },
  params: versionParams,
  body: z.object(publishing),
  response: published,
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const withdrawTariff = endpoint({
  id: 'tariffs.withdraw',
  method: 'POST',
  path: '/api/staff/tariffs/:version/withdraw',
  summary: '아직 시작하지 않은 판의 예약 거두기',
  access: TARIFF_DESK,
  trace: { own: true },
  params: versionParams,
  body: z.object({ reason: text('거두는 사유', { max: 200 }) }),
  response: z.object({ version: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const tariffVersionEndpoints = [listTariffs, reportTariff, exportTariff, publishAgain, withdrawTariff] as const
