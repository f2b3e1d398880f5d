import { useId, useState } from 'react'
import type { SizeControl } from '#/domain/catalog/options/option-model.ts'
import { formatMm, formatSize } from '#/domain/print/round-mm.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import styles from './number-controls.module.css'
import { ControlError } from './control-error.tsx'

interface SizeControlViewProps {
  readonly control: SizeControl
  /** Tries the size; the Korean reason when it cannot be made. */
  readonly onSize: (controlId: string, size: SizeMm) => string | null
}

type Typed = { readonly width: string; readonly height: string }

/** Width and height in mm, typed by hand. What is wrong stays as typed, beside the reason, until it is mended. */
export function SizeControlView({ control, onSize }: SizeControlViewProps) {
  const id = useId()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [from, setFrom] = useState(control.value)
  if (from.width !== control.value.width || from.height !== control.value.height) {
    setFrom(control.value)
    setTyped(null)
    setError(null)
  }
  const shown = typed ?? { width: formatMm(control.value.width), height: formatMm(control.value.height) }
  const change = (side: keyof Typed, text: string) => {
    const next = { ...shown, [side]: text }
    setTyped(next)
    setError(reasonAgainst(control, next) ?? onSize(control.id, sizeOf(next)))
  }
  return (
    <div className={styles.free} role="group" aria-labelledby={`${id}-name`}>
      <div className={styles.inputs}>
        <b id={`${id}-name`}>{control.label}</b>
        {(['width', 'height'] as const).map((side) => (
          <span key={side} className={styles.field} data-bad={error ? '' : undefined}>
            <label htmlFor={`${id}-${side}`}>{side === 'width' ? '가로' : '세로'}</label>
            <input
              id={`${id}-${side}`}
              inputMode="decimal"
              autoComplete="off"
              value={shown[side]}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-note`}
              onClick={(event) => event.currentTarget.select()}
              onChange={(event) => change(side, event.target.value)}
            />
            <i>mm</i>
          </span>
        ))}
        <span id={`${id}-note`} className={styles.range}>
          {`${formatMm(control.min.width)}–${formatMm(control.max.width)} × ${formatMm(control.min.height)}–${formatMm(control.max.height)} mm`}
        </span>
      </div>
      {error && <ControlError reason={error} instead={`고치실 때까지 ${formatSize(control.value)}로 계산합니다.`} />}
    </div>
  )
}

const sizeOf = ({ width, height }: Typed): SizeMm => ({ width: Number(width), height: Number(height) })

/** What can be said before the rules of print are asked. */
function reasonAgainst({ min, max }: SizeControl, typed: Typed): string | null {
  const { width, height } = sizeOf(typed)
  if (!(width > 0) || !(height > 0)) return '가로와 세로를 숫자로 적어 주세요.'
  if (width < min.width || width > max.width) return `가로는 ${formatMm(min.width)}–${formatMm(max.width)} mm입니다.`
  if (height < min.height || height > max.height)
    return `세로는 ${formatMm(min.height)}–${formatMm(max.height)} mm입니다.`
  return null
}
