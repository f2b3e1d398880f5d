import { useQuery } from '@tanstack/react-query'
import { readApiGuide } from '#/contract/people/api-keys.contract.ts'
import { API_SCOPE_WORDS } from '#/domain/members/api-scopes.data.ts'
import { CONSENT_TEXTS } from '#/domain/orders/consents.ts'
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#/domain/webhooks/webhook-events.data.ts'
import { call } from '#/web/api/call.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Table } from '#/web/ui/table.tsx'
import { FIRST_CALL, SIGNATURE, WAY } from './api-guide-texts.data.ts'
import { API_GUIDE_KEY } from './query-keys.ts'
import styles from './settings.module.css'

/** How to order by the API; the table comes from the contract that the server answers by. */
export function Component() {
  const guide = useQuery({
    queryKey: API_GUIDE_KEY,
    queryFn: ({ signal }) => call(readApiGuide, { signal, errors: 'throw' }),
  })
  return (
    <>
      <PageHeading title="API 사용 안내" lead="화면과 같은 기능을 같은 규칙으로 부릅니다." />
      <Section title="인증">
        <p>모든 요청에 API 키를 보냅니다. 키는 서버에만 두고, 브라우저나 앱에 넣지 마세요.</p>
        <pre className={styles.code}>{FIRST_CALL}</pre>
        <FactList
          terms={112}
          facts={[
            [
              '주문·결제·승인',
              'idempotency-key 헤더가 필요합니다. 답을 받지 못했으면 같은 값으로 다시 보내세요. 한 번만 처리합니다.',
            ],
            ['401', '키가 맞지 않거나 끝났습니다.'],
            ['403', '이 키에 없는 권한입니다.'],
            ['404', '없거나 다른 회원의 것입니다.'],
            ['409', '그 사이 바뀌었습니다. 다시 읽고 보내세요.'],
            ['429', '한 키로 1분에 300번까지 됩니다. retry-after 초 뒤에 다시 보내세요.'],
          ]}
        />
      </Section>
      <Section title="주문 한 건의 순서">
        <RowList dense>
          {WAY.map((step, index) => (
            <Row key={step}>
              {index + 1}. {step}
            </Row>
          ))}
        </RowList>
        <p>주문할 때는 아래 내용에 동의한 것을 consents에 kind와 version으로 적습니다.</p>
        <FactList
          layout="ruled"
          terms={112}
          facts={CONSENT_TEXTS.map(({ kind, version, title, body }) => [`${kind} ${version}`, `${title} ${body}`])}
        />
      </Section>
      <Section title="웹훅">
        <p>
          알림에는 번호만 들어 있습니다. 받은 뒤 API로 다시 읽으세요. 2xx로 답하면 전달된 것이고, 아니면 5초부터
          하루까지 간격을 늘려 다시 보냅니다. 사흘 동안 받지 못하면 멈추고 메일로 알려 드립니다. 같은 webhook-id는 같은
          알림입니다.
        </p>
        <pre className={styles.code}>{SIGNATURE}</pre>
        <FactList
          terms={192}
          facts={WEBHOOK_EVENT_NAMES.map((event) => [<code key={event}>{event}</code>, WEBHOOK_EVENTS[event]])}
        />
      </Section>
      <Section title="부를 수 있는 기능">
        <Small>
          요청과 답의 모양은 <a href="/openapi.json">openapi.json</a>에 있습니다.
        </Small>
        {guide.isPending && <LoadingState />}
        {guide.isError && (
          <ErrorState
            title="목록을 불러오지 못했습니다"
            text={guide.error.message}
            onRetry={() => void guide.refetch()}
          />
        )}
        {guide.data && (
          <Table
            caption="API 키로 부를 수 있는 기능"
            rows={guide.data.endpoints}
            dense
            rowKey={({ id }) => id}
            columns={[
              { key: 'call', head: '요청', rowHead: true, cell: ({ method, path }) => `${method} ${path}` },
              { key: 'what', head: '기능', cell: ({ summary }) => summary },
              { key: 'scope', head: '권한', cell: ({ scope }) => API_SCOPE_WORDS[scope].name },
              { key: 'once', head: '한 번만', cell: ({ idempotent }) => (idempotent ? '헤더 필요' : '') },
            ]}
          />
        )}
      </Section>
    </>
  )
}
