import type { Gsm, Micrometre } from '#/domain/print/units.ts'

/** What all weights of a paper have in common. */
export interface PaperMake {
  readonly id: string
  readonly name: string
  readonly hint: string
  readonly surface: 'uncoated' | 'coated' | 'fancy' | 'textured' | 'synthetic' | 'board'
  /** Whether film or varnish holds on it. */
  readonly coatable: boolean
  /** Runs on the inkjet web, which has uncoated rolls only. */
  readonly rotary: boolean
  /** Colour of the sheet, for drawings. */
  readonly tint: string
}

export interface Paper {
  /** A `PaperId`: the make and the weight, `cream-80`. */
  readonly id: string
  readonly family: PaperMake
  /** `미색모조 80 g`. */
  readonly name: string
  readonly gsm: Gsm
  readonly caliper: Micrometre
}
