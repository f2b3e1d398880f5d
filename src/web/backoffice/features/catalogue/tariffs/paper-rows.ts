import type { Paper, PaperMake } from '#/domain/catalog/paper.ts'
import { NO_CHANGES, papersWith } from '#/domain/catalog/paper-catalogue.ts'
import type { PaperUse } from '#/domain/catalog/paper-uses.ts'
import { changedPapers, usesOf } from '#/domain/pricing/tariffs/changed-papers.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

type Prices = Tariff['papers'][string]

export interface PaperRow {
  readonly paper: Paper
  readonly uses: readonly PaperUse[]
  /** Null where it has no price, so nobody is offered it. */
  readonly prices: Prices | null
  /** What it cost in the version that the draft was made from. */
  readonly was: Prices | null
  /** Taken off sale on purpose. */
  readonly closed: boolean
  /** New in this draft. */
  readonly added: boolean
  readonly changed: boolean
}

export interface PaperGroup {
  readonly name: string
  readonly rows: readonly PaperRow[]
}

export const SURFACE_NAMES: Readonly<Record<PaperMake['surface'], string>> = {
  uncoated: '비도공지',
  coated: '도공지',
  fancy: '고급지',
  textured: '무늬지',
  board: '판지',
  synthetic: '합성지',
}

interface Shown {
  readonly search: string
  readonly onlyChanged: boolean
}

/** The papers of a draft by surface, those that the search leaves. */
export function paperGroups(tariff: Tariff, base: Tariff, { search, onlyChanged }: Shown): readonly PaperGroup[] {
  const wanted = search.trim().toLowerCase().replaceAll(/\s/g, '')
  const rows = paperRows(tariff, base).filter(
    ({ paper, changed }) =>
      paper.name.toLowerCase().replaceAll(/\s/g, '').includes(wanted) && (changed || !onlyChanged),
  )
  return Object.entries(SURFACE_NAMES).flatMap(([surface, name]) => {
    const own = rows.filter(({ paper }) => paper.family.surface === surface)
    return own.length > 0 ? [{ name, rows: own }] : []
  })
}

function paperRows(tariff: Tariff, base: Tariff): readonly PaperRow[] {
  const changed = changedPapers(base, tariff)
  const known = new Set(papersWith(base.paperChanges ?? NO_CHANGES).map(({ id }) => id))
  return papersWith(tariff.paperChanges ?? NO_CHANGES).map((paper) => {
    const prices = tariff.papers[paper.id] ?? null
    const was = base.papers[paper.id] ?? null
    return {
      paper,
      uses: usesOf(tariff, paper.id),
      prices,
      was,
      closed: tariff.notOffered?.includes(`papers/${paper.id}`) ?? false,
      added: !known.has(paper.id),
      changed: changed.has(paper.id) || prices?.kuk !== was?.kuk || prices?.sasa !== was?.sasa,
    }
  })
}
