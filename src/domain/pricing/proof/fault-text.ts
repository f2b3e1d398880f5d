import { specRows } from '#/domain/catalog/spec-rows.ts'
import type { SpecRow } from '#/domain/catalog/spec-rows.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { PriceFault } from './prove-prices.ts'

/** The pair of jobs and what is wrong with their prices, in Korean: only the rows are named in which they differ. */
export function faultText({ kind, less, more, lessTotal, moreTotal }: PriceFault): string {
  const job = `${kindByCode(less.product).name} ${specSummary(less)}`
  const before = specRows(less)
  const after = specRows(more)
  const one = `「${differing(before, after)}」 ${formatCount(lessTotal)}원`
  const other = `「${differing(after, before)}」 ${formatCount(moreTotal)}원`
  return kind === 'dearer'
    ? `${job}: 덜 하는 ${one}이 더 하는 ${other}보다 비쌉니다.`
    : `${job}: ${one}에서 ${other}으로 더하는 것이 공짜입니다.`
}

const differing = (rows: readonly SpecRow[], others: readonly SpecRow[]): string =>
  rows
    .filter(({ label, value }) => !others.some((other) => other.label === label && other.value === value))
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ') || '없음'
