import type { VerdictGroup } from '#/domain/shipping/row-verdicts.data.ts'
import styles from './import.module.css'

/** A register cross: one black mark where both sides agree, shifted colours where a person decides, apart where it cannot be. */
export function Registration({ group, size = 22 }: { readonly group: VerdictGroup; readonly size?: number }) {
  if (group === 'passed')
    return (
      <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
        <path d="M5 11h12" stroke="var(--line-strong)" strokeWidth="1.5" />
      </svg>
    )
  const shift = { right: 0, look: 1.8, stopped: 5 }[group]
  return (
    <svg className={styles.cross} width={size} height={size} viewBox="0 0 22 22" data-group={group} aria-hidden="true">
      <g transform={`translate(${-shift} ${-shift / 3})`}>
        <path d={CROSS} />
      </g>
      <g transform={`translate(${shift} ${shift / 3})`}>
        <path d={CROSS} />
      </g>
    </svg>
  )
}

const CROSS = 'M11 4v14M4 11h14M15.5 11a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0'
