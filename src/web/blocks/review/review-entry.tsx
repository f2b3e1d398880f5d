import { useQuery } from '@tanstack/react-query'
import { listMyReviews } from '#/contract/support/reviews.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest } from '#/web/api/session.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

interface ReviewEntryProps {
  readonly orderNumber: string
  /** Something of the order is with the customer. */
  readonly arrived: boolean
}

/** On the page of an order: the way to write about what arrived, and to change what was written. A guest learns how to come to it. */
export function ReviewEntry({ orderNumber, arrived }: ReviewEntryProps) {
  const guest = useIsGuest()
  const { data } = useQuery({
    enabled: !guest,
    queryKey: ['my-reviews', orderNumber],
    queryFn: ({ signal }) => call(listMyReviews, { query: { orderNumber }, signal, errors: 'throw' }),
  })
  const open = data?.open ?? []
  const written = data?.written ?? []
  if (guest && arrived)
    return (
      <Section title="후기">
        <RowList>
          <Row
            end={<LinkButton to={to('/member/join/general', {}, { from: to('/mypage/order') })}>회원가입</LinkButton>}
          >
            가입하고 이 주문을 가져오시면 후기를 쓰실 수 있습니다
          </Row>
        </RowList>
      </Section>
    )
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
