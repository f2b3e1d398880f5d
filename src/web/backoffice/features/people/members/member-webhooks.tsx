import { useQuery } from '@tanstack/react-query'
import { listMemberWebhooks } from '#/contract/notifications/webhooks.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { WEBHOOK_EVENTS } from '#/domain/webhooks/webhook-events.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

type Webhook = ResultOf<typeof listMemberWebhooks>['webhooks'][number]

const STATES = { waiting: ['보내는 중', 'warn'], delivered: ['전달', 'ok'], failed: ['실패', 'bad'] } as const

/** Where the member's own systems are told, and whether they take it; nothing where there are none. */
export function MemberWebhooks({ memberId }: { readonly memberId: string }) {
  const { data } = useQuery({
    queryKey: ['member-webhooks', memberId],
    queryFn: ({ signal }) => call(listMemberWebhooks, { params: { memberId }, signal, errors: 'throw' }),
  })
  if (!data || data.webhooks.length === 0) return null
  return (
    <Section title="웹훅">
      {data.webhooks.map((webhook) => (
        <Disclosure key={webhook.id} summary={webhook.url}>
          <Standing webhook={webhook} />
          <Newest deliveries={webhook.deliveries} />
        </Disclosure>
      ))}
    </Section>
  )
}

function Standing({ webhook: { events, failingSince, stoppedAt } }: { readonly webhook: Webhook }) {
  return (
    <>
      {stoppedAt && <Small tone="bad">{seoulDateTime(new Date(stoppedAt))}부터 보내지 않습니다.</Small>}
      {failingSince && !stoppedAt && (
        <Small tone="bad">{seoulDateTime(new Date(failingSince))}부터 받지 못하고 있습니다.</Small>
      )}
      <Small tone="plain">{events.map((event) => WEBHOOK_EVENTS[event]).join(', ')}</Small>
    </>
  )
}

function Newest({ deliveries }: Pick<Webhook, 'deliveries'>) {
  if (deliveries.length === 0) return <Small>최근 30일에 보낸 알림이 없습니다.</Small>
  return (
    <RowList dense>
      {deliveries.map(({ id, event, state, attempts, status, failure, createdAt }) => (
        <Row key={id} end={<Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge>}>
          {event in WEBHOOK_EVENTS ? WEBHOOK_EVENTS[event as keyof typeof WEBHOOK_EVENTS] : '시험 알림'}
          <Small>
            {seoulDateTime(new Date(createdAt))} · {attempts}번{status !== null && ` · 응답 ${status}`}
            {failure && ` · ${failure}`}
          </Small>
        </Row>
      ))}
    </RowList>
  )
}
