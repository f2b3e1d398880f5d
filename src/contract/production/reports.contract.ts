import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { writtenDay } from '#/contract/rules/date-rules.ts'
import { CUTS, TOPICS } from '#/domain/reports/figure.ts'

const REPORTS = { who: 'staff', anyRight: ['reports'] } as const

const period = z.object({ from: writtenDay, to: writtenDay })
const won = z.int()
const count = z.int().check(z.gte(0))

const figureFields = {
  topic: z.enum(TOPICS),
  key: z.string(),
  cut: z.enum(CUTS),
  value: z.string(),
  lines: count,
  orders: count,
  /** Goods after discounts, without VAT; what was undone is negative. */
  supply: won,
  delivery: won,
  vat: won,
  cost: won,
  made: count,
  waste: count,
}

/** Every number of the page: sums of the period by topic, key and cut, of the period before, and day by day. */
export const readReport = endpoint({
  id: 'reports.read',
  method: 'GET',
  path: '/api/staff/report',
  summary: '기간의 매출, 마진, 납기, 제작, 파일 문제와 신고',
  access: REPORTS,
  trace: { none: 'sums without customers' },
  query: period,
  response: z.object({
    period,
    before: period,
    /** Days that changed and are not worked out yet. */
    waitingDays: count,
    /** Names of papers that were added or renamed since the shop opened, by id. */
    papers: z.record(z.string(), z.string()),
    figures: z.array(z.object(figureFields)),
    earlier: z.array(z.object(figureFields)),
    /** Jobs whose work went furthest beyond their quotes. */
    jobs: z.array(
      z.object({
        lineId: z.uuid(),
        orderNumber: z.string(),
        title: z.string(),
        supply: won,
        quoted: won,
        real: won,
      }),
    ),
    /** Sales by product and promises, by day; by month in a long period. */
    series: z.array(z.object({ from: writtenDay, to: writtenDay, ...figureFields })),
  }),
  errors: [],
})

export const exportReport = endpoint({
  id: 'reports.export',
  method: 'GET',
  path: '/api/staff/report-sheet',
  summary: '기간의 보고서 내려받기 (CSV, XLSX)',
  access: REPORTS,
  trace: { none: 'sums without customers' },
  query: z.object({ ...period.shape, format: z.enum(['csv', 'xlsx']) }),
  response: z.null(),
  errors: [],
})

export const reportsEndpoints = [readReport, exportReport] as const
