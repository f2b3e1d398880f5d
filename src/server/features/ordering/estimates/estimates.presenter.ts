import type { Estimate, EstimateSummary } from '#/contract/ordering/estimates.contract.ts'

import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { stateAt } from '#/domain/estimates/estimate-machine.ts'
import { daysLeft, lastDayOf } from '#/domain/estimates/validity.ts'
import { maskName } from '#/domain/members/masking.ts'
import type { Receiver } from '#/domain/documents/document-party.ts'
import type { WholeEstimate } from './estimates.repo.ts'
import type { ListedEstimate } from './list-estimates.repo.ts'

/** Enough to know a customer by, and no more. */
export const customerOf = ({ company, name }: Receiver): string => company ?? maskName(name)

export function presentListed(listed: ListedEstimate, now: Date): EstimateSummary {
  const { number, state, madeAt, expiresAt, firstTitle, lineCount, firstSpec, total, staffName, orderNumber } = listed
  return {
    number,
    state: stateAt(state, expiresAt, now),
    madeAt: madeAt.toISOString(),
    lastDay: lastDayOf(expiresAt),
    daysLeft: daysLeft(expiresAt, now),
    title: lineCount > 1 ? `${firstTitle} 외 ${lineCount - 1}건` : firstTitle,
    summary: specSummary(firstSpec),
    total,
    madeBy: staffName,
    note: listed.note,
    orderNumber,
    firstSpec,
    lineCount,
    workingDays: listed.workingDays,
  }
}

export function presentEstimate({ row, lines, orderNumber }: WholeEstimate, now: Date): Estimate {
  const [first] = lines
  if (!first) throw new Error(`estimate ${row.number} has no lines`)
  const { goodsSupply, goodsVat, discountTotal, deliveryTotal, total } = row
  return {
    ...presentListed(
      {
        ...row,
        orderNumber,
        firstTitle: first.title,
        firstSpec: first.spec,
        lineCount: lines.length,
        workingDays: Math.max(...lines.map((line) => line.quote.workingDays)),
      },
      now,
    ),
    customer: customerOf(row.receiver),
    version: row.version,
    tariffVersion: row.tariffVersion,
    discountRate: row.discountRate,
    amounts: { goodsSupply, goodsVat, discountTotal, deliveryTotal, total },
    lines: lines.map(({ position, title, spec, quote, files }) => ({
      position,
      title,
      product: spec.product,
      summary: specSummary(spec),
      spec,
      quote,
      files: files.map((file) => ({ ...file })),
    })),
  }
}
