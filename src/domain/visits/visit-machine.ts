export const VISIT_STATES = ['requested', 'confirmed', 'visited', 'no-show', 'cancelled'] as const
export type VisitState = (typeof VISIT_STATES)[number]

export const VISIT_STATE_NAMES: Readonly<Record<VisitState, string>> = {
  requested: '신청',
  confirmed: '확정',
  visited: '방문',
  'no-show': '노쇼',
  cancelled: '취소',
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
