import type { Estimate, EstimateSummary } from '#/contract/ordering/estimates.contract.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { stateAt } from '#/domain/estimates/estimate-machine.ts'
import { daysLeft, lastDayOf } from '#/domain/estimates/validity.ts'
import { maskName } from '#/domain/members/masking.ts'
import type { Receiver } from '#/domain/documents/document-party.ts'
import { brandNamer } from '#/server/features/content/brands/brands.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { WholeEstimate } from './estimates.repo.ts'
import type { ListedEstimate } from './list-estimates.repo.ts'
import { raiseOf } from './raises.repo.ts'

/** Enough to know a customer by, and no more. */
export const customerOf = ({ company, name }: Receiver): string => company ?? maskName(name)

/** Estimates of a list with the pictures of their first jobs. */
export async function presentList(
  db: DbOrTx,
  rows: readonly ListedEstimate[],
  now: Date,
): Promise<readonly EstimateSummary[]> {
  const jobs = rows.map(({ firstSpec, firstFiles }) => ({ spec: firstSpec, files: firstFiles }))
  const pictures = await picturesOf(db, jobs)
  const nameBrand = await brandNamer(
    db,
    rows.map(({ brand }) => brand),
  )
  return rows.map((row, at) => presentListed(row, { picture: pictures[at] ?? null, brand: nameBrand(row.brand) }, now))
}

type Beside = Pick<EstimateSummary, 'picture' | 'brand'>

function presentListed(listed: ListedEstimate, beside: Beside, now: Date): EstimateSummary {
  const { number, state, version, madeAt, expiresAt, firstTitle, lineCount, firstSpec, total, staffName, orderNumber } =
    listed
  return {
    number,
    state: stateAt(state, expiresAt, now),
    version,
    madeAt: madeAt.toISOString(),
    lastDay: lastDayOf(expiresAt),
    daysLeft: daysLeft(expiresAt, now),
    title: lineCount > 1 ? `${firstTitle} 외 ${lineCount - 1}건` : firstTitle,
    summary: specSummary(firstSpec),
    total,
    madeBy: staffName,
    note: listed.note,
    orderNumber,
    raise: presentRaise(listed, now),
    firstSpec,
    reopens: listed.firstOrigin === null,
    ownTitle: listed.firstOwnTitle,
    ...beside,
    lineCount,
    workingDays: listed.workingDays,
  }
}

/** What is asked of an estimate that can still be ordered. */
function presentRaise({ raise, state, expiresAt }: ListedEstimate, now: Date): EstimateSummary['raise'] {
  if (!raise || stateAt(state, expiresAt, now) !== 'open') return null
  return { total: raise.total, reason: raise.reason, by: raise.staffName, state: raise.state }
}

export async function presentEstimate(
  db: DbOrTx,
  { row, lines, orderNumber }: WholeEstimate,
  now: Date,
): Promise<Estimate> {
  const [first] = lines
  if (!first) throw new Error(`estimate ${row.number} has no lines`)
  const pictures = await picturesOf(db, lines)
  const { goodsSupply, goodsVat, discountTotal, discountAgreed, deliveryTotal, total } = row
  return {
    ...presentListed(
      {
        ...row,
        orderNumber,
        raise: await raiseOf(db, row.id),
        firstTitle: first.title,
        firstOwnTitle: first.ownTitle,
        firstSpec: first.spec,
        firstFiles: first.files,
        firstOrigin: first.origin,
        brand: first.brand,
        lineCount: lines.length,
        workingDays: Math.max(...lines.map((line) => line.quote.workingDays)),
      },
      { picture: pictures[0] ?? null, brand: (await brandNamer(db, [first.brand]))(first.brand) },
      now,
    ),
    customer: customerOf(row.receiver),
    tariffVersion: row.tariffVersion,
    discountRate: row.discountRate,
    amounts: { goodsSupply, goodsVat, discountTotal, discountAgreed, deliveryTotal, total },
    lines: lines.map(({ position, title, ownTitle, spec, quote, files, origin }, at) => ({
      position,
      title,
      ownTitle,
      product: spec.product,
      summary: specSummary(spec),
      spec,
      quote,
      files: files.map((file) => ({ ...file })),
      reopens: origin === null,
      picture: pictures[at] ?? null,
    })),
  }
}
