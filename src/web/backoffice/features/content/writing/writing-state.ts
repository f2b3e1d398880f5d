import type { WrittenRow } from '#/contract/content/writing.contract.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import type { Tone } from '#/web/ui/badge.tsx'

type Standing = Pick<WrittenRow, 'state' | 'live' | 'newest' | 'nextAt' | 'until'>

/** Whether visitors read a text, in a word. */
export function stateWord({ state }: Pick<Standing, 'state'>): { readonly word: string; readonly tone: Tone } {
  switch (state) {
    case 'live':
      return { word: '공개', tone: 'ok' }
    case 'waiting':
      return { word: '예약', tone: 'info' }
    case 'draft':
      return { word: '초안', tone: 'neutral' }
    case 'ended':
      return { word: '내림', tone: 'neutral' }
  }
}

/** What the clock or a person will do with it next, in a few words. */
export function stateNotes({ live, newest, nextAt, until }: Standing): readonly string[] {
  return [
    nextAt ? `${seoulMinute(nextAt)}에 공개` : '',
    until ? `${seoulMinute(until)}에 내림` : '',
    live !== null && newest > live && !nextAt ? '공개하지 않은 수정 있음' : '',
  ].filter(Boolean)
}
