import { useDeferredValue, useMemo } from 'react'
import { formatCount } from '#/lib/format-count.ts'
import { compareTariffs, type ComparedJob } from '#/domain/pricing/tariffs/compare-tariffs.ts'
import { STANDARD_JOBS } from '#/domain/pricing/tariffs/standard-jobs.data.ts'
import { standardSpecsOf } from '#/domain/pricing/tariffs/standard-specs.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { changeWord } from './change-word.ts'

/** Of each standard job the quantity in the middle. */
const SAMPLES = STANDARD_JOBS.flatMap((job, index) => {
  const specs = standardSpecsOf(job, `${job.product}-${index + 1}`)
  return specs[Math.floor(specs.length / 2)] ?? []
})
const TONES = { up: 'bad', down: 'ok', refused: 'bad', new: 'plain', same: 'soft' } as const

/** What the draft does to jobs that customers really order, while it is edited. */
export function SampleEffects({ tariff, base }: { readonly tariff: Tariff; readonly base: Tariff }) {
  const after = useDeferredValue(tariff)
  const { jobs, dearer, cheaper } = useMemo(() => compareTariffs(base, after, SAMPLES), [base, after])
  return (
    <Section title="표본 작업에 미치는 영향">
      <Small tone="plain" role="status">
        {jobs.length}건 가운데 {dearer}건 오르고 {cheaper}건 내립니다.
      </Small>
      <RowList dense>
        {jobs.map((job) => (
          <Sample key={job.id} job={job} />
        ))}
      </RowList>
    </Section>
  )
}

function Sample({ job }: { readonly job: ComparedJob }) {
  const { tone, word } = changeWord(job)
  const spec = SAMPLES.find(({ id }) => id === job.id)?.spec
  return (
    <Row
      picture={spec && <JobIcon spec={spec} size={36} />}
      end={job.after.total === null ? '값 없음' : formatCount(job.after.total)}
    >
      <b>{job.kind}</b> {job.name}
      <Small tone={TONES[tone]}>{word}</Small>
    </Row>
  )
}
