import { AppError } from '#/contract/errors.ts'
import type { ProofSummary } from '#/contract/prepress/proof.contract.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { presentSummary } from './proofs.presenter.ts'
import { listProofRows, type ListCursor } from './proofs.repo.ts'

const PAGE = 20

/** Proofs of one customer or partner, newest first; `next` continues where the page ends. */
export async function listProofs(
  db: Db,
  owner: { readonly memberId: string } | { readonly partnerId: string },
  query: {
    readonly scope: 'open' | 'old'
    readonly cursor?: string | undefined
    readonly orderNumber?: string | undefined
  },
): Promise<{ items: ProofSummary[]; next: string | null }> {
  const after = query.cursor ? readCursor(query.cursor) : null
  const { scope, orderNumber } = query
  const rows = await listProofRows(db, { ...owner, old: scope === 'old', orderNumber, after, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    items: shown.map(presentSummary),
    next: rows.length > PAGE && last ? `${last.updatedAt.toISOString()}~${last.id}` : null,
  }
}

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([0-9a-f-]{36})$/

function readCursor(text: string): ListCursor {
  const [, updatedAt, id] = CURSOR.exec(text) ?? []
  if (!updatedAt || !id || Number.isNaN(Date.parse(updatedAt))) throw new AppError('INVALID_INPUT')
  return { updatedAt: new Date(updatedAt), id }
}
