import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import { listMyReviews } from '#/contract/support/reviews.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useMember } from '#/web/api/session.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { MY_REVIEWS_KEY } from './use-review-form.ts'
import { ReviewForm } from './review-form.tsx'
import styles from './review.module.css'

type Mine = ResultOf<typeof listMyReviews>

/** What a buyer may write about, and what was written; nothing for who is not logged in and came to read. */
export function OwnReviews() {
  const isLive = useHydrated()
  const isMember = useMember((user) => user.accessToken !== '')
  const [search] = useSearchParams()
  const write = search.get('write')
  const { data } = useQuery({
    queryKey: MY_REVIEWS_KEY,
    queryFn: ({ signal }) => call(listMyReviews, { query: {}, signal, errors: 'throw' }),
    enabled: isLive && isMember,
  })
  if (isLive && write && !isMember)
    return (
      <Note tone="info">
        <Link to={`/member/login?from=${encodeURIComponent(`/review?write=${write}`)}`}>로그인</Link>하시면 후기를 쓰실
        수 있습니다. 비회원으로 주문하셨으면 <Link to={to('/member/guest-order')}>주문번호와 휴대전화 번호로</Link>{' '}
        주문을 찾아 그 화면에서 쓰세요.
      </Note>
    )
  return data ? <Own mine={data} write={write} /> : null
}

function Own({ mine: { open, written }, write }: { readonly mine: Mine; readonly write: string | null }) {
  const old = written.find(({ lineId }) => lineId === write)
  const line = old ?? open.find(({ lineId }) => lineId === write)
  if (line) return <ReviewForm key={line.lineId} line={line} old={old ?? null} />
  return (
    <>
      {write && <Note>받으신 주문에서 찾을 수 없습니다. 배송이 끝난 뒤에 쓸 수 있습니다.</Note>}
      {open.map(({ lineId, title, spec, picture, orderNumber }) => (
        <section key={lineId} className={styles.mine}>
          <JobPicture line={{ spec, picture }} size={64} />
          <div>
            <h2>「{title}」 어떠셨나요</h2>
            <Small>주문 {orderNumber}</Small>
          </div>
          <LinkButton to={`/review?write=${lineId}`} preventScrollReset>
            후기 쓰기
          </LinkButton>
        </section>
      ))}
      {written.length > 0 && (
        <Section title="내가 쓴 후기" top={6}>
          <RowList>
            {written.map(({ lineId, title, spec, picture, review, hiddenReason }) => (
              <Row
                key={lineId}
                picture={<JobPicture line={{ spec, picture }} size={48} />}
                end={
                  <LinkButton to={`/review?write=${lineId}`} preventScrollReset size="sm">
                    수정
                  </LinkButton>
                }
              >
                <b>{title}</b>
                <Small>{review.rating}점을 주셨습니다</Small>
                {hiddenReason && <Small tone="warn">지금은 보이지 않습니다. 사유: {hiddenReason}</Small>}
              </Row>
            ))}
          </RowList>
        </Section>
      )}
    </>
  )
}
