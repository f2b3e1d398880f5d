import { useEffect, useRef, useState } from 'react'
import type { BatchAct } from '#/contract/production/order-batch.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Button } from '#/web/ui/button.tsx'
import { BatchWords, hasWords, WANTS_WORDS } from './batch-words.tsx'
import { type Outcome, type Outlook, useBatch } from './use-batch.ts'
import styles from './batch-bar.module.css'

interface BatchQuestionProps {
  readonly act: BatchAct
  readonly label: string
  readonly lineIds: readonly string[]
  /** Which opening of the question this is. */
  readonly round: number
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Before an act: which rows go and which stay, and why. After it: what became of each. */
export function BatchQuestion({ act, label, lineIds, round, onDone, onClose }: BatchQuestionProps) {
  const { outlook, run, done } = useBatch(act, lineIds, round)
  const [note, setNote] = useState('')
  const [day, setDay] = useState('')
  const ready = outlook.isSuccess && hasWords(act, note, day)
  const items = outlook.data ?? []
  const going = items.filter(({ goes }) => goes)
  const outcomes = run.data
  const start = () => {
    if (going.length > 0 && ready && !run.isPending && !outcomes)
      run.mutate(
        { ids: going.map(({ lineId }) => lineId), note, day: act === 'due' ? day : null },
        { onSuccess: onDone },
      )
  }
  // Enter then does it, wherever the hands came from.
  const go = useRef<HTMLButtonElement>(null)
  const waits = outlook.isSuccess && !WANTS_WORDS.includes(act)
  useEffect(() => {
    if (waits) go.current?.focus()
  }, [waits])
  if (outcomes) return <BatchOutcome label={label} outcomes={outcomes} onClose={onClose} />
  return (
    <section className={styles.question} aria-label={`${label} 확인`}>
      <p role="status">
        {outlook.isPending && '확인하는 중입니다…'}
        {outlook.error?.message}
        {outlook.data && (
          <>
            <b>{label}</b> {formatCount(items.length)}건 가운데 <b>{formatCount(going.length)}건</b>이 됩니다
          </>
        )}
      </p>
      <Groups items={going} stays={false} />
      <Groups items={items.filter(({ goes }) => !goes)} stays />
      <BatchWords act={act} note={note} day={day} onNote={setNote} onDay={setDay} />
      {run.error && <p role="alert">{run.error.message}</p>}
      <Button
        ref={go}
        variant="primary"
        size="sm"
        busy={run.isPending}
        disabled={going.length === 0 || !ready}
        onClick={start}
      >
        {run.isPending ? `${formatCount(done)}건 마침` : `${formatCount(going.length)}건 처리하기`}
        {!WANTS_WORDS.includes(act) && <kbd aria-hidden="true">Enter</kbd>}
      </Button>
    </section>
  )
}

/** So many orders are named in a group; the rest is counted. */
const NAMED = 3

/** Rows that share a fate stand together, or hundreds of them could not be read. */
function Groups({ items, stays }: { readonly items: readonly Outlook[]; readonly stays: boolean }) {
  if (items.length === 0) return null
  const groups = [...Map.groupBy(items, ({ says }) => says)].toSorted(([, a], [, b]) => b.length - a.length)
  return (
    <ul className={stays ? styles.stays : undefined} aria-label={stays ? '안 되는 주문' : '되는 주문'}>
      {groups.map(([says, own]) => (
        <li key={says}>
          <b>{namesOf(own.map(({ orderNumber }) => orderNumber))}</b> {says}
        </li>
      ))}
    </ul>
  )
}

function namesOf(numbers: readonly string[]): string {
  const tails = [...new Set(numbers)].map((number) => number.split('-')[1] ?? number)
  const named = tails.slice(0, NAMED).join(', ')
  return tails.length > NAMED ? `${named} 외 ${formatCount(tails.length - NAMED)}건` : named
}

interface BatchOutcomeProps {
  readonly label: string
  readonly outcomes: readonly Outcome[]
  readonly onClose: () => void
}

function BatchOutcome({ label, outcomes, onClose }: BatchOutcomeProps) {
  const refused = outcomes.filter(({ done }) => !done)
  return (
    <section className={styles.question} aria-label={`${label} 결과`}>
      <p role="status">
        <b>{label}</b> {formatCount(outcomes.length - refused.length)}건을 마쳤습니다
        {refused.length > 0 && <>, {formatCount(refused.length)}건은 그 사이 바뀌어 그대로입니다</>}
      </p>
      {refused.length > 0 && (
        <ul className={styles.stays} aria-label="그대로인 주문">
          {refused.map(({ lineId, orderNumber, says }) => (
            <li key={lineId}>
              <b>{orderNumber.split('-')[1]}</b> {says}
            </li>
          ))}
        </ul>
      )}
      {/* The second half of a double click on the act before must not put its result away. */}
      <Button size="sm" onClick={(event) => event.detail < 2 && onClose()}>
        닫기
      </Button>
    </section>
  )
}
