import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listPortfolio } from '#/contract/content/portfolio.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode, PRODUCT_KINDS, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { call } from '#/web/api/call.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { MoreRows } from '#/web/ui/more-rows.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Tiles } from '#/web/ui/tiles.tsx'
import { useMoreRows } from '#/web/ui/use-more-rows.ts'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { productOf, queryOf } from './list-queries.ts'
import styles from './portfolio.module.css'

type Portfolio = ResultOf<typeof listPortfolio>

/** 제작사례 by product kind, each drawn from its spec. */
export function Component() {
  const first = useLoaderData<Portfolio>()
  const [search] = useSearchParams()
  const product = productOf(search)
  return (
    <>
      <PageHeading
        title="제작사례"
        lead="사양 그대로 그린 그림입니다. 마음에 드는 사례와 같은 사양으로 주문을 시작하실 수 있습니다."
      />
      <CustNav />
      <Chips
        label="상품"
        links={[
          { to: '/cust/portfolio', label: '전체', current: !product },
          ...PRODUCT_KINDS.map(({ code, name }) => ({
            to: to('/cust/portfolio', {}, { product: code }),
            label: name,
            current: product === code,
          })),
        ]}
      />
      {/* another kind starts its own list */}
      <Cases key={product ?? ''} first={first} product={product} />
    </>
  )
}

function Cases({ first, product }: { readonly first: Portfolio; readonly product: ProductCode | undefined }) {
  const { items, more } = useMoreRows(first, (after) => call(listPortfolio, { query: { ...queryOf(product), after } }))
  if (items.length === 0)
    return (
      <EmptyState
        title="이 상품의 사례가 아직 없습니다"
        text="다른 상품의 사례를 보시거나 바로 가격을 확인해 보세요."
        action={<LinkButton to="/cust/portfolio">전체 보기</LinkButton>}
      />
    )
  return (
    <>
      <Tiles across={[1, 2, 3]} className={styles.cases}>
        {items.map(({ id, title, coverTitle, summary, spec, product: kind, example }) => (
          <li key={id}>
            <Link to={to('/cust/portfolio/{id}', { id })}>
              <span className={styles.easel}>
                <JobDrawing spec={spec} variant="card" scale={0.8} title={coverTitle} decorative />
              </span>
              <span className={styles.kind}>
                {kindByCode(kind).name} {example && <Badge tone="info">예시</Badge>}
              </span>
              <strong>{title}</strong>
              <small>{summary}</small>
            </Link>
            <p className={styles.start}>
              <LinkButton
                size="sm"
                aria-label={`이 사양으로: ${title}`}
                to={to(`/product/${kindByCode(kind).slug}/option`, {}, { portfolio: id })}
              >
                이 사양으로
              </LinkButton>
            </p>
          </li>
        ))}
      </Tiles>
      <MoreRows noun="사례" {...more} />
    </>
  )
}
