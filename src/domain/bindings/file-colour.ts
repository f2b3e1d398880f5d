import type { Pages } from '#/domain/print/units.ts'
import type { BindingColour, BindingFile, BindingSet } from './binding-set.ts'

type Coloured = Pick<BindingSet, 'files' | 'colour'>

/** How a file is printed: as is said of it, otherwise as the book. */
export const colourOf = ({ colour }: Pick<BindingFile, 'colour'>, book: BindingColour): BindingColour => colour ?? book

/** Pages of a file that are printed in colour; its blank pages never are. */
export function inColour(file: BindingFile, book: BindingColour): Pages {
  const colour = colourOf(file, book)
  return colour === 'full' ? file.pages : colour === 'as-read' ? file.colourPages : 0
}

/** Whether nothing of the book is left in black: then its blank pages count as coloured, too. */
export const isFull = ({ files, colour }: Coloured): boolean => files.every((file) => colourOf(file, colour) === 'full')

/**
 * Files whose coloured pages become black before the book is joined, counted from 0. A book without any colour needs none of it: the press
 * has no other ink.
 */
export function filesToBlacken({ files, colour }: Coloured): readonly number[] {
  if (files.every((file) => inColour(file, colour) === 0)) return []
  return files.flatMap((file, at) => (file.colourPages > 0 && colourOf(file, colour) === 'black' ? [at] : []))
}
