import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listReviews } from '#/contract/support/reviews.contract.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import { formatCount } from '#/lib/format-count.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { Section } from '#/web/ui/section.tsx'
import { Density } from './density.tsx'

const SHOWN = 3

/** The newest reviews of one kind; nothing at all where nobody has written, for nothing is said in their place. */
export function KindReviews({ product }: { readonly product: ProductCode }) {
  const [found, setFound] = useState<ResultOf<typeof listReviews> | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    call(listReviews, { query: { product }, signal: ending.signal, errors: 'throw' })
      .then(setFound)
      .catch((error: unknown) => {
        // The page stands without them.
        if (!(error instanceof ApiError) && !ending.signal.aborted) throw error
      })
    return () => ending.abort()
  }, [product])
  const { count = 0, average = null } = found?.summary ?? {}
  if (!found || count === 0) return null
  return (
    <Section
      title="만들어 보신 분들"
      aside={<Link to={`/review?product=${product}`}>후기 {formatCount(count)}건</Link>}
    >
      {average !== null && <Density value={average} label="평균, 5점 가운데" />}
      <ul>
        {found.items
          .filter(({ example }) => !example)
          .slice(0, SHOWN)
          .map((review) => (
            <li key={review.id}>
              <Density value={review.rating} />
              <blockquote>{review.body}</blockquote>
              <small>
                {review.writer} 님 · {review.jobSummary}
              </small>
            </li>
          ))}
      </ul>
    </Section>
  )
}
