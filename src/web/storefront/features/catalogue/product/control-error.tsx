import styles from './number-controls.module.css'

/** What is wrong, and what is counted with meanwhile. */
export function ControlError({ reason, instead }: { readonly reason: string; readonly instead: string }) {
  return (
    <p className={styles.error} role="alert">
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9 4.5V10M9 12v1.6" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span>
        {reason} {instead}
      </span>
    </p>
  )
}
