import type { PartRole } from '#/domain/print/print-job.ts'

/** A page of a proof version, in the order of its files. */
export interface ProofPage {
  /** 1-based position in the version. */
  readonly number: number
  readonly partId: string
  readonly role: PartRole
  /** 1-based page of its file. */
  readonly filePage: number
}

/** Two pages that lie beside each other when the piece is open, or one that lies alone. Left to right as seen. */
export interface Spread {
  readonly left: number | null
  readonly right: number | null
}

/**
 * Lays pages out as a reader would hold the piece: a bound body opens with a page alone, then in pairs; flat covers,
 * sheets and anything unbound lie alone. `bindingSide: 'right'` mirrors the pairs (books read from right to left).
 */
export function spreadsOf(
  pages: readonly ProofPage[],
  piece: { readonly bound: boolean; readonly bindingSide: 'left' | 'right' | 'top' },
): Spread[] {
  const spreads: Spread[] = []
  for (const run of runsByPart(pages)) spreads.push(...spreadsOfPart(run, piece))
  return spreads
}

function spreadsOfPart(run: readonly ProofPage[], piece: { bound: boolean; bindingSide: string }): Spread[] {
  const paired = piece.bound && piece.bindingSide !== 'top' && run[0]?.role === 'body'
  if (!paired) return run.map((page) => ({ left: page.number, right: null }))
  const mirrored = piece.bindingSide === 'right'
  const spreads: Spread[] = []
  for (const page of run) {
    const last = spreads.at(-1)
    // Odd pages of a section lie on the right of a left-bound book; the first one has nothing beside it.
    const opens = page.filePage % 2 === 0 || !last
    const onRight = (page.filePage % 2 === 1) !== mirrored
    if (opens) spreads.push(onRight ? { left: null, right: page.number } : { left: page.number, right: null })
    else spreads[spreads.length - 1] = onRight ? { ...last, right: page.number } : { ...last, left: page.number }
  }
  return spreads
}

function runsByPart(pages: readonly ProofPage[]): ProofPage[][] {
  const runs: ProofPage[][] = []
  for (const page of pages) {
    const run = runs.at(-1)
    if (run?.[0] && run[0].partId === page.partId) run.push(page)
    else runs.push([page])
  }
  return runs
}

/** The spread that shows a page; the first one when the page does not exist. */
export function spreadIndexOf(spreads: readonly Spread[], page: number): number {
  return Math.max(
    0,
    spreads.findIndex((spread) => spread.left === page || spread.right === page),
  )
}
