import { Link, useLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readPortfolio } from '#/contract/content/portfolio.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specRows } from '#/domain/catalog/spec-rows.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import cust from './cust.module.css'
import styles from './portfolio.module.css'

type Case = ResultOf<typeof readPortfolio>

export const title = (shown: Case): string => shown.title

/** One job with its picture, its spec and the way to another like it. */
export function Component() {
  const shown = useLoaderData<Case>()
  const { id, title: name, product, summary, body, spec, coverTitle, example, previous, next } = shown
  const kind = kindByCode(product)
  return (
    <article className={styles.case}>
      <header className={styles.head}>
        <p>
          {kind.name} {example && <Badge tone="info">예시</Badge>}
        </p>
        <h1>{name}</h1>
        <p className={styles.summary}>{summary}</p>
        {example && <p className={styles.note}>저희가 보기로 적은 사례입니다. 실제 고객의 주문이 아닙니다.</p>}
      </header>
      <div className={styles.board}>
        <div className={styles.picture}>
          <JobDrawing key={id} spec={spec} variant="hero" scale={1.5} title={coverTitle} />
        </div>
        <div>
          <dl className={styles.spec}>
            {specRows(spec).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <LinkButton variant="primary" block to={to(`/product/${kind.slug}/option`, {}, { portfolio: id })}>
            같은 사양으로 시작하기
          </LinkButton>
        </div>
      </div>
      <div className={cust.body}>{body}</div>
      <nav className={cust.neighbours} aria-label="앞뒤 사례">
        <Neighbour label="이전 사례" shown={previous} />
        <Neighbour label="다음 사례" shown={next} />
      </nav>
      <LinkButton to="/cust/portfolio">목록으로</LinkButton>
    </article>
  )
}

function Neighbour({ label, shown }: { readonly label: string; readonly shown: Case['next'] }) {
  return (
    <p>
      <span>{label}</span>
      {shown ? <Link to={to('/cust/portfolio/{id}', { id: shown.id })}>{shown.title}</Link> : '없습니다'}
    </p>
  )
}
