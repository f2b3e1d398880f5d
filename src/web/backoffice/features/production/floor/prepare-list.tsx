import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { askPressPackages } from '#/contract/prepress/press.contract.ts'
import type { FloorJobView } from '#/contract/production/floor.contract.ts'
import { advanceLines } from '#/contract/production/production.contract.ts'
import { copiesText } from '#/domain/catalog/copies-text.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { FLOOR_KEY, type Floor } from './use-floor.ts'
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
  const client = useQueryClient()
  const navigate = useNavigate()
  const once = useIdempotencyKey()
  const mayWork = usePermission('production')
  const [picked, pick] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState<ReadonlyMap<string, string>>(new Map())
  const lineIds = rows.filter(({ lineId }) => picked.has(lineId)).map(({ lineId }) => lineId)
  const unplanned = rows.filter(({ lineId, planned }) => picked.has(lineId) && !planned)
  const planning = {
    lineIds: unplanned.map(({ lineId }) => lineId),
    seenStates: Object.fromEntries(unplanned.map(({ lineId, production }) => [lineId, production])),
  }
  const answer = (items: readonly { lineId: string; message: string | null }[], done: string) => {
    say(new Map(items.map(({ lineId, message }) => [lineId, message ?? done])))
    void client.invalidateQueries({ queryKey: FLOOR_KEY })
  }
  const packages = useMutation({
    mutationFn: () =>
      once(['packages', lineIds], (idempotencyKey) => call(askPressPackages, { body: { lineIds }, idempotencyKey })),
    onSuccess: ({ items }) => answer(items, '인쇄 자료를 만들고 있습니다.'),
  })
  const plan = useMutation({
    mutationFn: () =>
      once(['plan', planning], (idempotencyKey) => call(advanceLines, { body: planning, idempotencyKey })),
    onSuccess: ({ items }) => answer(items, '제작에 걸었습니다.'),
  })
  const print = () => void navigate(`/admin/production/tickets?lines=${lineIds.join(',')}`)
  useKey('p', () => lineIds.length > 0 && print())
  const all = lineIds.length === rows.length
  return (
    <section>
      <h2>인쇄 전 {rows.length}</h2>
      <Checkbox
        checked={all}
        onChange={() => pick(all ? new Set() : new Set(rows.map(({ lineId }) => lineId)))}
        label="모두 고르기"
      />
      <ul className={styles.rows}>
        {rows.map((job) => (
          <PrepareRow
            key={job.lineId}
            job={job}
            picked={picked.has(job.lineId)}
            said={said.get(job.lineId)}
            onPick={() => pick(toggled(picked, job.lineId))}
          />
        ))}
      </ul>
      <Toolbar>
        <Button size="sm" disabled={lineIds.length === 0} onClick={print}>
          작업지시서 {lineIds.length > 0 && lineIds.length} <kbd>P</kbd>
        </Button>
        <Button size="sm" busy={packages.isPending} disabled={lineIds.length === 0} onClick={() => packages.mutate()}>
          인쇄 자료 만들기
        </Button>
        {mayWork && (
          <Button
            size="sm"
            disabled={lineIds.length < 2}
            onClick={() => void navigate(`/admin/production/gangs?lines=${lineIds.join(',')}`)}
          >
            합판하기
          </Button>
        )}
        {mayWork && (
          <Button
            size="sm"
            variant="primary"
            busy={plan.isPending}
            disabled={unplanned.length === 0}
            onClick={() => plan.mutate()}
          >
            제작 걸기 {unplanned.length > 0 && unplanned.length}
          </Button>
        )}
      </Toolbar>
    </section>
  )
}

const toggled = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  set.has(id) ? new Set([...set].filter((each) => each !== id)) : new Set([...set, id])

interface PrepareRowProps {
  readonly job: FloorJobView
  readonly picked: boolean
  readonly said: string | undefined
  readonly onPick: () => void
}

function PrepareRow({ job, picked, said, onPick }: PrepareRowProps) {
  return (
    <li>
      <Checkbox
        checked={picked}
        onChange={onPick}
        label={job.remake ? `${job.title} 재제작 ${copiesText(job.spec.product, job.copies)}` : job.title}
      />
      <Link to={`/admin/orders?q=${job.orderNumber}`}>{job.orderNumber.slice(-6)}</Link>
      <span>
        {job.planned ? '걸었음' : '걸 작업'},{' '}
        {job.gang !== null ? `합판 ${job.gang}` : job.package ? PACKAGE_WORDS[job.package] : '인쇄 자료 없음'}
      </span>
      {said && <em role="status">{said}</em>}
    </li>
  )
}
