import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { type ReviewOrder, REVIEW_ORDERS } from '#/contract/support/reviews.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { Select } from '#/web/ui/input.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { loader } from './review.loader.ts'
import styles from './review.module.css'

const ORDER_NAMES: Readonly<Record<ReviewOrder, string>> = {
  newest: '최근 순',
  lowest: '낮은 점수 순',
  highest: '높은 점수 순',
}
const RATINGS = [5, 4, 3, 2, 1] as const

/** The address with one filter changed; any change begins at the first page again. */
function withFilter(search: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.delete('write')
  if (value) next.set(name, value)
  else next.delete(name)
  return `/review${next.size > 0 ? `?${next}` : ''}`
}

export function ReviewFilters() {
  const { kinds } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const go = (name: string, value: string | null) =>
    void navigate(withFilter(search, name, value), { preventScrollReset: true })
  const product = search.get('product')
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.filters}>
      <Chips
        label="후기를 볼 제품"
        links={[
          { to: withFilter(search, 'product', null), label: `전체 ${formatCount(all)}`, current: product === null },
          ...kinds.map(({ product: code, count }) => ({
            to: withFilter(search, 'product', code),
            label: `${kindByCode(code).name} ${formatCount(count)}`,
            current: product === code,
          })),
        ]}
      />
      <Toolbar>
        <Checkbox
          label="사진 있는 후기만"
          checked={search.get('photos') === '1'}
          onChange={({ target }) => go('photos', target.checked ? '1' : null)}
        />
        <Select
          aria-label="별점"
          value={search.get('rating') ?? ''}
          onChange={({ target }) => go('rating', target.value)}
        >
          <option value="">모든 점수</option>
          {RATINGS.map((rating) => (
            <option key={rating} value={rating}>
              {rating}점
            </option>
          ))}
        </Select>
        <Select
          aria-label="차례"
          value={search.get('order') ?? 'newest'}
          onChange={({ target }) => go('order', target.value === 'newest' ? null : target.value)}
        >
          {REVIEW_ORDERS.map((order) => (
            <option key={order} value={order}>
              {ORDER_NAMES[order]}
            </option>
          ))}
        </Select>
      </Toolbar>
    </div>
  )
}

/** Pages around the one that is shown. */
export function ReviewPages() {
  const { pages } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const here = Number(search.get('page') ?? 1)
  if (pages < 2) return null
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - here) < 3,
  )
  const addressOf = (page: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `/review?${next}`
  }
  return (
    <nav className={styles.pages} aria-label="쪽">
      {near.map((page) => (
        <Link
          key={page}
          to={addressOf(page)}
          aria-current={page === here ? 'page' : undefined}
          aria-label={`${page}쪽`}
        >
          {page}
        </Link>
      ))}
    </nav>
  )
}
