import { useSyncExternalStore } from 'react'
import { DialogBox } from './dialog-boxes.tsx'
import { currentDialog, onDialogs } from './dialogs.ts'

/** Shows what `alertDialog`, `confirmDialog` and `promptDialog` ask for; stands once in each app. */
export function DialogHost() {
  const dialog = useSyncExternalStore(onDialogs, currentDialog, () => null)
  return dialog ? <DialogBox dialog={dialog} /> : null
}
