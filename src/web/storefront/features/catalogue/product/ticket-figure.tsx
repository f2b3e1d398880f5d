import { memo } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { CoverFlat } from '#/web/blocks/job-drawing/cover-flat.tsx'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { PosterOnWall } from '#/web/blocks/job-drawing/poster-on-wall.tsx'
import styles from './job-ticket.module.css'
import { ROUTE_NAMES } from '#/domain/pricing/tariffs/route-names.data.ts'

export interface TicketFigureProps {
  readonly spec: JobSpec
  readonly quote: Quote | null
  readonly pages?: PageImages | undefined
}

/** What the job looks like and weighs, drawn to scale. */
export const TicketFigure = memo(function TicketFigure({ spec, quote, pages }: TicketFigureProps) {
  return (
    <div className={styles.figure}>
      <div className={styles.drawing}>
        <JobDrawing spec={spec} {...(pages ? { pages } : {})} />
      </div>
      <div className={styles.side}>
        <CoverFlat spec={spec} pages={pages} />
        <PosterOnWall spec={spec} pages={pages} />
        <dl className={styles.facts}>
          {quote?.coverFlat ? (
            <Fact name="펼친 표지" value={formatSize(quote.coverFlat)} />
          ) : (
            <Fact name={spec.parts[0]?.fold === 'none' ? '재단 크기' : '접은 크기'} value={formatSize(spec.trim)} />
          )}
          {quote ? <Fact name={`한 ${kindOf(spec.product).unit} 무게`} value={weightText(quote.copyWeight)} /> : null}
          {quote ? <Fact name="인쇄 방식" value={ROUTE_NAMES[quote.route]} /> : null}
        </dl>
      </div>
    </div>
  )
})

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const weightText = (grams: number) =>
  grams >= 1000 ? `${formatCount(grams / 1000, 2)} kg` : `${formatCount(grams, grams < 20 ? 1 : 0)} g`
