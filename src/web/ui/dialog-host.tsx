import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react'
import { currentDialog, onDialogs } from './dialogs.ts'
import { firstTouch } from './first-touch.ts'

const loadBox = async () => ({ default: (await import('./dialog-boxes.tsx')).DialogBox })
const DialogBox = lazy(loadBox)

/** Shows what `alertDialog`, `confirmDialog` and `promptDialog` ask for; stands once in each app. */
export function DialogHost() {
  const dialog = useSyncExternalStore(onDialogs, currentDialog, () => null)
  // Here before anything can go wrong: a lost connection is told in a dialog too.
  useEffect(() => void firstTouch().then(loadBox), [])
  return dialog ? (
    <Suspense fallback={null}>
      <DialogBox dialog={dialog} />
    </Suspense>
  ) : null
}
