import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentDialog, onDialogs } from './dialogs.ts'
import { lazyPart } from './lazy-part.tsx'
import { whenOnline } from './online.ts'

const loadBox = async () => (await import('./dialog-boxes.tsx')).DialogBox
const DialogBox = lazyPart(loadBox)

/** Shows what `alertDialog`, `confirmDialog` and `promptDialog` ask for; stands once in each app. */
export function DialogHost() {
  const dialog = useSyncExternalStore(onDialogs, currentDialog, () => null)
  // Fetched before it is needed: a dialog may be what says that the connection is lost.
  useEffect(() => void whenOnline(loadBox), [])
  return dialog ? (
    <Suspense fallback={null}>
      <DialogBox dialog={dialog} />
    </Suspense>
  ) : null
}
