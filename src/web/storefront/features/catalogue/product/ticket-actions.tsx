import styles from './ticket-actions.module.css'

interface TicketActionsProps {
  readonly busy: boolean
  readonly disabled: boolean
  /** 담기, or 바꾸기 when the page was opened from a cart item. */
  readonly cartLabel: string
  readonly onCart: () => void
  readonly onOrder: () => void
}

/** The two ways on from a finished spec. */
export function TicketActions({ busy, disabled, cartLabel, onCart, onOrder }: TicketActionsProps) {
  return (
    <div className={styles.actions}>
      <ActionButtons busy={busy} disabled={disabled} cartLabel={cartLabel} onCart={onCart} onOrder={onOrder} />
    </div>
  )
}

export function ActionButtons({ busy, disabled, cartLabel, onCart, onOrder }: TicketActionsProps) {
  return (
    <>
      <button type="button" disabled={disabled || busy} onClick={onCart}>
        {cartLabel}
      </button>
      <button type="button" disabled={disabled || busy} aria-busy={busy || undefined} onClick={onOrder}>
        바로 주문
      </button>
    </>
  )
}
