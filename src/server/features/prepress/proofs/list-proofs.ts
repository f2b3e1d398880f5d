import { AppError } from '#/contract/errors.ts'
import { isInstantText } from '#/domain/members/date-rules.ts'
import { isUuidForm } from '#/domain/members/text-rules.ts'
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

function readCursor(text: string): ListCursor {
  const [updatedAt = '', id = ''] = text.split('~')
  if (!isInstantText(updatedAt) || !isUuidForm(id)) throw new AppError('INVALID_INPUT')
  return { updatedAt: new Date(updatedAt), id }
}
