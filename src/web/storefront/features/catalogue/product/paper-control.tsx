import { useState } from 'react'
import type { Choice, ChoiceControl } from '#/domain/catalog/options/option-model.ts'
import { formatMm } from '#/domain/print/round-mm.ts'
import { cx } from '#/web/ui/cx.ts'
import { TextLink } from '#/web/ui/text-link.tsx'
import { deltaText } from './delta-text.ts'
import styles from './paper-control.module.css'
import type { Deltas } from './use-deltas.ts'
import { deltaKey } from './use-deltas.ts'

interface PaperControlViewProps {
  readonly control: ChoiceControl
  readonly deltas: Deltas
  readonly onChoose: (controlId: string, choiceId: string) => void
}

/** Where a job's main paper is chosen. */
const FIRST_PAPERS: readonly string[] = ['body.paper', 'sheet.paper']

/** Papers shown before the rest is asked for. */
const FIRST = 5
/** Px of the bar per mm of spine, and its longest. */
const BAR = { perMm: 5, longest: 130 }

/** Papers as rows: name, the spine that follows (drawn), and what it does to the price. */
export function PaperControlView({ control, deltas, onChoose }: PaperControlViewProps) {
  const [all, setAll] = useState(false)
  const few = control.choices.filter((choice, index) => index < FIRST || choice.chosen)
  const shown = all ? control.choices : few
  const more = control.choices.length - few.length
  return (
    <fieldset>
      <legend className={styles.legend}>
        {control.label}
        {control.hint && <em>{control.hint}</em>}
      </legend>
      <div>
        {shown.map((choice) => (
          <PaperRow
            key={choice.id}
            control={control}
            choice={choice}
            delta={deltas.get(deltaKey(control.id, choice.id))}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {more > 0 && (
          <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? '자주 쓰는 종이만 보기' : `종이 ${more}가지 더 보기`}
          </button>
        )}
        {FIRST_PAPERS.includes(control.id) && (
          <TextLink to="/cust/sample" target="_blank">
            종이 샘플 받아 보기
          </TextLink>
        )}
      </div>
    </fieldset>
  )
}

interface PaperRowProps {
  readonly control: ChoiceControl
  readonly choice: Choice
  readonly delta: number | undefined
  readonly onChoose: PaperControlViewProps['onChoose']
}

function PaperRow({ control, choice, delta, onChoose }: PaperRowProps) {
  const refused = choice.chosen ? null : choice.disabledReason
  const price = choice.chosen ? (choice.id === 'none' ? '' : '고른 종이') : delta === undefined ? '' : deltaText(delta)
  return (
    <label className={cx(styles.row, refused !== null && styles.off)}>
      <input
        type="radio"
        name={control.id}
        value={choice.id}
        checked={choice.chosen}
        disabled={refused !== null}
        onChange={() => onChoose(control.id, choice.id)}
      />
      <b>{choice.label}</b>
      <span className={styles.facts}>{refused ?? <PaperFacts control={control} choice={choice} />}</span>
      <span className={styles.price}>{refused === null ? price : ''}</span>
    </label>
  )
}

function PaperFacts({ control, choice }: Pick<PaperRowProps, 'control' | 'choice'>) {
  const { paper } = choice
  if (!paper) return choice.hint
  if (control.id !== 'body.paper' || paper.spine === null) {
    return (
      <>
        <i style={{ width: 18, backgroundColor: paper.tint }} className={styles.plain} />
        {choice.also ?? choice.hint ?? `두께 ${paper.thickness} mm`}
      </>
    )
  }
  return (
    <>
      <i style={{ width: Math.min(BAR.longest, paper.spine * BAR.perMm), backgroundColor: paper.tint }} />
      <span>책등 {formatMm(paper.spine)} mm</span>
    </>
  )
}
