import type { Mm, SizeMm } from '#/domain/print/units.ts'

/** A piece that has to find a place; `mayTurn` when its grain may run either way. */
export interface Piece extends SizeMm {
  readonly item: number
  readonly mayTurn: boolean
}

/** Lower left corner of a piece; `turned` by a quarter against how it was given. */
export interface Placed {
  readonly item: number
  readonly x: Mm
  readonly y: Mm
  readonly turned: boolean
}

interface Shelf {
  readonly y: Mm
  readonly height: Mm
  filled: Mm
}

type Strategy = (shelf: number) => boolean

const SLACK = 1e-9
/** Shelves beyond this number of one way are never needed: a press sheet holds a dozen rows of the smallest cards. */
const MOST_SHELVES = 14

/**
 * Places for all pieces on an area, in rows that a guillotine cuts apart edge to edge; null where they do not fit. The sheet is
 * tried both ways round, and rows of upright pieces with rows of turned ones after them.
 */
export function packShelves(area: SizeMm, pieces: readonly Piece[]): readonly Placed[] | null {
  const used = pieces.reduce((sum, { width, height }) => sum + width * height, 0)
  if (used > area.width * area.height + SLACK) return null
  const sorted = pieces.toSorted((a, b) => Math.max(b.width, b.height) - Math.max(a.width, a.height))
  const across = { width: area.height, height: area.width }
  for (const strategy of strategies()) {
    const rows = pack(area, sorted, strategy)
    if (rows) return rows
    const columns = pack(across, sorted, strategy)
    if (columns) return columns.map(({ item, x, y, turned }) => ({ item, x: y, y: x, turned: !turned }))
  }
  return null
}

/** Which rows begin with a turned piece: none, all, the last ones, the first ones. */
function strategies(): readonly Strategy[] {
  const mixed = Array.from({ length: MOST_SHELVES }, (_, index) => index + 1).flatMap((row): Strategy[] => [
    (shelf) => shelf >= row,
    (shelf) => shelf < row,
  ])
  return [() => false, () => true, ...mixed]
}

function pack(area: SizeMm, pieces: readonly Piece[], strategy: Strategy): readonly Placed[] | null {
  const shelves: Shelf[] = []
  const placed: Placed[] = []
  let top = 0
  for (const piece of pieces) {
    const begun = onShelf(piece) ?? beginShelf(piece)
    if (!begun) return null
    placed.push({ item: piece.item, x: begun.shelf.filled, y: begun.shelf.y, turned: begun.turned })
    begun.shelf.filled += begun.width
  }
  return placed

  function onShelf(piece: Piece) {
    for (const shelf of shelves)
      for (const way of ways(piece))
        if (fits(way.height, shelf.height) && fits(shelf.filled + way.width, area.width)) return { shelf, ...way }
    return null
  }

  function beginShelf(piece: Piece) {
    const preferred = strategy(shelves.length)
    const way = ways(piece)
      .toSorted((a, b) => Number(b.turned === preferred) - Number(a.turned === preferred))
      .find(({ width, height }) => fits(width, area.width) && fits(top + height, area.height))
    if (!way) return null
    const shelf: Shelf = { y: top, height: way.height, filled: 0 }
    shelves.push(shelf)
    top += way.height
    return { shelf, ...way }
  }
}

const fits = (needed: Mm, room: Mm): boolean => needed <= room + SLACK

type Way = SizeMm & { readonly turned: boolean }
const known = new WeakMap<Piece, readonly Way[]>()

/** How a piece may lie; asked for each piece in each try. */
function ways(piece: Piece): readonly Way[] {
  const { width, height, mayTurn } = piece
  const found = known.get(piece)
  if (found) return found
  const upright = { width, height, turned: false }
  const made = mayTurn && width !== height ? [upright, { width: height, height: width, turned: true }] : [upright]
  known.set(piece, made)
  return made
}
