import { useState } from 'react'
import type { BatchAct } from '#/contract/production/order-batch.contract.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { formatCount } from '#/lib/format-count.ts'
import { mayAs, useStaff } from '#/web/api/use-staff.ts'
import { useKey } from '#/web/ui/use-key.ts'
import { BatchQuestion } from './batch-question.tsx'
import styles from './batch-bar.module.css'

interface Act {
  readonly act: BatchAct
  readonly label: string
  readonly key?: string
  /** Whose act it is; everybody's without. */
  readonly right?: Right
}

const ACTS: readonly Act[] = [
  { act: 'next', label: '다음 공정으로', key: 'n', right: 'production' },
  { act: 'take', label: '내가 맡기', key: 'a' },
  { act: 'drop', label: '내려놓기' },
  { act: 'hold', label: '보류', key: 'h', right: 'hold' },
  { act: 'release', label: '다시 시작', right: 'hold' },
]

interface BatchBarProps {
  readonly picked: ReadonlySet<string>
  /** Of the chosen lines that are shown; null when some are not. */
  readonly amount: number | null
  readonly onClear: () => void
}

/** What can be done with the chosen rows. Each act says first which of them it takes; the choice stays afterwards. */
export function BatchBar({ picked, amount, onClear }: BatchBarProps) {
  const staff = useStaff()
  const { act, round, open, close, setDone } = useQuestion()
  const acts = ACTS.filter(({ right }) => !right || mayAs(staff, right))
  const choose = (next: BatchAct) => {
    if (acts.some((each) => each.act === next)) open(next)
  }
  useKey('n', () => choose('next'))
  useKey('a', () => choose('take'))
  useKey('h', () => choose('hold'))
  useKey('Escape', () => (act ? close() : onClear()))
  const ids = [...picked].toSorted()
  return (
    <div className={styles.acts}>
      {act && (
        <BatchQuestion
          key={`${round} ${ids.length}`}
          act={act}
          label={acts.find((each) => each.act === act)?.label ?? ''}
          lineIds={ids}
          round={round}
          onDone={setDone}
          onClose={close}
        />
      )}
      <div className={styles.bar} role="toolbar" aria-label="고른 주문 처리">
        <b>
          {formatCount(picked.size)}건 고름{amount !== null && `, ${formatCount(amount)}원`}
        </b>
        {acts.map(({ act: each, label, key }) => (
          <button
            key={each}
            type="button"
            aria-expanded={each === act}
            onClick={(event) => event.detail < 2 && choose(each)}
          >
            {label}
            {key && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
          </button>
        ))}
        <button type="button" className={styles.clear} onClick={onClear}>
          해제<kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </div>
  )
}

/** Which act is asked about. Asked again it is put away, but once it is done the same press asks about the next step. */
function useQuestion() {
  const [{ act, round, done }, set] = useState({ act: null as BatchAct | null, round: 0, done: false })
  return {
    act,
    round,
    open: (next: BatchAct) => set({ act: next === act && !done ? null : next, round: round + 1, done: false }),
    close: () => set({ act: null, round, done: false }),
    setDone: () => set({ act, round, done: true }),
  }
}
