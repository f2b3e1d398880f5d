import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ListedEmoneyRefund } from '#/contract/money/staff-charges.contract.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { ReasonDialog } from '#/web/blocks/reason-dialog/reason-dialog.tsx'
import { AccountFacts } from '#/web/blocks/refund-account/account-facts.tsx'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { OwedCharges } from './owed-charges.tsx'
import { type Shown, useEmoneyRefunds, useRefundAccount, useRefundDecision } from './use-emoney-refunds.ts'

const STATES: Readonly<Record<ListedEmoneyRefund['state'], readonly [word: string, tone: Tone]>> = {
  asked: ['확인할 것', 'warn'],
  sending: ['보내는 중', 'info'],
  done: ['환불함', 'ok'],
  refused: ['거절', 'neutral'],
  withdrawn: ['고객이 취소함', 'neutral'],
  ended: ['충전이 취소됨', 'neutral'],
}

const COLUMNS: readonly Column<ListedEmoneyRefund>[] = [
  { key: 'at', head: '신청한 때', cell: ({ askedAt }) => seoulMinute(askedAt) },
  {
    key: 'who',
    head: '회원',
    rowHead: true,
    cell: ({ memberId, maskedMember }) => <Link to={`/admin/members/${memberId}`}>{maskedMember}</Link>,
  },
  { key: 'way', head: '낸 방법', cell: ({ source, method }) => (source === 'charge' ? `충전, ${method}` : method) },
  { key: 'amount', head: '금액', right: true, cell: ({ amount }) => formatWon(amount) },
  {
    key: 'state',
    head: '상태',
    cell: ({ state, reason }) => (
      <>
        <Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge>
        {reason && <Small tone="plain">{reason}</Small>}
      </>
    ),
  },
  { key: 'by', head: '누가', cell: ({ decidedBy }) => decidedBy ?? '' },
  { key: 'acts', head: '할 일', right: true, cell: (row) => row.state === 'asked' && <Acts row={row} /> },
]

/** 환불 신청: e-money that members want back, and charges that a bank took back after they were spent. */
export function RefundsPart() {
  const [search, setSearch] = useSearchParams()
  const show: Shown = search.get('show') === 'all' ? 'all' : 'open'
  const refunds = useEmoneyRefunds(show)
  const rows = refunds.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <Small>
        충전한 돈은 결제한 방법 그대로 결제사를 통해 돌아갑니다. 결제사가 거절하면 돌려 드릴 돈에 나타납니다. 상품권은
        은행에서 직접 보낸 뒤에 적습니다.
      </Small>
      <OwedCharges charges={refunds.data?.pages[0]?.owed ?? []} />
      <Tabs<Shown>
        label="신청 보기"
        value={show}
        onChange={(next) => setSearch(next === 'all' ? { view: 'refunds', show: 'all' } : { view: 'refunds' })}
        tabs={[
          { value: 'open', label: '확인할 것' },
          { value: 'all', label: '끝난 것까지 모두' },
        ]}
      >
        <PagedList
          list={refunds}
          count={rows.length}
          noun="환불 신청"
          failed="환불 신청을 불러오지 못했습니다"
          empty={
            <EmptyState
              title={show === 'open' ? '확인할 환불 신청이 없습니다' : '아직 환불 신청이 없습니다'}
              text="고객이 남은 e머니를 돌려 달라고 신청하면 여기에 나타납니다."
            />
          }
        >
          <Table dense caption="e머니 환불 신청" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        </PagedList>
      </Tabs>
    </>
  )
}

type Asked = 'send' | 'refuse' | 'look' | null

function Acts({ row }: { readonly row: ListedEmoneyRefund }) {
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  const decide = useRefundDecision(row.id, close)
  const about = `${row.maskedMember} 님 ${formatWon(row.amount)}`
  const byHand = row.source === 'gift-card'
  return (
    <Toolbar align="end">
      {byHand && (
        <Button size="sm" aria-label={`${about} 보낼 계좌`} onClick={() => setAsked('look')}>
          보낼 계좌
        </Button>
      )}
      <Button
        size="sm"
        variant="ink"
        busy={decide.isPending}
        aria-label={`${about} 환불`}
        onClick={() => (byHand ? setAsked('send') : decide.mutate({ agree: true }))}
      >
        {byHand ? '보냈음' : '환불'}
      </Button>
      <Button size="sm" variant="quiet" aria-label={`${about} 거절`} onClick={() => setAsked('refuse')}>
        거절
      </Button>
      {decide.isError && asked === null && (
        <Small tone="bad" role="alert">
          {decide.error.message}
        </Small>
      )}
      <Dialog open={asked === 'look'} onClose={close} title={`${formatWon(row.amount)}을 보낼 계좌`}>
        {asked === 'look' && <Account id={row.id} />}
      </Dialog>
      <ReasonDialog
        open={asked === 'send'}
        onClose={close}
        title={`${formatWon(row.amount)}을 은행에서 보냈습니까?`}
        text="이미 보낸 뒤에 적어 주세요. 적은 뒤에는 되돌릴 수 없습니다."
        example="예: 11월 24일 기업은행에서 보냄. 계좌번호는 적지 마세요."
        ok="보낸 것으로 적기"
        submit={(reason) => decide.mutateAsync({ agree: true, reason })}
      />
      <ReasonDialog
        open={asked === 'refuse'}
        onClose={close}
        title={`${formatWon(row.amount)} 환불을 거절할까요?`}
        text="금액은 고객이 다시 쓸 수 있게 되고, 이유는 고객에게 그대로 갑니다."
        example="예: 신청하신 분과 결제하신 분이 달라 확인이 필요합니다."
        ok="거절하기"
        submit={(reason) => decide.mutateAsync({ agree: false, reason })}
      />
    </Toolbar>
  )
}

function Account({ id }: { readonly id: string }) {
  return <AccountFacts account={useRefundAccount(id)} />
}
