import type { Mm, SizeMm } from '#/domain/print/units.ts'
import type { JobSpec } from '../job-spec.ts'
import type { PaperCatalogue } from '../paper-catalogue.ts'

/**
 * The option page as data: sections in reading order, each with controls. One screen draws every product kind from it.
 * A control's id goes back into `choose(spec, controlId, value)`.
 */
export interface OptionSection {
  readonly id: SectionId
  readonly title: string
  readonly hint: string
  readonly controls: readonly OptionControl[]
}

export type SectionId = 'trim' | 'sheet' | 'body' | 'cover' | 'binding' | 'endpaper' | 'insert' | 'finish' | 'copies'

export type OptionControl = ChoiceControl | StepperControl | SizeControl

export interface ChoiceControl {
  /** `tiles`: big, with a small drawing; `papers`: rows with a thickness bar; `segments`: small tiles; `checks`: any number. */
  readonly kind: 'tiles' | 'papers' | 'segments' | 'checks'
  readonly id: string
  readonly label: string
  readonly hint: string | null
  readonly choices: readonly Choice[]
}

export interface Choice {
  readonly id: string
  readonly label: string
  readonly hint: string | null
  readonly chosen: boolean
  /** Korean, why it cannot be chosen now; null when it can. */
  readonly disabledReason: string | null
  /** Korean, what else changes when it is chosen (「코팅이 빠집니다」). */
  readonly also: string | null
  /** The job after this choice, for its price; null when disabled. For a chosen one the job as it is (a check: without it). */
  readonly spec: JobSpec | null
  /** For drawings: finished size of a trim; tint, weight, spine (or thickness) of a paper. */
  readonly size?: SizeMm
  readonly paper?: { readonly tint: string; readonly gsm: number; readonly thickness: Mm; readonly spine: Mm | null }
}

export interface StepperControl {
  readonly kind: 'stepper'
  readonly id: string
  readonly label: string
  readonly hint: string | null
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: string
}

export interface SizeControl {
  readonly kind: 'size'
  readonly id: string
  readonly label: string
  readonly hint: string | null
  readonly value: SizeMm
  readonly min: SizeMm
  readonly max: SizeMm
  /** True when none of the named sizes is the chosen one. */
  readonly chosen: boolean
}

export type OptionValue = string | number | SizeMm

/** What besides the rules decides what can be chosen. */
export interface OptionContext {
  /** Catalogue ids that the shop has closed for now, with what to say about it (a paper out of stock). */
  readonly closed: Readonly<Record<string, string>>
  /** Korean, why the tariff has no price for a job that can be made; null when it has one. */
  readonly unpriced?: (spec: JobSpec) => string | null
  /** Papers of the version that is sold by; absent where none is at hand: then a job's own papers are taken as they are. */
  readonly catalogue?: PaperCatalogue
  /** The job as the customer chose it, without what rules took out or put in; absent where only the settled one is known. */
  readonly wanted?: JobSpec
}

export const ALL_OPEN: OptionContext = { closed: {} }
