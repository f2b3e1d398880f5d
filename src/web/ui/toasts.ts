/** How long a toast stays, in ms. */
export const TOAST_MS = 3000

export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface ToastEntry {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
}

let entries: readonly ToastEntry[] = []
let nextId = 1
const listeners = new Set<() => void>()
const none: readonly ToastEntry[] = []

const set = (next: readonly ToastEntry[]) => {
  entries = next
  for (const listener of listeners) listener()
}

export const currentToasts = (): readonly ToastEntry[] => entries
export const noToasts = (): readonly ToastEntry[] => none

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A short word at the top right that leaves by itself; nothing that must be read belongs in it. */
export function toast(text: string, kind: ToastKind = 'success'): void {
  set([...entries.slice(-3), { id: nextId++, kind, text }])
}

export function dismissToast(id: number): void {
  set(entries.filter((entry) => entry.id !== id))
}
