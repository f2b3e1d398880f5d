/** A draft may still change; a fixed one has its plates made; `done` is cut apart, `undone` was taken apart before anything was printed. */
export const GANG_STATES = ['draft', 'fixed', 'printing', 'printed', 'done', 'undone'] as const
export type GangState = (typeof GANG_STATES)[number]

export const GANG_ACTS = ['fix', 'undo', 'print', 'printed', 'cut'] as const
export type GangAct = (typeof GANG_ACTS)[number]

export const GANG_WORDS: Readonly<Record<GangState, string>> = {
  draft: '짜는 중',
  fixed: '판 확정',
  printing: '인쇄 중',
  printed: '재단 대기',
  done: '재단 끝',
  undone: '풀었음',
}

const MOVES: Readonly<Record<GangState, Readonly<Partial<Record<GangAct, GangState>>>>> = {
  draft: { fix: 'fixed', undo: 'undone' },
  fixed: { print: 'printing', undo: 'undone' },
  printing: { printed: 'printed' },
  printed: { cut: 'done' },
  done: {},
  undone: {},
}

/** Where an act leads from a state; null where it leads nowhere. */
export const afterAct = (state: GangState, act: GangAct): GangState | null => MOVES[state][act] ?? null

export const actsIn = (state: GangState): readonly GangAct[] => GANG_ACTS.filter((act) => MOVES[state][act])
