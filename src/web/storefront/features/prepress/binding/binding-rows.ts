import type { BindingFile, BindingSet } from '#/domain/bindings/binding-set.ts'
import type { ReadBindingFile } from '#/domain/bindings/read-binding-file.ts'

/** One PDF of the request as the page knows it. */
export interface FileRow {
  readonly key: string
  readonly name: string
  readonly bytes: number
  /** At the shop; null where nothing is uploaded, or not yet. */
  readonly fileId: string | null
  /** Null until it was read. */
  readonly read: ReadBindingFile | null
  /** Why it cannot be bound, in words. */
  readonly problem: string | null
  readonly upload: 'none' | 'going' | 'checking' | 'there' | 'failed'
  readonly sent: number
  /** What the upload waits for, or why it failed. */
  readonly message: string | null
  /** Addresses of its first, middle and last page. */
  readonly pictures: readonly string[]
  readonly fit: BindingFile['fit']
  readonly blankBack: boolean
  /** How it alone is printed; null for as the book. */
  readonly colour: BindingFile['colour']
}

/** All that is chosen, without the files. */
export type Choices = Omit<BindingSet, 'files'>

export const newRow = (file: Pick<File, 'name' | 'size'>): FileRow => ({
  key: crypto.randomUUID(),
  name: file.name.normalize('NFC'),
  bytes: file.size,
  fileId: null,
  read: null,
  problem: null,
  upload: 'none',
  sent: 0,
  message: null,
  pictures: [],
  fit: 'scale',
  blankBack: true,
  colour: null,
})

/** The request as it stands now: of what was read and can be bound. */
export const setOf = (rows: readonly FileRow[], choices: Choices): BindingSet => ({
  ...choices,
  files: rows.flatMap(({ key, name, bytes, fileId, read, problem, fit, blankBack, colour }) =>
    read && problem === null ? [{ fileId: fileId ?? key, name, bytes, ...read, fit, blankBack, colour }] : [],
  ),
})

export const isBound = ({ read, problem }: FileRow): boolean => read !== null && problem === null

/** Moves a row to another place; the others close up. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.max(0, Math.min(rows.length - 1, to))
  const row = rows[from]
  if (row === undefined || place === from) return rows
  const rest = rows.filter((_, at) => at !== from)
  return [...rest.slice(0, place), row, ...rest.slice(place)]
}

/** A tab for each file: at its slab, its row, on the block and in the cart. */
const TABS = ['#3d3bb3', '#8987f4', '#f0c400', '#ef5a45', '#0a6b57', '#009fc7', '#161513', '#c98a00']
export const tabOf = (at: number): string => TABS[at % TABS.length] ?? '#161513'
