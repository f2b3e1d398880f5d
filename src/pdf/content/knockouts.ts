import { PDFName } from '@cantoo/pdf-lib'
import type { Machine } from './machine.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Notes small black text or a thin black line that knocks out: what a fixer needs, or that none may touch it. `span`: where it
 * stands in the content; null when that paints something else as well.
 */
export function noteKnockout(machine: Machine, target: 'fill' | 'stroke', span: Span | null): void {
  const { record, state, source } = machine
  const instead = span ? replaceable(machine, target) : undefined
  if (!span || instead === undefined) {
    record.knockoutFixable = false
    return
  }
  const { fillOverprint, strokeOverprint, overprintMode } = state
  record.knockouts?.push({
    source,
    ...span,
    target,
    instead,
    before: { fillOverprint, strokeOverprint, overprintMode },
  })
}

/**
 * Black that is one ink in the file's own terms. Overprint leaves the inks below alone only for CMYK said directly and for an
 * ink by its name; grey said directly is the same black and is said in CMYK for as long. In ICC spaces, groups and through
 * transparency nobody can promise what a press makes of it: undefined.
 */
function replaceable(machine: Machine, target: 'fill' | 'stroke'): string | null | undefined {
  const { seeThrough, sealed } = machine.state
  if (sealed || seeThrough.alpha || seeThrough.blended || seeThrough.masked) return undefined
  const { space, values } = machine.state[target]
  if (space.label === 'Separation' && space.inks[0] === 'Black') return null
  const isGrey = space.label === 'DeviceGray'
  if ((!isGrey && space.label !== 'DeviceCMYK') || isRemapped(machine, isGrey ? 'DefaultGray' : 'DefaultCMYK'))
    return undefined
  const words = values.map((value) => value.toFixed(4)).join(' ')
  const [grey, cmyk] = target === 'fill' ? ['g', 'k'] : ['G', 'K']
  if (isGrey) return `${words} ${grey}`
  return values.slice(0, 3).every((value) => value === 0) ? null : `${words} ${cmyk}`
}

/** The file gives another meaning to the plain space. */
const isRemapped = (machine: Machine, key: string): boolean => {
  const { objects } = machine.reading
  const spaces = objects.dict(machine.resources?.get(PDFName.of('ColorSpace')))
  return spaces?.has(PDFName.of('DefaultCMYK')) === true || spaces?.has(PDFName.of(key)) === true
}
