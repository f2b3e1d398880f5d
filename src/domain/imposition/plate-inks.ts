import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import type { ImpositionPlan, PressForm, SheetSide } from './plan.ts'

export const PROCESS_INKS = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const
export type ProcessInk = (typeof PROCESS_INKS)[number]

/**
 * Process inks that a side has plates for; spot inks are found in its pages. Where colour pages of a body fall is not known,
 * so each of its forms is ready for them. A bar in four colours would make four plates of a job in black.
 */
export function processInks(
  spec: JobSpec,
  { partIds }: Pick<ImpositionPlan, 'partIds'>,
  { workStyle }: Pick<PressForm, 'workStyle'>,
  { face }: Pick<SheetSide, 'face'>,
): readonly ProcessInk[] {
  const both = workStyle === 'work-and-turn'
  const inksOf = ({ role, ink, colourPages }: PartSpec): number => {
    if (role === 'body' && colourPages > 0) return 4
    return role === 'body' || both ? Math.max(ink.front, ink.back) : ink[face]
  }
  const most = Math.max(0, ...spec.parts.filter(({ id }) => partIds.includes(id)).map(inksOf))
  return most === 4 ? PROCESS_INKS : ['Black']
}
