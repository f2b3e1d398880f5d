import { DIALOG_TITLES } from './dialog-texts.ts'
import type { PromptInput } from './dialog-texts.ts'

export type AlertKind = 'success' | 'warning' | 'info' | 'error'

export interface AlertOptions {
  readonly title?: string
  /** A newline is a line break. */
  readonly body?: string
  readonly ok?: string
}

export interface ConfirmOptions extends AlertOptions {
  readonly cancel?: string
  /** The act cannot be taken back: the button says so in red. */
  readonly destructive?: boolean
}

export interface PromptOptions extends ConfirmOptions {
  readonly label: string
  readonly input?: PromptInput
  readonly initial?: string
  readonly required?: boolean
  /** Returns what is wrong with the text, or null. */
  readonly check?: (text: string) => string | null
}

export type OpenDialog =
  | { readonly id: number; readonly kind: AlertKind; readonly options: AlertOptions; readonly close: () => void }
  | {
      readonly id: number
      readonly kind: 'confirm'
      readonly options: ConfirmOptions
      readonly close: (yes: boolean) => void
    }
  | {
      readonly id: number
      readonly kind: 'prompt'
      readonly options: PromptOptions
      readonly close: (text: string | null) => void
    }

let queue: readonly OpenDialog[] = []
let nextId = 1
const listeners = new Set<() => void>()

const set = (next: readonly OpenDialog[]) => {
  queue = next
  for (const listener of listeners) listener()
}
const remove = (id: number) => set(queue.filter((dialog) => dialog.id !== id))

/** The dialog to show now, or null; for the host. */
export const currentDialog = (): OpenDialog | null => queue[0] ?? null

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says one thing and waits for 확인. The same words are not queued twice: ten failed calls make one dialog. */
export function alertDialog(kind: AlertKind, options: AlertOptions = {}): Promise<void> {
  const title = options.title ?? DIALOG_TITLES[kind]
  if (
    queue.some(
      (dialog) => dialog.kind === kind && dialog.options.title === title && dialog.options.body === options.body,
    )
  )
    return Promise.resolve()
  return new Promise((resolve) => {
    const id = nextId++
    const close = () => {
      remove(id)
      resolve()
    }
    set([...queue, { id, kind, options: { ...options, title }, close }])
  })
}

/** Asks yes or no; Escape is no. */
export function confirmDialog(options: ConfirmOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++
    const close = (yes: boolean) => {
      remove(id)
      resolve(yes)
    }
    set([
      ...queue,
      { id, kind: 'confirm', options: { ...options, title: options.title ?? DIALOG_TITLES.confirm }, close },
    ])
  })
}

/** Asks for a line of text; null when it was left without an answer. */
export function promptDialog(options: PromptOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const id = nextId++
    const close = (text: string | null) => {
      remove(id)
      resolve(text)
    }
    set([...queue, { id, kind: 'prompt', options, close }])
  })
}
