import { BLOCKED_CODES, BLOCKED_EVENTS, COPYABLE } from '#/contract/copy-guard.ts'

/**
 * True where the specification's blocking stays away: on images, and where people type, because a form in which nobody
 * can select or copy is broken. `data-copyable` frees numbers that are meant to be copied, like an account number.
 */
export function isCopyable(target: EventTarget | null): boolean {
  const node = target as Node | null
  const element = node && 'closest' in node ? (node as Element) : (node?.parentElement ?? null)
  return element?.closest(COPYABLE) != null
}

interface KeyPress {
  readonly code: string
  readonly key: string
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
}

/** F12 and Ctrl+Shift with C, E, I, J, K, M or S. */
export const isBlockedKey = ({ code, key, ctrlKey, shiftKey }: KeyPress): boolean =>
  key === 'F12' || (ctrlKey && shiftKey && BLOCKED_CODES.includes(code))

/**
 * The specification's copy protection: right-click, selection, drag, copy and cut, and the keys of the browser's tools.
 * Pasting and dropping files are not touched, and nothing here is in the way of a screen reader: it takes no focus, and
 * the keyboard's menu key reports no mouse button and passes.
 */
export function protectCopies(): void {
  const block = (event: Event) => {
    if (event.type === 'contextmenu' && event instanceof PointerEvent && event.pointerType === '') return
    if (!isCopyable(event.target)) event.preventDefault()
  }
  const blockKey = (event: KeyboardEvent) => {
    if (isBlockedKey(event)) event.preventDefault()
  }
  for (const name of BLOCKED_EVENTS) document.addEventListener(name, block)
  document.addEventListener('keydown', blockKey)
}
