import type { Pages } from '#/domain/print/units.ts'
import { WAYS } from './binding-names.data.ts'
import type { BindingFile, BindingSet } from './binding-set.ts'
import { inColour, isFull } from './file-colour.ts'

/** One page of the joined book: a page of a file (both counted as people count, files from 0), or a blank one. */
export type BookPage = { readonly file: number; readonly page: number } | null

/** Where a file lies in the book; its pages are numbered from the first page of the book. */
export interface FilePlace {
  readonly first: Pages
  readonly last: Pages
  /** Blank pages behind it, so that the next one begins on a right page or the last sheet is full. */
  readonly blanks: Pages
}

export interface BindingPlan {
  readonly places: readonly FilePlace[]
  /** The body without dividers. */
  readonly pages: Pages
  readonly blanks: Pages
  readonly colourPages: Pages
  /** Behind which pages of the book a divider lies. */
  readonly dividersAfter: readonly Pages[]
}

type Planned = Pick<BindingSet, 'files' | 'binding' | 'divider' | 'colour'>

/**
 * Lays the files behind each other. A chapter begins on a right page unless its blank was taken out; a divider is a leaf of its own, so
 * that what is before it ends with a left page in any case. The end is filled up to what the binding takes.
 */
export function planBinding({ files, binding, divider, colour }: Planned): BindingPlan {
  const places: FilePlace[] = []
  const dividersAfter: Pages[] = []
  let at = 0
  for (const [index, file] of files.entries()) {
    const first = at + 1
    const last = at + file.pages
    const isLast = index === files.length - 1
    const blanks = isLast ? fill(last, WAYS[binding].step) : blanksBehind(last, file, divider !== null)
    places.push({ first, last, blanks })
    at = last + blanks
    if (divider !== null && !isLast) dividersAfter.push(at)
  }
  return {
    places,
    pages: at,
    blanks: places.reduce((sum, place) => sum + place.blanks, 0),
    colourPages: isFull({ files, colour }) ? at : files.reduce((sum, file) => sum + inColour(file, colour), 0),
    dividersAfter,
  }
}

const blanksBehind = (last: Pages, { blankBack }: BindingFile, divided: boolean): Pages =>
  last % 2 === 1 && (blankBack || divided) ? 1 : 0

const fill = (pages: Pages, step: number): Pages => (step - (pages % step)) % step

/** Every page of the joined book in its order. */
export function bookPages({ files, ...rest }: Planned): readonly BookPage[] {
  const { places } = planBinding({ files, ...rest })
  return files.flatMap((file, index): BookPage[] => [
    ...Array.from({ length: file.pages }, (_, at) => ({ file: index, page: at + 1 })),
    ...Array.from({ length: places[index]?.blanks ?? 0 }, () => null),
  ])
}
