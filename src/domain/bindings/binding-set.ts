import { CLASS_NAME_LETTERS, MOST_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import type { InkId } from '#/domain/designs/inks.data.ts'
import type { Copies, Pages, SizeMm } from '#/domain/print/units.ts'

/** What a teacher asks for: several PDFs that become one book, and who gets how many. Plain JSON, as it crosses the wire. */
export interface BindingSet {
  /** In the order in which they are bound. */
  readonly files: readonly BindingFile[]
  readonly size: BindingSize
  readonly colour: BindingColour
  readonly binding: BindingWay
  /** Leaves of this colour between the files; null for none. */
  readonly divider: DividerColour | null
  readonly cover: BindingCover
  readonly classes: readonly BindingClass[]
}

export interface BindingFile {
  readonly fileId: string
  readonly name: string
  readonly bytes: number
  readonly pages: Pages
  /** Of these how many have colour on them. */
  readonly colourPages: Pages
  /** The commonest size of its pages, as a reader sees them. */
  readonly size: SizeMm
  /** `scale`: pages of another size fill the book's page. `keep`: they stand in the middle as large as they are. */
  readonly fit: BindingFit
  /** A blank page behind it where the next file would begin on a left page. */
  readonly blankBack: boolean
  /** How this file alone is printed; null for as the whole book is. */
  readonly colour: BindingColour | null
}

export interface BindingCover {
  readonly title: string
  readonly subtitle: string
  readonly teacher: string
  readonly colour: InkId
}

export interface BindingClass {
  readonly name: string
  readonly copies: Copies
}

export const BINDING_SIZES = ['a4', 'b5'] as const
export type BindingSize = (typeof BINDING_SIZES)[number]

/** `as-read`: coloured pages in colour, all others in black. */
export const BINDING_COLOURS = ['black', 'as-read', 'full'] as const
export type BindingColour = (typeof BINDING_COLOURS)[number]

export const BINDING_WAYS = ['pp-coil', 'perfect', 'saddle'] as const
export type BindingWay = (typeof BINDING_WAYS)[number]

export const DIVIDER_COLOURS = ['yellow', 'blue', 'pink'] as const
export type DividerColour = (typeof DIVIDER_COLOURS)[number]

export const BINDING_FITS = ['scale', 'keep'] as const
export type BindingFit = (typeof BINDING_FITS)[number]

/** Grounds that a cover may have, the brand's own first. */
export const COVER_COLOURS = [
  'indigo',
  'ink',
  'pine',
  'vermilion',
  'mustard',
  'white',
] as const satisfies readonly InkId[]

const MB = 1024 ** 2

/** The joined book is held whole while it is written. */
export const BINDING_LIMITS = {
  files: 50,
  bytes: 200 * MB,
  pages: 1000,
  classes: MOST_CLASSES,
  copies: 10_000,
  title: 20,
  subtitle: 40,
  teacher: 20,
  className: CLASS_NAME_LETTERS,
} as const

export const tooMany = (files: number): string =>
  `한 권에 파일 ${BINDING_LIMITS.files}개까지 묶을 수 있어요. 지금 ${files}개예요. 파일을 합치거나 두 권으로 나눠 주세요.`

export const NEW_SET: BindingSet = {
  files: [],
  size: 'a4',
  colour: 'as-read',
  binding: 'pp-coil',
  divider: null,
  cover: { title: '', subtitle: '', teacher: '', colour: 'indigo' },
  classes: [{ name: '', copies: 0 }],
}

/** Rows that say whom they are for and how many; the price is reckoned by these while others are still being written. */
export const completeClasses = (classes: readonly BindingClass[]): readonly BindingClass[] =>
  classes.filter(({ name, copies }) => name.trim() !== '' && copies > 0)

export const copiesOf = (classes: readonly BindingClass[]): Copies =>
  completeClasses(classes).reduce((sum, { copies }) => sum + copies, 0)
