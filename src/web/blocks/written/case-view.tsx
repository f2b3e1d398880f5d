import type { ReactNode } from 'react'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Written } from './written.tsx'
import styles from './case-view.module.css'

interface CaseViewProps {
  readonly title: string
  readonly fields: PieceOf<'portfolio'>['fields']
  readonly doc: Doc
  /** Under the spec: the way to another like it. */
  readonly action: ReactNode
  readonly children?: ReactNode
}

/** One job with its picture, its spec and what the shop says of it. */
export function CaseView({ title, fields, doc, action, children }: CaseViewProps) {
  const { product, summary, spec, coverTitle, example } = fields
  return (
    <article className={styles.case}>
      <PageHeading
        kicker={
          <>
            {kindByCode(product).name} {example && <Badge tone="info">예시</Badge>}
          </>
        }
        title={title}
        lead={summary}
      />
      {example && <Note tone="info">예시로 만든 사례입니다. 실제 고객의 주문이 아닙니다.</Note>}
      <div className={styles.board}>
        <div className={styles.picture}>
          <JobDrawing key={title} spec={spec} variant="hero" scale={1.5} title={coverTitle} />
        </div>
        <div>
          <FactList layout="ruled" facts={specRows(spec).map(({ label, value }) => [label, value])} />
          {action}
        </div>
      </div>
      <Written className={styles.body} doc={doc} />
      {children}
    </article>
  )
}
