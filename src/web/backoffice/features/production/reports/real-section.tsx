import { keyName, valueName } from '#/contract/production/report-names.ts'
import { formatCount } from '#/lib/format-count.ts'
import { REAL_KEYS } from '#/domain/reports/real-cost.ts'
import { marginOf, percent, productRows, total } from '#/domain/reports/report-view.ts'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { BarTable } from './bar-table.tsx'
import { FigureLink } from './figure-link.tsx'
import { Key } from './sale-sections.tsx'
import type { Report } from './use-report.ts'

interface PartProps {
  readonly report: Report
}

/** What jobs really cost by the sheets, waste and hours that were written down, beside what their quotes said. */
export function RealSection({ report }: PartProps) {
  const own = report.figures.filter(({ topic, cut }) => topic === 'real' && cut === 'all')
  const of = (key: string) => own.find((figure) => figure.key === key)
  const quoted = of('quoted')
  const all = total(own)
  const share = (supply: number, cost: number) => percent(supply - cost, supply) ?? 0
  return (
    <Section title="견적과 실제 제작비" aside={<Key words="포장을 끝낸 날로 셉니다" />}>
      <BarTable
        caption="실제 제작비가 견적과 달라진 까닭"
        heads={['무엇에', '작업', '제작비(원)']}
        empty="이 기간에 제작 현황에서 포장까지 끝낸 작업이 없습니다."
        rows={REAL_KEYS.flatMap((key) => {
          const figure = of(key)
          if (!figure) return []
          return [
            {
              id: key,
              name: keyName('real', key),
              parts: [key === 'quoted' ? figure.cost : 0, key === 'quoted' ? 0 : figure.cost],
              alarm: key !== 'quoted' && figure.cost > 0,
              cells: [
                <FigureLink
                  key="lines"
                  period={report.period}
                  of={{ topic: 'real', keys: [key] }}
                  label={`${keyName('real', key)} 작업 ${figure.lines}건`}
                >
                  {formatCount(figure.lines)}
                </FigureLink>,
                `${key !== 'quoted' && figure.cost > 0 ? '+' : ''}${formatCount(figure.cost)}`,
              ],
            },
          ]
        })}
      />
      {quoted && all.supply > 0 && (
        <p>
          견적으로는 마진 {share(quoted.supply, quoted.cost)}%, 실제로는 <b>{share(all.supply, all.cost)}%</b>입니다.
        </p>
      )}
      <ByProduct report={report} />
      <DearestJobs report={report} />
      <Small>
        종이와 인쇄 줄은 찍은 면과 손지로, 후가공·제본·포장 줄은 기계가 도는 시간으로 다시 셉니다. 적지 않은 공정은
        견적대로 봅니다. 재제작은 모두 손해로 셉니다.
      </Small>
    </Section>
  )
}

function ByProduct({ report }: PartProps) {
  const rows = productRows(report, 'real').filter(({ now }) => now.cost !== 0)
  if (rows.length === 0) return null
  return (
    <BarTable
      caption="상품별 실제 제작비와 마진"
      heads={['상품', '실제 제작비(원)', '실제 마진']}
      empty=""
      rows={rows.map(({ id, now }) => ({
        id,
        name: valueName('product', id),
        measured: marginOf(now) > 0,
        parts: [Math.min(now.cost, Math.max(0, now.supply)), marginOf(now)],
        alarm: marginOf(now) < 0,
        cells: [
          <FigureLink key="cost" period={report.period} of={{ topic: 'real', cut: 'product', value: id }}>
            {formatCount(now.cost)}
          </FigureLink>,
          now.supply > 0 ? `${percent(marginOf(now), now.supply)}%` : formatCount(marginOf(now)),
        ],
      }))}
    />
  )
}

/** Job by job, the furthest beyond its quote first. */
function DearestJobs({ report }: PartProps) {
  if (report.jobs.length === 0) return null
  return (
    <BarTable
      caption="견적보다 제작비가 많이 든 작업"
      heads={['작업', '견적(원)', '실제(원)', '마진(원)']}
      empty=""
      rows={report.jobs.map(({ lineId, orderNumber, title, supply, quoted, real }) => ({
        id: lineId,
        name: (
          <TextLink to={`/admin/orders/${orderNumber}?line=${lineId}`}>
            {orderNumber.split('-')[1]} {title}
          </TextLink>
        ),
        parts: [quoted, real - quoted],
        alarm: real > supply,
        cells: [formatCount(quoted), formatCount(real), formatCount(supply - real)],
      }))}
    />
  )
}
