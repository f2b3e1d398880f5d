import type { StepKind } from '#/domain/floor/steps.ts'

interface FirstMachine {
  readonly id: string
  readonly name: string
  readonly kind: StepKind
  readonly note: string
  readonly setupMinutes: number
  readonly perHour: number
}

const id = (last: number): string => `0f100000-0000-4000-8000-${String(last).padStart(12, '0')}`

/** A small house to begin with; the shop writes its own machines over it. */
export const FIRST_MACHINES: readonly FirstMachine[] = [
  { id: id(1), name: '오프셋 4색', kind: 'offset', note: '국전', setupMinutes: 15, perHour: 9000 },
  { id: id(2), name: '디지털 컬러 1호', kind: 'digital-colour', note: '3절 확장', setupMinutes: 8, perHour: 5100 },
  { id: id(3), name: '디지털 컬러 2호', kind: 'digital-colour', note: '3절', setupMinutes: 8, perHour: 4200 },
  { id: id(4), name: '디지털 흑백', kind: 'digital-mono', note: '낱장', setupMinutes: 6, perHour: 8160 },
  { id: id(5), name: '코팅·후가공', kind: 'finish', note: '코팅, 접지, 오시', setupMinutes: 15, perHour: 1200 },
  { id: id(6), name: '제본', kind: 'bind', note: '무선, 중철, 링', setupMinutes: 20, perHour: 220 },
  { id: id(7), name: '재단·포장', kind: 'pack', note: '두 사람', setupMinutes: 10, perHour: 1800 },
]

/** Nine to seven with an hour at noon. */
export const FIRST_HOURS = { opens: 540, closes: 1140, pauseFrom: 720, pauseTo: 780 } as const
