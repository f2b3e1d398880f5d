/** What a tab may watch, proven by the server: the tab that holds the line shows it there. */
export interface LiveTicket {
  readonly ticket: string
  readonly topics: readonly string[]
  /** By this browser's clock. */
  readonly until: number
}

/** What the tabs of one browser say to each other about live updates. */
export type LiveWord =
  /** This is what I watch; null when I watch nothing more. */
  | { readonly kind: 'watch'; readonly tab: string; readonly ticket: LiveTicket | null }
  /** Who holds the line asks everybody for a fresh ticket. */
  | { readonly kind: 'tell' }
  /** These have changed, or may have while nobody listened. */
  | { readonly kind: 'news'; readonly topics: readonly string[] }
  /** Is whoever holds the line awake? */
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' }

export type Say = (word: LiveWord) => void
/** Does the work after some milliseconds unless it is called off. */
export type After = (ms: number, work: () => void) => () => void
