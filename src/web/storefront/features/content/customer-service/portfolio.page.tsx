import { useLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readPortfolio } from '#/contract/content/portfolio.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { Written } from '#/web/blocks/written/written.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Neighbours } from './neighbours.tsx'
import cust from './cust.module.css'
import styles from './portfolio.module.css'

type Case = ResultOf<typeof readPortfolio>

export const title = (shown: Case): string => shown.title

/** One job with its picture, its spec and the way to another like it. */
export function Component() {
  const shown = useLoaderData<Case>()
  const { id, title: name, product, summary, doc, spec, coverTitle, example, previous, next } = shown
  const kind = kindByCode(product)
  return (
    <article className={styles.case}>
      <PageHeading
        kicker={
          <>
            {kind.name} {example && <Badge tone="info">예시</Badge>}
          </>
        }
        title={name}
        lead={summary}
      />
      {example && <Note tone="info">저희가 보기로 적은 사례입니다. 실제 고객의 주문이 아닙니다.</Note>}
      <div className={styles.board}>
        <div className={styles.picture}>
          <JobDrawing key={id} spec={spec} variant="hero" scale={1.5} title={coverTitle} />
        </div>
        <div>
          <FactList layout="ruled" facts={specRows(spec).map(({ label, value }) => [label, value])} />
          <LinkButton variant="primary" block to={to(`/product/${kind.slug}/option`, {}, { portfolio: id })}>
            같은 사양으로 시작하기
          </LinkButton>
        </div>
      </div>
      <Written className={cust.body} doc={doc} />
      <Neighbours
        label="앞뒤 사례"
        rows={[
          ['이전 사례', previous, '/cust/portfolio/{id}'],
          ['다음 사례', next, '/cust/portfolio/{id}'],
        ]}
      />
      <LinkButton to="/cust/portfolio">목록으로</LinkButton>
    </article>
  )
}
