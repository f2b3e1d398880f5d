import { useState } from 'react'
import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { ComparedJob, JobPrice } from '#/domain/pricing/tariffs/compare-tariffs.ts'
import { Stack } from '#/web/ui/stack.tsx'
import { Small } from '#/web/ui/note.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { changeWord } from './change-word.ts'
import { MarketTable } from './market-table.tsx'
import { FindingsList } from './findings-list.tsx'
import { PromisesPart } from './promises-part.tsx'
import { useReport, type Subject } from './use-tariffs.ts'
import { Select } from '#/web/ui/input.tsx'
import styles from './report.module.css'

const FILTERS = [
  ['changed', '달라지는 작업'],
  ['up', '오르는 작업'],
  ['down', '내리는 작업'],
  ['route', '인쇄 방식이 바뀌는 작업'],
  ['refused', '팔지 않게 되는 작업'],
  ['all', '모두'],
] as const
type Filter = (typeof FILTERS)[number][0]

/** What publishing would mean: what is wrong, and the standard jobs before and after. */
export function ReportView({ subject }: { readonly subject: Subject }) {
  const report = useReport(subject)
  const [filter, setFilter] = useState<Filter>('changed')
  if (report.isPending) return <LoadingState label="표준 작업의 값을 계산하는 중입니다" />
  if (report.isError) {
    return <ErrorState title="견주지 못했습니다" text={report.error.message} onRetry={() => void report.refetch()} />
  }
  const { findings, against, comparison, market, promises } = report.data
  const jobs = comparison.jobs.filter((job) => passes(job, filter))
  return (
    <Stack className={styles.report}>
      <FindingsList findings={findings} />
      <h2>표준 작업 {comparison.jobs.length}건</h2>
      <p>
        지금 쓰는 {against} 판과 견주면 {comparison.dearer}건 오르고 {comparison.cheaper}건 내리고 {comparison.same}건
        그대로입니다.
        {comparison.highest > 0 && ` 가장 크게 ${formatCount(comparison.highest)}% 오릅니다.`}
        {comparison.lowest < 0 && ` 가장 크게 ${formatCount(-comparison.lowest)}% 내립니다.`}
        {comparison.routeSwitches > 0 && ` 인쇄 방식이 바뀌는 작업이 ${comparison.routeSwitches}건 있습니다.`}
        {comparison.refused > 0 && ` 팔지 않게 되는 작업이 ${comparison.refused}건 있습니다.`}
      </p>
      <label className={styles.filter}>
        보기
        <Select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
          {FILTERS.map(([id, name]) => (
            <option key={id} value={id}>
              {name} {comparison.jobs.filter((job) => passes(job, id)).length}건
            </option>
          ))}
        </Select>
      </label>
      {jobs.length === 0 ? <p>그런 작업이 없습니다.</p> : <JobsTable jobs={jobs} />}
      <PromisesPart promises={promises} />
      <MarketTable prices={market} />
    </Stack>
  )
}

function passes({ delta, routeSwitched, before, after }: ComparedJob, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'up':
      return delta !== null && delta > 0
    case 'down':
      return delta !== null && delta < 0
    case 'route':
      return routeSwitched
    case 'refused':
      return before.total !== null && after.total === null
    case 'changed':
      return delta !== 0 || routeSwitched
  }
}

const COLUMNS: readonly Column<ComparedJob>[] = [
  {
    key: 'job',
    head: '작업',
    rowHead: true,
    cell: (job) => (
      <>
        {job.name} <Small as="span">{job.kind}</Small>
        {job.routeSwitched && job.before.route && job.after.route && (
          <Small tone="warn">
            {ROUTE_NAMES[job.before.route]} → {ROUTE_NAMES[job.after.route]}
          </Small>
        )}
      </>
    ),
  },
  { key: 'before', head: '지금', right: true, cell: ({ before }) => <Amount price={before} /> },
  { key: 'after', head: '발행하면', right: true, cell: ({ after }) => <Amount price={after} /> },
  {
    key: 'change',
    head: '달라짐',
    right: true,
    cell: (job) => {
      const { tone, word } = changeWord(job)
      return (
        <Small as="span" tone={TONES[tone]}>
          {word}
        </Small>
      )
    },
  },
]
const TONES = { up: 'bad', down: 'ok', refused: 'bad', new: 'plain', same: 'soft' } as const

function JobsTable({ jobs }: { readonly jobs: readonly ComparedJob[] }) {
  return (
    <Table
      dense
      captionShown
      caption="표준 작업의 값, 부가세를 넣은 원"
      columns={COLUMNS}
      rows={jobs}
      rowKey={({ id }) => id}
    />
  )
}

const Amount = ({ price }: { readonly price: JobPrice }) =>
  price.total === null ? (
    <Small as="span" tone="bad">
      {price.refusal}
    </Small>
  ) : (
    formatCount(price.total)
  )
