import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listOrders } from '#/contract/ordering/read-order.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { mayOrderAgain } from '#/domain/orders/line-nature.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { OwnJobDrawing } from '#/web/blocks/job-drawing/job-picture.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import { orderDay } from './order-dates.ts'
import { ReorderButton } from './row-actions.tsx'
import styles from './own-shelf.module.css'

const ON_SHELF = 6
/** Px per mm, the same for all of them: what was larger stands higher. */
const SCALE = 0.5

/** 내 책장: past works on one line at one scale, each to be ordered again. Nothing is shown before there is one. */
export function OwnShelf() {
  const done = useQuery({
    queryKey: ['orders', 'shelf'],
    queryFn: ({ signal }) => call(listOrders, { query: { step: 'done' }, signal, errors: 'throw' }),
  })
  // A shelf holds what was printed.
  const works = (done.data?.orders ?? [])
    .filter(({ firstSpec }) => mayOrderAgain([natureOf({ spec: firstSpec })]))
    .slice(0, ON_SHELF)
  if (works.length === 0) return null
  return (
    <Section
      title={
        <>
          내 책장 <small className={styles.sum}>한 축척으로 그린 지난 작업</small>
        </>
      }
      aria-label="내 책장"
      className={styles.section}
      aside={<MoreLink to={`${to('/mypage/order')}?step=done`}>모두 보기</MoreLink>}
    >
      <ul className={styles.shelf}>
        {works.map(({ orderNumber, title, ownTitle, firstSpec, picture, firstLine, placedAt, total }) => (
          <li key={orderNumber}>
            <div className={styles.work}>
              <OwnJobDrawing
                line={{ spec: firstSpec, picture }}
                variant="card"
                scale={SCALE}
                {...(ownTitle && { title })}
                decorative
              />
            </div>
            <Link to={to('/mypage/order/{orderNumber}', { orderNumber })}>{title}</Link>
            <p>
              {formatCount(firstLine.copies)}
              {kindOf(firstSpec.product).unit} · {orderDay(placedAt)}
            </p>
            <b>{formatWon(total)}</b>
            <ReorderButton order={{ orderNumber }} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
