import type { Surface } from './press-limits.data.ts'
import type { PressLimits } from './file-expectation.ts'
import { surfaceNamed } from './press-limits.ts'

/** A press with its paper for which the shop has a colour profile. */
export interface PressCondition {
  readonly id: PressConditionId
  /** Highest sum of inks in percent. */
  readonly ink: number
  /** The printing condition whose measurements the profile was made from, by its registered name. */
  readonly registered: 'FOGRA39' | 'FOGRA29'
}

export const PRESS_CONDITION_IDS = ['coated-300', 'coated-280', 'coated-240', 'uncoated-260', 'uncoated-240'] as const
export type PressConditionId = (typeof PRESS_CONDITION_IDS)[number]

const COATED_LEAST: PressCondition = { id: 'coated-240', ink: 240, registered: 'FOGRA39' }
const UNCOATED_LEAST: PressCondition = { id: 'uncoated-240', ink: 240, registered: 'FOGRA29' }
const COATED: readonly PressCondition[] = [
  { id: 'coated-300', ink: 300, registered: 'FOGRA39' },
  { id: 'coated-280', ink: 280, registered: 'FOGRA39' },
  COATED_LEAST,
]
const UNCOATED: readonly PressCondition[] = [{ id: 'uncoated-260', ink: 260, registered: 'FOGRA29' }, UNCOATED_LEAST]
const SMOOTH: readonly Surface[] = ['coated', 'synthetic']
/** A board with a gloss of its own; other boards drink ink as uncoated paper does. */
const SMOOTH_BOARDS: readonly string[] = ['CCP']

/** The condition for a part: of its kind of paper the one with the most ink that the press still bears. */
export function pressConditionOf({ limits }: { readonly limits: PressLimits }): PressCondition {
  const { paper, surface = surfaceNamed(paper) } = limits.printedOn
  const smooth = surface !== undefined && (SMOOTH.includes(surface) || SMOOTH_BOARDS.includes(paper ?? ''))
  const fits = (condition: PressCondition) => condition.ink <= limits.inkCoverage
  return smooth ? (COATED.find(fits) ?? COATED_LEAST) : (UNCOATED.find(fits) ?? UNCOATED_LEAST)
}

export const conditionNamed = (id: string): PressCondition | null =>
  [...COATED, ...UNCOATED].find((condition) => condition.id === id) ?? null

/** `코팅지 · 잉크 300 %까지`: the condition as a customer reads it. */
export const conditionWords = ({ id, ink }: PressCondition): string =>
  `${id.startsWith('coated') ? '코팅된 종이' : '코팅되지 않은 종이'}, 잉크 합계 ${ink} % 이내`
