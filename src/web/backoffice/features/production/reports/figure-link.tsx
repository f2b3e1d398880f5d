import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type FigureFilter, writeFigure } from '#/domain/reports/figure-filter.ts'
import type { Period } from '#/domain/reports/report-period.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'

export type Behind = Pick<FigureFilter, 'topic'> & Partial<Omit<FigureFilter, 'topic'>>

/** Where the orders behind a number stand. */
export function behindTo(period: Period, { topic, keys = [], cut = 'all', value = '', ...own }: Behind): string {
  const figure = writeFigure({ topic, keys, from: own.from ?? period.from, to: own.to ?? period.to, cut, value })
  return `/admin/orders?${new URLSearchParams({ view: 'all', figure })}`
}

interface FigureLinkProps {
  readonly period: Period
  readonly of: Behind
  /** For who hears the number without its row. */
  readonly label?: string
  readonly children: ReactNode
}

/** A number that opens its orders. */
export function FigureLink({ period, of, label, children }: FigureLinkProps) {
  return (
    <Link to={behindTo(period, of)}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <span aria-hidden={label !== undefined || undefined}>{children}</span>
    </Link>
  )
}
