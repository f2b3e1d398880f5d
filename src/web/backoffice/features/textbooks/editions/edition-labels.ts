import type { DeskEdition } from '#/contract/textbooks/staff-editions.contract.ts'
import type { VersionState } from '#/domain/editions/edition.ts'

export const STATE_NAMES: Readonly<Record<VersionState, string>> = {
  draft: '준비 중',
  published: '판매 중',
  withdrawn: '내림',
}
export const STATE_TONES = { draft: 'warn', published: 'ok', withdrawn: 'neutral' } as const

export const standingWords = ({ standing, state }: Pick<DeskEdition, 'standing' | 'state'>): string => {
  if (standing.kind === 'preorder') return `예약 받는 중, ${standing.dispatchDay} 출고`
  if (standing.kind === 'coming') return `${standing.from}부터`
  return STATE_NAMES[state]
}
