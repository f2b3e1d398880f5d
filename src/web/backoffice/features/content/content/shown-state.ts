import type { Tone } from '#/web/ui/badge.tsx'

/** What decides whether customers see a text. */
export interface Shown {
  readonly hidden: boolean
  readonly publishedAt?: string
}

/** What customers see of a text now. */
export function shownState(text: Shown, now: Date): { readonly word: string; readonly tone: Tone } {
  if (text.hidden) return { word: '숨김', tone: 'neutral' }
  if (text.publishedAt && new Date(text.publishedAt) > now) return { word: '예약', tone: 'info' }
  return { word: '공개', tone: 'ok' }
}
