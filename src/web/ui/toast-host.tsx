import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react'
import { firstTouch } from './first-touch.ts'
import { currentToasts, noToasts, onToasts } from './toasts.ts'
import styles from './toast-host.module.css'

const loadToast = async () => ({ default: (await import('./toast.tsx')).Toast })
const Toast = lazy(loadToast)

/** Shows what `toast()` was told; stands once in each app. */
export function ToastHost() {
  const entries = useSyncExternalStore(onToasts, currentToasts, noToasts)
  useEffect(() => void firstTouch().then(loadToast), [])
  return (
    <div className={styles.host} role="status" aria-live="polite">
      <Suspense fallback={null}>
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} />
        ))}
      </Suspense>
    </div>
  )
}
