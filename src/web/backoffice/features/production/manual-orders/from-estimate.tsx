import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type EstimateStart, startFromEstimate } from '#/contract/production/manual-orders.contract.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { call } from '#/web/api/call.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { Note } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { LineFiles } from './line-files.tsx'
import type { Picked, StartOfOrder } from './use-new-order.ts'

/** Of the estimate that its customer agreed to on the phone; nothing is asked where none is named. */
export const useEstimateStart = (number: string | null) =>
  useQuery({
    queryKey: ['estimate-start', number],
    queryFn: ({ signal }) => call(startFromEstimate, { params: { number: number ?? '' }, signal, errors: 'throw' }),
    enabled: number !== null,
    // What is being typed begins with it: a later answer, or a refusal, would only take the form away. The next order asks anew.
    staleTime: Infinity,
    gcTime: 0,
  })

export const startOfEstimate = (number: string, { customer, lines, version }: EstimateStart): StartOfOrder => ({
  customer: { kind: 'member', memberId: customer.memberId },
  lines: lines.map(({ spec }) => ({ spec })),
  estimate: { number, version },
})

export function EstimateNote({ number, lastDay }: { readonly number: string; readonly lastDay: string }) {
  return (
    <Note tone="info" role="status">
      <Link to={`/admin/estimates/${number}`}>{number}</Link> 견적의 금액으로 받습니다. {lastDay.replaceAll('-', '.')}
      까지 유효하며, 주문을 접수하면 이 견적은 다시 쓸 수 없습니다. 사양을 바꾸려면 빈 주문으로 시작해 주세요.
    </Note>
  )
}

interface OfferedLinesProps {
  readonly start: EstimateStart
  readonly picked: readonly Picked[]
  readonly onPick: (at: number, part: FilePurpose, file: File) => void
}

/** Customer and jobs as the estimate names them: neither can be changed, and files may come along. */
export function OfferedLines({ start: { customer, lines }, picked, onPick }: OfferedLinesProps) {
  return (
    <>
      <Section title="고객">
        <p>{[customer.company, customer.name].filter(Boolean).join(' · ')}</p>
      </Section>
      <Section title="품목">
        <RowList ruled>
          {lines.map(({ spec, title }, at) => (
            <Row
              key={at}
              picture={<JobPicture line={{ spec, picture: null }} size={48} />}
              foot={
                <LineFiles
                  heading={`품목 ${at + 1}`}
                  spec={spec}
                  picked={picked[at] ?? {}}
                  onPick={(part, file) => onPick(at, part, file)}
                />
              }
            >
              <b>{title}</b>
              <br />
              {specSummary(spec)}
            </Row>
          ))}
        </RowList>
      </Section>
    </>
  )
}
