import type { Tone } from '#/web/ui/badge.tsx'

interface Shown {
  readonly word: string
  readonly tone: Tone
}

/** What customers see of a text now. */
export function shownState(text: { readonly hidden: boolean; readonly publishedAt?: string }, now: Date): Shown {
  if (text.hidden) return { word: '숨김', tone: 'neutral' }
  if (text.publishedAt && new Date(text.publishedAt) > now) return { word: '예약', tone: 'info' }
  return { word: '공개', tone: 'ok' }
}
