import type { ReactNode } from 'react'
import styles from './policy.module.css'

/** A detail of the company that the shop has not filled in yet: shown as missing, never made up. */
export const MissingDetail = ({ name }: { readonly name: string }) => (
  <span className={styles.missing}>
    {name} <em>입력 전</em>
  </span>
)

/** What the settings say, or that they do not yet. */
export const detailOr = (name: string, value: ReactNode): ReactNode => value ?? <MissingDetail name={name} />

export const hoursOr = (hours: readonly string[]): ReactNode =>
  detailOr('상담 시간', hours.length > 0 ? hours.map((line) => <p key={line}>{line}</p>) : null)
