import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type DeliveryView,
  listDeliveries,
  replayDelivery,
  type WebhookView,
} from '#/contract/notifications/webhooks.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { deliveriesKey } from './query-keys.ts'
import styles from './settings.module.css'

const STATES = { waiting: ['보내는 중', 'warn'], delivered: ['전달', 'ok'], failed: ['실패', 'bad'] } as const
const LOOK_AGAIN_MS = 5_000

/** What was sent lately and how it went; each can be sent again. */
export function DeliveriesDialog({
  webhook,
  onClose,
}: {
  readonly webhook: WebhookView
  readonly onClose: () => void
}) {
  const { data, error } = useQuery({
    queryKey: deliveriesKey(webhook.id),
    queryFn: ({ signal }) => call(listDeliveries, { params: { webhookId: webhook.id }, signal, errors: 'throw' }),
    refetchInterval: LOOK_AGAIN_MS,
  })
  return (
    <Dialog open wide onClose={onClose} title="웹훅 보낸 기록">
      <Small>{webhook.url} · 최근 30일, 100건까지</Small>
      {error && <Small tone="bad">{error.message}</Small>}
      {!data && !error && <Skeleton />}
      {data?.deliveries.length === 0 && <Small tone="plain">아직 보낸 알림이 없습니다.</Small>}
      {data && (
        <RowList dense>
          {data.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} webhook={webhook} />
          ))}
        </RowList>
      )}
    </Dialog>
  )
}

function DeliveryRow({ delivery, webhook }: { readonly delivery: DeliveryView; readonly webhook: WebhookView }) {
  const client = useQueryClient()
  const { id, event, state, attempts, status, failure, body, createdAt } = delivery
  const replay = useMutation({
    mutationFn: () => call(replayDelivery, { params: { deliveryId: id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: async () => {
      toast('다시 보냅니다.')
      await client.invalidateQueries({ queryKey: deliveriesKey(webhook.id) })
    },
  })
  const [word, tone] = STATES[state]
  const at = seoulDateTime(new Date(createdAt))
  return (
    <Row
      end={
        state !== 'waiting' &&
        !webhook.stoppedAt && (
          <Button
            size="sm"
            busy={replay.isPending}
            onClick={() => replay.mutate()}
            aria-label={`${event} ${at} 다시 보내기`}
          >
            다시 보내기
          </Button>
        )
      }
      foot={
        <Disclosure summary="보낸 내용">
          <pre className={styles.code}>{body}</pre>
        </Disclosure>
      }
    >
      <strong>{event}</strong> <Badge tone={tone}>{word}</Badge>
      <Small>
        {at} · {attempts}번 보냄{status !== null && ` · 응답 ${status}`}
      </Small>
      {failure && <Small tone="bad">{failure}</Small>}
    </Row>
  )
}
