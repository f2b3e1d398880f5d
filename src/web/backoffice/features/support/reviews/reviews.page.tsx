import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import {
  answerReview,
  type DeskReview,
  hideReview,
  listDeskReviews,
} from '#/contract/support/staff-reviews.contract.ts'
import { call } from '#/web/api/call.ts'
import { photoAddress } from '#/web/blocks/review/review-address.ts'
import { Density } from '#/web/blocks/review/density.tsx'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { formatDay } from '#/web/ui/format-day.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

const KEY = ['desk-reviews'] as const
const SHOWS = [
  ['', '모두'],
  ['unanswered', '답 없음'],
  ['hidden', '숨김'],
] as const

/** 후기: what buyers wrote; low scores are answered, and hidden only for a reason that is written down. */
export function Component() {
  const [search] = useSearchParams()
  const asked = search.get('show')
  const show = asked === 'unanswered' || asked === 'hidden' ? asked : undefined
  const list = useInfiniteQuery({
    queryKey: [...KEY, show ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listDeskReviews, {
        query: { ...(show ? { show } : {}), ...(pageParam ? { after: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
  const rows = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <AdminPage
      title="후기"
      lead="낮은 점수도 숨기지 않고 답을 답니다. 개인정보나 욕설이 있을 때만 사유를 적고 숨기며, 쓴 분께 사유가 보입니다."
    >
      <Chips
        label="보기"
        links={SHOWS.map(([value, label]) => ({
          to: value ? `/admin/reviews?show=${value}` : '/admin/reviews',
          label,
          current: (show ?? '') === value,
        }))}
      />
      {list.isPending && <LoadingState />}
      {list.isError && (
        <ErrorState title="후기를 불러오지 못했습니다" text={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState title="후기가 없습니다" text="받으신 분이 쓰면 여기에 모입니다." />
      )}
      <RowList ruled>
        {rows.map((row) => (
          <ReviewRow key={row.review.id} row={row} />
        ))}
      </RowList>
      {list.hasNextPage && (
        <Button block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </AdminPage>
  )
}

function ReviewRow({ row }: { readonly row: DeskReview }) {
  const { review, orderNumber, hiddenReason } = row
  return (
    <Row end={<Acts row={row} />}>
      <Toolbar>
        <Density value={review.rating} />
        {hiddenReason && <Badge tone="warn">숨김: {hiddenReason}</Badge>}
      </Toolbar>
      <p>{review.body}</p>
      <Small>
        {review.writer} 님 · {review.jobSummary} · {formatDay(review.writtenAt)}{' '}
        {orderNumber && <Link to={`/admin/orders?q=${encodeURIComponent(orderNumber)}`}>{orderNumber}</Link>}{' '}
        {review.photos.map(({ id }, at) => (
          <a key={id} href={photoAddress(id)} target="_blank" rel="noreferrer">
            사진 {at + 1}
          </a>
        ))}
      </Small>
      {review.answer && <Small tone="plain">답: {review.answer}</Small>}
    </Row>
  )
}

function Acts({ row: { review, hiddenReason, seen } }: { readonly row: DeskReview }) {
  const client = useQueryClient()
  const { id } = review
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const answer = useMutation({
    mutationFn: (text: string | null) => call(answerReview, { params: { id }, body: { answer: text, seen } }),
    onSuccess: () => toast('답을 저장했습니다.'),
    onSettled,
  })
  const hide = useMutation({
    mutationFn: (reason: string | null) => call(hideReview, { params: { id }, body: { reason, seen } }),
    onSuccess: ({ hiddenReason: now }) => toast(now ? '숨겼습니다. 쓴 분께 사유가 보입니다.' : '다시 보입니다.'),
    onSettled,
  })
  const askAnswer = async () => {
    const text = await promptDialog({
      title: '후기에 답하기',
      label: '답변 (비우면 지웁니다)',
      // What was refused, because somebody else was faster, is not to be typed again.
      initial: (answer.isError ? answer.variables : review.answer) ?? '',
      required: false,
      ok: '저장',
    })
    if (text !== null) answer.mutate(text || null)
  }
  const askReason = async () => {
    const reason = await promptDialog({ title: '후기 숨기기', label: '숨기는 사유', required: true, ok: '숨기기' })
    if (reason) hide.mutate(reason)
  }
  return (
    <Toolbar>
      <Button size="sm" busy={answer.isPending} onClick={() => void askAnswer()}>
        {review.answer ? '답 고치기' : '답하기'}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        busy={hide.isPending}
        onClick={() => (hiddenReason ? hide.mutate(null) : void askReason())}
      >
        {hiddenReason ? '다시 보이기' : '숨기기'}
      </Button>
    </Toolbar>
  )
}
