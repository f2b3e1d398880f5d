import { keyName } from '#/contract/production/report-names.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { Topic } from '#/domain/reports/figure.ts'
import { keyRows, percent } from '#/domain/reports/report-view.ts'
import { Section } from '#/web/ui/section.tsx'
import { BarTable } from './bar-table.tsx'
import { FigureLink } from './figure-link.tsx'
import { Key } from './sale-sections.tsx'
import type { Report } from './use-report.ts'

interface PartProps {
  readonly report: Report
}

const rowsOf = (report: Report, topic: Topic) => keyRows(report, topic).filter(({ now }) => now.lines > 0)

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

/** What the files had that stopped their orders. */
export function FilesSection({ report }: PartProps) {
  return (
    <Section title="파일이 막힌 까닭" aside={<Key words="검사에서 걸린 날로 셉니다" />}>
      <BarTable
        caption="파일이 막힌 까닭과 작업 수"
        heads={['까닭', '작업', '앞 기간']}
        empty="이 기간에 막힌 파일이 없습니다."
        rows={rowsOf(report, 'file').map(({ id, now, before }) => ({
          id,
          name: keyName('file', id),
          parts: [0, now.lines],
          cells: [
            <Lines key="lines" report={report} topic="file" id={id} count={now.lines} />,
            formatCount(before.lines),
          ],
        }))}
      />
    </Section>
  )
}

/** What customers reported, by the cause that the shop found, and what it cost. */
export function CasesSection({ report }: PartProps) {
  return (
    <Section title="문제 신고의 원인" aside={<Key words="신고한 날로 셉니다" />}>
      <BarTable
        caption="문제 신고의 원인과 부담"
        heads={['원인', '작업', '부담(원)']}
        empty="이 기간에 받은 신고가 없습니다."
        rows={rowsOf(report, 'case').map(({ id, now }) => ({
          id,
          name: keyName('case', id),
          parts: [0, now.lines],
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
