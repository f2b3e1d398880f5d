import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listWebhooks } from '#/contract/notifications/webhooks.contract.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import { WEBHOOKS_KEY } from './query-keys.ts'
import { type Secret, SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Addresses that are told of orders, files, proofs and parcels. */
export function WebhooksSection() {
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const { data, error } = useQuery({
    queryKey: WEBHOOKS_KEY,
    queryFn: ({ signal }) => call(listWebhooks, { signal, errors: 'throw' }),
  })
  const made = (text: string) => {
    setAdding(false)
    setSecret({ what: '서명 비밀값', text })
  }
  return (
    <Section
      title="웹훅"
      aside={
        <Button size="sm" variant="ink" onClick={() => setAdding(true)}>
          웹훅 만들기
        </Button>
      }
    >
      {error && <Small tone="bad">{error.message}</Small>}
      {!data && !error && <Skeleton />}
      {data?.webhooks.length === 0 && (
        <Small tone="plain">받을 주소를 넣어 두시면 주문이 바뀔 때마다 서명한 알림을 보내 드립니다.</Small>
      )}
      {data && data.webhooks.length > 0 && (
        <RowList>
          {data.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </RowList>
      )}
      {adding && <WebhookDialog onMade={made} onClose={() => setAdding(false)} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Section>
  )
}
