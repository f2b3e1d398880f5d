export const VISIT_STATES = ['requested', 'confirmed', 'visited', 'no-show', 'cancelled'] as const
export type VisitState = (typeof VISIT_STATES)[number]

export const VISIT_STATE_NAMES: Readonly<Record<VisitState, string>> = {
  requested: '신청',
  confirmed: '확정',
  visited: '방문',
  'no-show': '노쇼',
  cancelled: '취소',
}

/** The same as its customer reads it: nobody is blamed for a day that did not work out. */
export const VISIT_STATE_TEXTS: Readonly<Record<VisitState, string>> = {
  requested: '확인하고 있어요',
  confirmed: '예약됨',
  visited: '다녀가셨어요',
  'no-show': '못 뵈었어요',
  cancelled: '취소됨',
}

/** What the desk may make of a visit; a mistake at the door can be taken back. */
const DESK_MOVES: Readonly<Record<VisitState, readonly VisitState[]>> = {
  requested: ['confirmed', 'cancelled', 'visited', 'no-show'],
  confirmed: ['visited', 'no-show', 'cancelled'],
  visited: ['confirmed', 'no-show'],
  'no-show': ['confirmed', 'visited'],
  cancelled: [],
}

export const deskMoves = (state: VisitState): readonly VisitState[] => DESK_MOVES[state]

/** Somebody is still expected. */
export const isExpected = (state: VisitState): boolean => state === 'requested' || state === 'confirmed'
