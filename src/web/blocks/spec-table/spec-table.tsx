import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import styles from './spec-table.module.css'

interface SpecTableProps {
  readonly spec: JobSpec
  /** `wide` sets two columns of rows from the tablet on. */
  readonly layout?: 'narrow' | 'wide'
}

/** The specification of one job, as on its ticket. */
export function SpecTable({ spec, layout = 'narrow' }: SpecTableProps) {
  return (
    <dl className={layout === 'wide' ? `${styles.rows} ${styles.wide}` : styles.rows}>
      {specRows(spec).map(({ label, value }, index) => (
        <div key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
