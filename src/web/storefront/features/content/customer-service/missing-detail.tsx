import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A detail of the company that the shop has not filled in: who asks gets an answer. Never made up, never called empty. */
export const MissingDetail = ({ name }: { readonly name: string }) => (
  <Link to="/cust/inquiry" aria-label={`${name}: 1:1 문의`}>
    1:1 문의
  </Link>
)

/** What the settings say, or the way to somebody who knows. */
export const detailOr = (name: string, value: ReactNode): ReactNode => value ?? <MissingDetail name={name} />

export const hoursOr = (hours: readonly string[]): ReactNode =>
  detailOr('상담 시간', hours.length > 0 ? hours.map((line) => <p key={line}>{line}</p>) : null)
