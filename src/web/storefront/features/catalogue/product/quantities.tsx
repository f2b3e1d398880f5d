import { memo } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { ownBreak, ownRow } from '#/domain/pricing/own-price.ts'
import { nextBreak, quantityTable } from '#/domain/pricing/quantity-table.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import type { Copies } from '#/domain/print/units.ts'
import { quantitiesAround } from '#/web/blocks/price-panel/quantities-around.ts'
import { NextBreakHint, QuantityTable } from '#/web/blocks/price-panel/quantity-table.tsx'
import styles from './job-ticket.module.css'

interface QuantitiesProps {
  readonly spec: JobSpec
  readonly tariff: Tariff
  /** Percent that this customer's prices are reduced by. */
  readonly rate: number
  readonly onCopies: (copies: Copies) => void
}

/** What other quantities would cost. */
export const Quantities = memo(function Quantities({ spec, tariff, rate, onCopies }: QuantitiesProps) {
  const { unit, copies } = kindOf(spec.product)
  const rows = quantityTable(spec, tariff, quantitiesAround(spec.copies, copies.table))
  const next = nextBreak(spec, tariff)
  const total = rows.find((row) => row.copies === spec.copies)?.total ?? 0
  return (
    <div className={styles.quantities}>
      <QuantityTable rows={rows.map((row) => ownRow(row, rate))} copies={spec.copies} unit={unit} onPick={onCopies} />
      <p className={styles.between}>표에 없는 부수도 됩니다. 가격은 앞뒤 부수의 가격 사이입니다.</p>
      {next ? <NextBreakHint next={ownBreak(next, total, rate)} unit={unit} onPick={onCopies} /> : null}
    </div>
  )
})
