import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { formatCount } from '#/lib/format-count.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { Button } from '#/web/ui/button.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import type { HeroKind } from './hero-kinds.ts'
import type { QuickQuote } from './use-quick-quote.ts'
import styles from './hero-quote.module.css'

interface HeroQuoteProps {
  readonly kinds: readonly HeroKind[]
  readonly quick: QuickQuote
  /** By working days, when a job ordered now leaves. */
  readonly leaves: readonly string[]
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => void
}

/** Four choices and the price, VAT included, with the day: a price without its date is half an answer. */
export function HeroQuote({ kinds, quick, leaves, busy, onSubmit }: HeroQuoteProps) {
  const { kind, spec, price, refusal } = quick
  const id = useId()
  const leavesOn = price && !refusal ? leaves[price.workingDays] : undefined
  const pages = spec.parts.find((part) => part.role === 'body')?.pages ?? 0
  const trim = kind.trims.find((named) => isSize(named, spec.trim))
  return (
    <form aria-label="바로 견적" onSubmit={onSubmit}>
      <LiveFieldset className={styles.quote}>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}-kind`}>
            종류
          </label>
          <select
            onFocus={quick.warm}
            onPointerEnter={quick.warm}
            id={`${id}-kind`}
            value={kind.slug}
            onChange={(event) => quick.changeKind(event.target.value)}
          >
            {kinds.map((candidate) => (
              <option key={candidate.slug} value={candidate.slug}>
                {candidate.name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${id}-trim`}>
            판형
          </label>
          <select
            onFocus={quick.warm}
            onPointerEnter={quick.warm}
            id={`${id}-trim`}
            value={trim?.id ?? ''}
            onChange={(event) => quick.change('trim', event.target.value)}
          >
            {!trim && (
              <option value="">
                {mm(spec.trim.width)} × {mm(spec.trim.height)} mm
              </option>
            )}
            {kind.trims.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
        </div>
        {kind.pages && (
          <NumberField
            onReach={quick.warm}
            key={`${kind.code} pages`}
            id={`${id}-pages`}
            label="쪽수"
            unit="쪽"
            value={pages}
            {...kind.pages}
            onChange={(value) => quick.change('body.pages', value)}
          />
        )}
        <NumberField
          onReach={quick.warm}
          key={`${kind.code} copies`}
          id={`${id}-copies`}
          label={kind.pages ? '부수' : '수량'}
          unit={kind.unit}
          value={spec.copies}
          {...kind.copies}
          step={1}
          onChange={(value) => quick.change('copies', value)}
        />
        <div className={styles.total}>
          <span className={styles.label}>총액, 부가세 포함</span>
          <output htmlFor={`${id}-kind ${id}-trim ${id}-pages ${id}-copies`}>
            {price ? formatCount(price.total) : '—'}
            <small>원</small>
          </output>
          <p role={refusal ? 'alert' : undefined}>
            {refusal ?? (price ? `한 ${kind.unit} ${formatCount(price.each)}원` : '')}
            {leavesOn && <b>{leavesOn} 출고</b>}
          </p>
        </div>
        <Button type="submit" variant="primary" busy={busy} className={styles.go}>
          이 사양으로 계속
        </Button>
      </LiveFieldset>
    </form>
  )
}

/** Sizes that were folded carry fractions of a millimetre. */
const isSize = (one: SizeMm, other: SizeMm): boolean =>
  Math.abs(one.width - other.width) < 0.01 && Math.abs(one.height - other.height) < 0.01
const mm = (length: number): number => Math.round(length * 10) / 10

interface NumberFieldProps {
  readonly id: string
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
  readonly onReach: () => void
}

/** What is typed stays as typed; only a number that can be is priced. */
function NumberField({ id, label, unit, value, min, max, step, onChange, onReach }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const next = Number(text)
    if (text !== '' && Number.isInteger(next) && next >= min && next <= max && next % step === 0) onChange(next)
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.unit}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={onReach}
          onPointerEnter={onReach}
          onClick={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(null)}
        />
        <i>{unit}</i>
      </span>
    </div>
  )
}
