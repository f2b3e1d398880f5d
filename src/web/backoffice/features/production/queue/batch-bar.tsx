import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MOST_LOOKED_AT } from '#/contract/production/gangs.contract.ts'
import type { BatchAct } from '#/contract/production/order-batch.contract.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { formatCount } from '#/lib/format-count.ts'
import { mayAs, useStaff } from '#/web/api/use-staff.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'
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
  { act: 'package', label: '인쇄 자료', right: 'press-packages' },
  { act: 'due', label: '출고일 바꾸기', key: 'd', right: 'production' },
  { act: 'write', label: '글 보내기', right: 'files' },
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
  useKey('d', () => choose('due'))
  const tickets = usePrintTickets(picked, mayAs(staff, 'production'))
  useKey('p', () => tickets?.())
  const ganging = useGanging(picked, mayAs(staff, 'production'))
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
        {ganging && (
          <button type="button" onClick={ganging}>
            합판하기
          </button>
        )}
        {tickets && (
          <button type="button" onClick={tickets}>
            작업지시서<kbd aria-hidden="true">P</kbd>
          </button>
        )}
        <button type="button" className={styles.clear} onClick={onClear}>
          해제<kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </div>
  )
}

/** So many job tickets are printed in one go. */
const MOST_TICKETS = 200

/** Opens the job tickets of the chosen rows, one result each; null where there is nothing to print by this person. */
function usePrintTickets(picked: ReadonlySet<string>, may: boolean): (() => void) | null {
  const navigate = useNavigate()
  if (!may) return null
  return () => {
    if (picked.size > MOST_TICKETS)
      void alertDialog('info', {
        title: `작업지시서는 ${MOST_TICKETS}장까지 한 번에 뽑습니다`,
        body: '주문을 조금 덜 고른 뒤 다시 눌러 주세요.',
      })
    else if (picked.size > 0) void navigate(`/admin/production/tickets?lines=${[...picked].join(',')}`)
  }
}

/** Lays the chosen rows on one sheet, where each that cannot share it says why; null where there is nothing to lay. */
function useGanging(picked: ReadonlySet<string>, may: boolean): (() => void) | null {
  const navigate = useNavigate()
  if (!may || picked.size < 2) return null
  return () => {
    if (picked.size > MOST_LOOKED_AT)
      void alertDialog('info', {
        title: `합판은 ${MOST_LOOKED_AT}건까지 앉혀 봅니다`,
        body: '종이와 코팅이 같은 주문만 남기고 다시 눌러 주세요.',
      })
    else void navigate(`/admin/production/gangs?lines=${[...picked].toSorted().join(',')}`)
  }
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
