import { PDFName } from '@cantoo/pdf-lib'
import type { ContentReader } from './content-reader.ts'
import type { Machine } from './machine.ts'

/** Notes small black text that knocks out: what a fixer needs, or that none may touch it. */
export function noteKnockout(machine: Machine, { span }: Pick<ContentReader, 'span'>): void {
  const { record, state, source } = machine
  const instead = replaceable(machine)
  if (instead === undefined) record.knockoutMendable = false
  else record.knockouts?.push({ source, ...span, overprintMode: state.overprintMode, instead })
}

/**
 * Black that is one ink in the file's own terms. Overprint leaves the inks below alone only for CMYK said directly and for an
 * ink by its name; grey said directly is the same black and is said in CMYK for as long. In ICC spaces, groups and through
 * transparency nobody can promise what a press makes of it: undefined.
 */
function replaceable(machine: Machine): string | null | undefined {
  const { fill, seeThrough, sealed, textRender } = machine.state
  if (sealed || textRender !== 0 || seeThrough.alpha || seeThrough.blended || seeThrough.masked) return undefined
  const { label, inks } = fill.space
  if (label === 'Separation' && inks[0] === 'Black') return null
  const isGrey = label === 'DeviceGray'
  if ((!isGrey && label !== 'DeviceCMYK') || isRemapped(machine, isGrey ? 'DefaultGray' : 'DefaultCMYK'))
    return undefined
  const values = fill.values.map((value) => value.toFixed(4)).join(' ')
  if (isGrey) return `${values} g`
  return fill.values.slice(0, 3).every((value) => value === 0) ? null : `${values} k`
}

/** The file gives another meaning to the plain space. */
const isRemapped = (machine: Machine, key: string): boolean => {
  const { objects } = machine.reading
  const spaces = objects.dict(machine.resources?.get(PDFName.of('ColorSpace')))
  return spaces?.has(PDFName.of('DefaultCMYK')) === true || spaces?.has(PDFName.of(key)) === true
}
