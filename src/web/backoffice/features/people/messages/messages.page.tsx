import { useSearchParams } from 'react-router'
import type { MessageListed } from '#/contract/people/messages.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { mayAs, useStaff } from '#/web/api/use-staff.ts'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { MessageActs } from './message-acts.tsx'
import { type Shown, useMessages } from './use-messages.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { Small } from '#/web/ui/note.tsx'

const STATES: Readonly<Record<MessageListed['state'], readonly [word: string, tone: Tone]>> = {
  sending: ['보내는 중', 'info'],
  accepted: ['접수됨', 'info'],
  delivered: ['전달됨', 'ok'],
  failed: ['전하지 못함', 'bad'],
}

const COLUMNS: readonly Column<MessageListed>[] = [
  { key: 'at', head: '때', cell: ({ createdAt }) => seoulDateTime(new Date(createdAt)) },
  { key: 'title', head: '내용', rowHead: true, cell: ({ title }) => title },
  {
    key: 'to',
    head: '받는 곳',
    cell: ({ channel, maskedRecipient }) => `${channel === 'sms' ? '문자' : '메일'} ${maskedRecipient}`,
  },
  { key: 'state', head: '상태', cell: (row) => <State row={row} /> },
  { key: 'acts', head: '할 일', right: true, cell: (row) => <MessageActs row={row} /> },
]

/** 문자와 메일: what did not arrive and waits for a person, and everything that was sent. */
export function Component() {
  const staff = useStaff()
  const [search, setSearch] = useSearchParams()
  const show: Shown = search.get('show') === 'all' ? 'all' : 'failed'
  const messages = useMessages(show)
  const rows = messages.data?.pages.flatMap((page) => page.messages) ?? []
  const failed = messages.data?.pages[0]?.failed
  return (
    <AdminPage title="문자와 메일" actions={mayAs(staff, 'templates') && <TemplatesLink />}>
      <Tabs<Shown>
        label="보기"
        value={show}
        onChange={(next) => setSearch(next === 'all' ? { show: 'all' } : {})}
        tabs={[
          { value: 'failed', label: '전하지 못한 것', ...(failed === undefined ? {} : { count: failed }) },
          { value: 'all', label: '보낸 것 모두' },
        ]}
      >
        <PagedList
          list={messages}
          count={rows.length}
          noun="기록"
          failed="목록을 불러오지 못했습니다"
          empty={
            <EmptyState
              title={show === 'failed' ? '모두 잘 갔습니다' : '아직 보낸 것이 없습니다'}
              text={show === 'failed' ? '고객에게 닿지 못한 문자와 메일이 생기면 여기에 모입니다.' : undefined}
            />
          }
        >
          <Table dense caption="문자와 메일" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        </PagedList>
      </Tabs>
    </AdminPage>
  )
}

const TemplatesLink = () => (
  <LinkButton size="sm" to="/admin/messages/templates">
    알림 문구
  </LinkButton>
)

function State({ row: { state, failure, handled, tries } }: { readonly row: MessageListed }) {
  const [word, tone] = STATES[state]
  return (
    <>
      <Badge tone={handled ? 'neutral' : tone}>{handled ? '확인함' : word}</Badge>
      {failure && <Small tone="plain">{failure}</Small>}
      {tries > 1 && <Small tone="plain">{tries}번 보냄</Small>}
    </>
  )
}
