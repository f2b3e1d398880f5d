import { useQuery } from '@tanstack/react-query'
import { listMyReviews } from '#/contract/support/reviews.contract.ts'
import { call } from '#/web/api/call.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

/** On the page of an order: the way to write about what arrived, and to change what was written. */
export function ReviewEntry({ orderNumber }: { readonly orderNumber: string }) {
  const { data } = useQuery({
    queryKey: ['my-reviews', orderNumber],
    queryFn: ({ signal }) => call(listMyReviews, { query: { orderNumber }, signal, errors: 'throw' }),
  })
  const open = data?.open ?? []
  const written = data?.written ?? []
  if (open.length + written.length === 0) return null
  return (
    <Section title="후기">
      <RowList>
        {open.map(({ lineId, title }) => (
          <Row key={lineId} end={<LinkButton to={`/review?write=${lineId}`}>후기 쓰기</LinkButton>}>
            「{title}」 어떠셨나요
          </Row>
        ))}
        {written.map(({ lineId, title, review }) => (
          <Row
            key={lineId}
            end={
              <LinkButton variant="quiet" to={`/review?write=${lineId}`}>
                수정
              </LinkButton>
            }
          >
            「{title}」에 {review.rating}점을 주셨습니다
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
