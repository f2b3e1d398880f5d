interface Placed {
  readonly createdAt: Date
  readonly id: string
}

/** Where the last page ended: moment and id, so that none is left out where two share a moment. */
export function readPlace(text: string): { at: Date; id: string } {
  const [at = '', id = ''] = text.split('~')
  return { at: new Date(at), id }
}

/** Rows of a page, of which one more was read than is shown. */
export function pageOf<Row extends Placed>(
  rows: readonly Row[],
  size: number,
): { readonly shown: readonly Row[]; readonly next: string | null } {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  return { shown, next: last ? `${last.createdAt.toISOString()}~${last.id}` : null }
}
