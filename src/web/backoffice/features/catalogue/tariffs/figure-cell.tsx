import { useState, type KeyboardEvent } from 'react'
import { HIGHEST_FIGURE } from '#/domain/pricing/tariffs/edit-tariff.ts'
import { formatCount } from '#/lib/format-count.ts'
import { cx } from '#/web/ui/cx.ts'
import styles from './tariff-table.module.css'

interface FigureCellProps {
  readonly label: string
  readonly value: number
  readonly changed: boolean
  readonly onCommit: (value: number) => void
}

/** One figure, typed in its place. Enter takes it and goes on to the next one, Escape leaves it as it was. */
export function FigureCell({ label, value, changed, onCommit }: FigureCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const figure = typed === null ? value : readTyped(typed)
  const commit = () => {
    if (figure === null) return
    if (figure !== value) onCommit(figure)
    setTyped(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (figure !== null) nextFigure(event.currentTarget)?.focus()
  }
  return (
    <input
      className={cx(styles.figure, changed && styles.changed)}
      inputMode="numeric"
      data-figure=""
      aria-label={label}
      aria-invalid={figure === null || undefined}
      title={figure === null ? '0부터 1억까지의 정수를 적어 주세요.' : undefined}
      value={typed ?? formatCount(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={press}
    />
  )
}

function readTyped(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[\s,]|원$/g, '')
  const value = Number(digits)
  return /^\d{1,9}$/.test(digits) && value <= HIGHEST_FIGURE ? value : null
}

function nextFigure(input: HTMLElement): HTMLElement | undefined {
  const all = [...(input.closest('table')?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])]
  return all[all.indexOf(input) + 1]
}
