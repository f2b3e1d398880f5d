import { useSyncExternalStore } from 'react'
import { Toast } from './toast.tsx'
import { currentToasts, noToasts, onToasts } from './toasts.ts'
import styles from './toast-host.module.css'

/** Shows what `toast()` was told; stands once in each app. */
export function ToastHost() {
  const entries = useSyncExternalStore(onToasts, currentToasts, noToasts)
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
    </div>
  )
}
