import { keyName } from '#/contract/production/report-names.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { Topic } from '#/domain/reports/figure.ts'
import { percent } from '#/domain/reports/report-view.ts'
import { Section } from '#/web/ui/section.tsx'
import { BarTable } from './bar-table.tsx'
import { FigureLink } from './figure-link.tsx'
import { Key } from './sale-sections.tsx'
import type { Report } from './use-report.ts'
import { rowsOf } from './work-rows.ts'

interface PartProps {
  readonly report: Report
}

/** What each step of the floor has done. */
export function StepsSection({ report }: PartProps) {
  return (
    <Section title="공정마다 한 일" aside={<Key words="끝낸 날로 셉니다" />}>
      <BarTable
        caption="공정마다 끝낸 작업과 만든 수, 손지"
        heads={['공정', '작업', '만든 수', '손지', '손지 비율']}
        empty="이 기간에 끝낸 공정이 없습니다."
        rows={rowsOf(report, 'step').map(({ id, now }) => ({
          id,
          name: keyName('step', id),
          parts: [0, now.lines],
          cells: [
            <Lines key="lines" report={report} topic="step" id={id} count={now.lines} />,
            formatCount(now.made),
            formatCount(now.waste),
            `${percent(now.waste, now.made + now.waste) ?? 0}%`,
          ],
        }))}
      />
    </Section>
  )
}

/** What customers reported, by the cause that the shop found, and what it cost. */
export function CasesSection({ report }: PartProps) {
  const rows = rowsOf(report, 'case')
  const dearest = rows.reduce((most, { now }) => Math.max(most, now.cost), 0)
  const borne = rows.reduce((sum, { now }) => sum + now.cost, 0)
  return (
    <Section
      title="문제 신고의 원인"
      aside={<Key words={borne > 0 ? `우리 부담 ${formatCount(borne)}원` : '신고한 날로 셉니다'} />}
    >
      <BarTable
        caption="문제 신고의 원인과 부담"
        heads={['원인', '작업', '부담(원)']}
        empty="이 기간에 받은 신고가 없습니다."
        rows={rows.map(({ id, now }) => ({
          id,
          name: keyName('case', id),
          parts: [0, dearest > 0 ? now.cost : now.lines],
          alarm: dearest > 0 && now.cost === dearest,
          cells: [<Lines key="lines" report={report} topic="case" id={id} count={now.lines} />, formatCount(now.cost)],
        }))}
      />
    </Section>
  )
}

interface LinesProps extends PartProps {
  readonly topic: Topic
  readonly id: string
  readonly count: number
}

function Lines({ report, topic, id, count }: LinesProps) {
  return (
    <FigureLink period={report.period} of={{ topic, keys: [id] }} label={`${keyName(topic, id)} 작업 ${count}건`}>
      {formatCount(count)}
    </FigureLink>
  )
}
