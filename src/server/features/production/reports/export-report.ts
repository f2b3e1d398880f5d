import type { FastifyReply } from 'fastify'
import type { QueryOf } from '#/contract/endpoint.ts'
import type { exportReport as endpoint } from '#/contract/production/reports.contract.ts'
import { CUT_NAMES, keyName, TOPIC_NAMES, valueName } from '#/contract/production/report-names.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { namesOfPapers } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { refuseWrong } from './read-report.ts'
import { periodFigures } from './report-figures.repo.ts'

const COLUMNS = [
  ['보고', 14],
  ['구분', 18],
  ['나눔', 14],
  ['항목', 20],
  ['작업(건)', 10],
  ['주문(건)', 10],
  ['공급가액(원)', 14],
  ['배송비(원)', 12],
  ['부가세(원)', 12],
  ['제작비(원)', 12],
  ['만든 수', 10],
  ['손지', 10],
] as const

/** Every figure of a period as a download that Excel opens. */
export async function exportReport(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  reply: FastifyReply,
  { format, ...period }: QueryOf<typeof endpoint>,
): Promise<null> {
  const today = seoulDay(clock.now())
  refuseWrong(period, today)
  const figures = await periodFigures(db, period, today)
  const papers = await namesOfPapers(db)
  const rows = [
    COLUMNS.map(([head]) => head),
    ...figures.map((figure) => [
      TOPIC_NAMES[figure.topic],
      keyName(figure.topic, figure.key),
      CUT_NAMES[figure.cut],
      valueName(figure.cut, figure.value, papers),
      figure.lines,
      figure.orders,
      figure.supply,
      figure.delivery,
      figure.vat,
      figure.cost,
      figure.made,
      figure.waste,
    ]),
  ]
  const name = `보고서 ${period.from} ${period.to}`
  return sendTable(reply, { name, sheet: '보고서', rows, widths: COLUMNS.map(([, width]) => width) }, format)
}
