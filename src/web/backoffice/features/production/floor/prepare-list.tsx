import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { askPressPackages } from '#/contract/prepress/press.contract.ts'
import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { FLOOR_KEY, type Floor } from './use-floor.ts'
import { usePlanJobs } from './use-plan-jobs.ts'
import styles from './aside.module.css'

const PACKAGE_WORDS = {
  waiting: '인쇄 자료 만드는 중',
  making: '인쇄 자료 만드는 중',
  done: '인쇄 자료 있음',
  failed: '인쇄 자료 못 만듦',
  expired: '인쇄 자료 지워짐',
} as const

/** Jobs that are not on a press yet: planned, packed for the press and ticketed several at once, with one answer a row. */
export function PrepareList({ floor }: { readonly floor: Floor }) {
  const rows = floor.jobs.filter(({ production }) => ['waiting', 'remake', 'planned'].includes(production))
  if (rows.length > 0) return <Preparing rows={rows} />
  return (
    <section>
      <h2>인쇄 전 0</h2>
      <p>새로 챙길 작업이 없습니다. 시안이 확정되면 여기에 나타납니다.</p>
    </section>
  )
}

function Preparing({ rows }: { readonly rows: readonly FloorJobView[] }) {
  const mayWork = usePermission('production')
  const mayPack = usePermission('press-packages')
  const [picked, pick] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState<ReadonlyMap<string, string>>(new Map())
  const chosen = rows.filter(({ lineId }) => picked.has(lineId))
  const all = chosen.length === rows.length
  return (
    <section>
      <h2>인쇄 전 {rows.length}</h2>
      {(mayWork || mayPack) && (
        <Checkbox
          checked={all}
          onChange={() => pick(all ? new Set() : new Set(rows.map(({ lineId }) => lineId)))}
          label="모두 고르기"
        />
      )}
      <ul className={styles.rows}>
        {rows.map((job) => (
          <PrepareRow
            key={job.lineId}
            job={job}
            picked={picked.has(job.lineId)}
            said={said.get(job.lineId)}
            onPick={mayWork || mayPack ? () => pick(toggled(picked, job.lineId)) : null}
          />
        ))}
      </ul>
      {chosen.length === 0 && (mayWork || mayPack) && (
        <p>작업을 고르면 아래 단추로 함께 처리합니다. 합판은 두 작업부터 됩니다.</p>
      )}
      <Toolbar>
        {mayWork && <PrintTickets lineIds={idsOf(chosen)} />}
        {mayPack && <MakePackages lineIds={idsOf(chosen)} onSaid={say} />}
        {mayWork && <GangThem lineIds={idsOf(chosen)} />}
        {mayWork && <PlanThem jobs={chosen.filter(({ planned }) => !planned)} onSaid={say} />}
      </Toolbar>
    </section>
  )
}

const idsOf = (jobs: readonly FloorJobView[]) => jobs.map(({ lineId }) => lineId)

interface ChosenProps {
  readonly lineIds: string[]
}

function PrintTickets({ lineIds }: ChosenProps) {
  const navigate = useNavigate()
  const print = () => void navigate(`/admin/production/tickets?lines=${lineIds.join(',')}`)
  useKey('p', () => lineIds.length > 0 && print())
  return (
    <Button size="sm" disabled={lineIds.length === 0} onClick={print}>
      작업지시서 {lineIds.length > 0 && lineIds.length} <kbd>P</kbd>
    </Button>
  )
}

function GangThem({ lineIds }: ChosenProps) {
  const navigate = useNavigate()
  return (
    <Button
      size="sm"
      disabled={lineIds.length < 2}
      onClick={() => void navigate(`/admin/production/gangs?lines=${lineIds.join(',')}`)}
    >
      합판하기
    </Button>
  )
}

type Say = (said: ReadonlyMap<string, string>) => void
type Answered = readonly { readonly lineId: string; readonly message: string | null }[]

/** What became of each row is said beside it, and the board is asked for again. */
function useAnswers(onSaid: Say, done: string) {
  const client = useQueryClient()
  return ({ items }: { readonly items: Answered }) => {
    onSaid(new Map(items.map(({ lineId, message }) => [lineId, message ?? done])))
    void client.invalidateQueries({ queryKey: FLOOR_KEY })
  }
}

function MakePackages({ lineIds, onSaid }: ChosenProps & { readonly onSaid: Say }) {
  const once = useIdempotencyKey()
  const packages = useMutation({
    mutationFn: () =>
      once(['packages', lineIds], (idempotencyKey) => call(askPressPackages, { body: { lineIds }, idempotencyKey })),
    onSuccess: useAnswers(onSaid, '인쇄 자료를 만들고 있습니다.'),
  })
  return (
    <Button size="sm" busy={packages.isPending} disabled={lineIds.length === 0} onClick={() => packages.mutate()}>
      인쇄 자료 만들기
    </Button>
  )
}

function PlanThem({ jobs, onSaid }: { readonly jobs: readonly FloorJobView[]; readonly onSaid: Say }) {
  const plan = usePlanJobs(jobs, useAnswers(onSaid, '제작에 걸었습니다.'))
  return (
    <Button
      size="sm"
      variant="primary"
      busy={plan.isPending}
      disabled={jobs.length === 0}
      onClick={() => plan.mutate()}
    >
      제작 걸기 {jobs.length > 0 && jobs.length}
    </Button>
  )
}

const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  set.has(id) ? new Set([...set].filter((each) => each !== id)) : new Set([...set, id])

interface PrepareRowProps {
  readonly job: FloorJobView
  readonly picked: boolean
  readonly said: string | undefined
  /** Null where nothing can be done with what is picked. */
  readonly onPick: (() => void) | null
}

function PrepareRow({ job, picked, said, onPick }: PrepareRowProps) {
  const name = job.remake ? `${job.title} 재제작 ${copiesText(job.spec.product, job.copies)}` : job.title
  return (
    <li>
      {onPick ? <Checkbox checked={picked} onChange={onPick} label={name} /> : <b>{name}</b>}
      <Link to={`/admin/orders?q=${job.orderNumber}`}>{job.orderNumber.slice(-6)}</Link>
      <span>
        {job.planned ? '걸었음' : '걸 작업'},{' '}
        {job.gang !== null ? `합판 ${job.gang}` : job.package ? PACKAGE_WORDS[job.package] : '인쇄 자료 없음'}
      </span>
      {said && <em role="status">{said}</em>}
    </li>
  )
}
