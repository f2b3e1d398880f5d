import type { BatchAct } from '#/contract/production/order-batch.contract.ts'
import { READY_TEXTS, TEXT_FIELDS } from '#/domain/orders/batch-text.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { useNow } from '#/web/ui/use-now.ts'
import styles from './batch-bar.module.css'

/** Acts that say something to each customer. */
export const WANTS_WORDS: readonly BatchAct[] = ['due', 'write']

export const hasWords = (act: BatchAct, note: string, day: string): boolean =>
  (!WANTS_WORDS.includes(act) || note.trim() !== '') && (act !== 'due' || day !== '')

interface BatchWordsProps {
  readonly act: BatchAct
  readonly note: string
  readonly day: string
  readonly onNote: (note: string) => void
  readonly onDay: (day: string) => void
}

/** What an act wants to be told before it begins: why, until when, or the letter itself. */
export function BatchWords({ act, note, day, onNote, onDay }: BatchWordsProps) {
  const today = seoulDay(useNow())
  if (act === 'hold') return <Line label="보류 사유" note={note} onNote={onNote} />
  if (act === 'due')
    return (
      <>
        <label className={styles.note}>
          새 출고일
          <input type="date" min={today} value={day} onChange={(event) => onDay(event.target.value)} />
        </label>
        <Line label="고객에게 알릴 까닭" note={note} onNote={onNote} />
      </>
    )
  if (act === 'write') return <Letter note={note} onNote={onNote} />
  return null
}

type NoteProps = Pick<BatchWordsProps, 'note' | 'onNote'>

function Line({ label, note, onNote }: NoteProps & { readonly label: string }) {
  return (
    <label className={styles.note}>
      {label}
      <input value={note} maxLength={500} onChange={(event) => onNote(event.target.value)} />
    </label>
  )
}

/** One letter for all of them; what is in braces is filled in for each. It stands in the order, and text and mail tell of it. */
function Letter({ note, onNote }: NoteProps) {
  return (
    <div className={styles.letter}>
      <p>
        {READY_TEXTS.map(({ name, text }) => (
          <button key={name} type="button" onClick={() => onNote(text)}>
            {name}
          </button>
        ))}
      </p>
      <textarea
        aria-label="고객에게 보낼 글"
        rows={3}
        maxLength={500}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
      <small>{TEXT_FIELDS.map((name) => `{${name}}`).join(' ')} 자리에는 주문마다 다른 말이 들어갑니다.</small>
    </div>
  )
}
