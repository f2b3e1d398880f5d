import { formatCount } from '#/lib/format-count.ts'
import { useId, useState } from 'react'
import { Segments } from '#/web/ui/segments.tsx'
import type { Rush } from './report24.loader.ts'
import type { Wish } from './use-rush.ts'
import styles from './rush-quote.module.css'

interface RushFieldsProps {
  readonly rush: Rush
  readonly wish: Wish
  readonly change: (part: Partial<Wish>) => void
}

const COLOURS = [
  { value: 'no', label: '흑백' },
  { value: 'yes', label: '컬러' },
] as const

/** The five choices of a report. */
export function RushFields({ rush, wish, change }: RushFieldsProps) {
  return (
    <div className={styles.fields}>
      <h2>바로 견적</h2>
      <Segments
        className={styles.choices}
        legend="크기"
        choices={asChoices(rush.trims)}
        value={wish.trim}
        onChange={(trim) => change({ trim })}
      />
      <Segments
        className={styles.choices}
        legend="본문 색"
        choices={COLOURS}
        value={wish.colour ? 'yes' : 'no'}
        onChange={(value) => change({ colour: value === 'yes' })}
      />
      <Amount label="쪽수" unit="쪽" value={wish.pages} most={10_000} onChange={(pages) => change({ pages })} />
      <Amount label="부수" unit="부" value={wish.copies} most={100_000} onChange={(copies) => change({ copies })} />
      <Segments
        className={styles.wide}
        legend="제본"
        choices={asChoices(rush.bindings)}
        value={wish.binding}
        onChange={(binding) => change({ binding })}
      />
      <p className={styles.hint}>
        표지 스노우 250 g 무광, 본문 백색모조 100 g으로 계산했어요. 종이와 그 밖의 것은 시작한 다음 바꿀 수 있어요.
      </p>
    </div>
  )
}

const asChoices = (choices: readonly { readonly id: string; readonly name: string }[]) =>
  choices.map(({ id, name }) => ({ value: id, label: name }))

interface AmountProps {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** What is typed stays as typed; only a whole number is priced. */
function Amount({ label, unit, value, most, onChange }: AmountProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const number = Number(typed ?? value)
  const wrong = typed !== null && !(Number.isInteger(number) && number >= 1 && number <= most)
  const type = (text: string) => {
    setTyped(text)
    const next = Number(text)
    if (Number.isInteger(next) && next >= 1 && next <= most) onChange(next)
  }
  return (
    <div className={styles.amount}>
      <label className={styles.name} htmlFor={id}>
        {label}
      </label>
      <span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onClick={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (!wrong) setTyped(null)
          }}
        />
        <i>{unit}</i>
      </span>
      {wrong && (
        <small id={`${id}-wrong`} role="alert">
          1부터 {formatCount(most)}까지의 수로 적어 주세요.
        </small>
      )}
    </div>
  )
}
