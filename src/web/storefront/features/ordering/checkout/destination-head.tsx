import { Button } from '#/web/ui/button.tsx'
import styles from './checkout.module.css'

interface DestinationHeadProps {
  readonly name: string
  readonly fee: string
  /** Null where it must stay open: something in it is still missing. */
  readonly folded: boolean | null
  readonly onFold: (folded: boolean) => void
  /** Null for the first one, which gets what the others leave. */
  readonly onRemove: (() => void) | null
}

/** What a destination costs, and the buttons that open, close and remove it. */
export function DestinationHead({ name, fee, folded, onFold, onRemove }: DestinationHeadProps) {
  const act = folded ? '고치기' : '접기'
  return (
    <div className={styles.destinationHead}>
      <p aria-live="polite">{fee}</p>
      <span>
        {folded !== null && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={!folded}
            aria-label={`${name} ${act}`}
            onClick={() => onFold(!folded)}
          >
            {act}
          </Button>
        )}
        {onRemove && (
          <Button size="sm" variant="quiet" aria-label={`${name} 빼기`} onClick={onRemove}>
            빼기
          </Button>
        )}
      </span>
    </div>
  )
}
