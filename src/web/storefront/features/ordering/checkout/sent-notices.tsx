import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { listOrderNotices, type OrderNotice, sendNoticeAgain } from '#/contract/ordering/order-notices.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { inquiryPath } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { CHANNELS, unreachedText } from './notice-words.ts'
import styles from './sent-notices.module.css'

const ASK_AGAIN_MS = 3_000
/** Messages leave within seconds; who waits longer than this is told so and reads on. */
const ASKED_AT_MOST = 20
/** What follows an order by seconds, such as its account, is not missed because the first message was quick. */
const ASKED_AT_LEAST = 4

type Message = OrderNotice['messages'][number]
interface Sent {
  readonly orderNumber: string
  readonly notice: OrderNotice
}

/** The very messages that went out, by which channel and where to; what could not be sent says so and can be sent again. */
export function SentNotices({ orderNumbers }: { readonly orderNumbers: readonly string[] }) {
  const answers = useQueries({
    queries: orderNumbers.map((orderNumber) => ({
      queryKey: ['order', orderNumber, 'notices'],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call(listOrderNotices, { params: { orderNumber }, signal, errors: 'throw' }),
      refetchInterval: ({
        state,
      }: {
        state: { data?: { notices: OrderNotice[] } | undefined; dataUpdateCount: number }
      }) =>
        state.dataUpdateCount < (isSettled(state.data?.notices) ? ASKED_AT_LEAST : ASKED_AT_MOST)
          ? ASK_AGAIN_MS
          : false,
    })),
  })
  const sent = answers
    .flatMap(({ data }, at) =>
      (data?.notices ?? []).map((notice): Sent => ({ orderNumber: orderNumbers[at] ?? '', notice })),
    )
    .toSorted((a, b) => b.notice.at.localeCompare(a.notice.at))
  const [newest, ...earlier] = sent
  return (
    <Section title="보내 드린 알림">
      {newest ? (
        <>
          <Places {...newest} />
          <div className={styles.letter}>
            <b>{newest.notice.title}</b>
            <p>{newest.notice.body}</p>
          </div>
          {earlier.map(({ orderNumber, notice }) => (
            <div key={notice.id} className={styles.earlier}>
              <b>{notice.title}</b>
              <Places orderNumber={orderNumber} notice={notice} />
            </div>
          ))}
          <Small>다음 소식도 같은 곳으로 보내 드립니다.</Small>
        </>
      ) : (
        <Small role="status">
          {answers.some(({ isError }) => isError)
            ? '보낸 알림을 불러오지 못했습니다. 주문은 주문내역에서 확인하실 수 있습니다.'
            : '주문 내용을 알리는 메시지를 보내고 있습니다.'}
        </Small>
      )}
    </Section>
  )
}

const isSettled = (notices: readonly OrderNotice[] = []): boolean =>
  notices.length > 0 &&
  notices.every(({ messages }) => messages.length > 0 && messages.every(({ state }) => state !== 'sending'))

/** When and where to; a place that was not reached has its way out beside it. */
function Places({ orderNumber, notice: { at, messages } }: Sent) {
  const time = seoulDateTime(new Date(at)).slice(11, 16)
  const gone = messages.filter(({ state }) => state !== 'failed')
  return (
    <>
      <Small>
        {[
          time,
          ...gone.map(({ channel, maskedRecipient }) => `${CHANNELS[channel]} ${maskedRecipient}`),
          ...(messages.length === 0 ? ['곧 보냅니다'] : []),
        ].join(' · ')}
      </Small>
      {messages
        .filter(({ state }) => state === 'failed')
        .map((message) => (
          <Failed key={message.id} orderNumber={orderNumber} message={message} />
        ))}
    </>
  )
}

function Failed({ orderNumber, message }: { readonly orderNumber: string; readonly message: Message }) {
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => call(sendNoticeAgain, { params: { orderNumber, messageId: message.id } }),
    onSuccess: () => toast('다시 보냈습니다.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['order', orderNumber, 'notices'] }),
  })
  return (
    <Toolbar align="spread" gap={3}>
      <Small tone="bad">{unreachedText(message)}</Small>
      {message.mayAgain ? (
        <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
          다시 보내기
        </Button>
      ) : (
        <TextLink to={inquiryPath({ order: orderNumber })}>1:1 문의로 연락처 바꾸기</TextLink>
      )}
    </Toolbar>
  )
}
