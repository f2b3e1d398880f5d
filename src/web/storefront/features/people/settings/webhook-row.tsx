import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  removeWebhook,
  resumeWebhook,
  testWebhook,
  type WebhookView,
} from '#/contract/notifications/webhooks.contract.ts'
import { WEBHOOK_EVENTS } from '#/domain/webhooks/webhook-events.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { confirmDialog } from '#/web/ui/dialogs.ts'
import { focusIfLost } from '#/web/ui/focus-new-pages.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row } from '#/web/ui/row-list.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { WEBHOOKS_KEY } from './query-keys.ts'

export function WebhookRow({ webhook }: { readonly webhook: WebhookView }) {
  const [opened, setOpened] = useState(false)
  const { url, events, failingSince, stoppedAt } = webhook
  return (
    <Row foot={<Acts webhook={webhook} onLog={() => setOpened(true)} />}>
      <strong>{url}</strong> <State failingSince={failingSince} stoppedAt={stoppedAt} />
      <p>{events.map((event) => WEBHOOK_EVENTS[event]).join(', ')}</p>
      {stoppedAt && (
        <Small tone="bad">
          {failingSince ? '며칠 동안 전달되지 않아' : '계정 이용이 제한되어'} {seoulDateTime(new Date(stoppedAt))}에
          멈추었습니다.
        </Small>
      )}
      {failingSince && !stoppedAt && (
        <Small tone="warn">{seoulDateTime(new Date(failingSince))}부터 전달되지 않아 다시 보내고 있습니다.</Small>
      )}
      {opened && <DeliveriesDialog webhook={webhook} onClose={() => setOpened(false)} />}
    </Row>
  )
}

function State({ failingSince, stoppedAt }: Pick<WebhookView, 'failingSince' | 'stoppedAt'>) {
  if (stoppedAt) return <Badge tone="bad">멈춤</Badge>
  return failingSince ? <Badge tone="warn">다시 보내는 중</Badge> : <Badge tone="ok">켜짐</Badge>
}

function Acts({
  webhook: { id, url, stoppedAt },
  onLog,
}: {
  readonly webhook: WebhookView
  readonly onLog: () => void
}) {
  const client = useQueryClient()
  const params = { webhookId: id }
  const changed = () => client.invalidateQueries({ queryKey: WEBHOOKS_KEY })
  const test = useMutation({
    mutationFn: () => call(testWebhook, { params, idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => toast('시험 알림을 보냈습니다. 결과는 기록에서 보실 수 있습니다.'),
  })
  const resume = useMutation({
    mutationFn: () => call(resumeWebhook, { params }),
    onSuccess: async () => {
      toast('다시 켰습니다.')
      await changed()
    },
  })
  const remove = useMutation({
    mutationFn: () => call(removeWebhook, { params }),
    onSuccess: async () => {
      toast('웹훅을 지웠습니다.')
      await changed()
      focusIfLost()
    },
  })
  const ask = async () => {
    const yes = await confirmDialog({
      title: '이 웹훅을 지울까요?',
      body: `${url}\n보낸 기록도 함께 지워집니다.`,
      ok: '지우기',
      destructive: true,
    })
    if (yes) remove.mutate()
  }
  return (
    <Toolbar>
      <Button size="sm" onClick={onLog}>
        보낸 기록
      </Button>
      {stoppedAt ? (
        <Button size="sm" busy={resume.isPending} onClick={() => resume.mutate()}>
          다시 켜기
        </Button>
      ) : (
        <Button size="sm" busy={test.isPending} onClick={() => test.mutate()}>
          시험 보내기
        </Button>
      )}
      <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => void ask()}>
        지우기
      </Button>
    </Toolbar>
  )
}
