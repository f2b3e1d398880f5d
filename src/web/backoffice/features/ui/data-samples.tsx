import { useState } from 'react'
import { Badge, StateMark } from '#/web/ui/badge.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { MoreRows } from '#/web/ui/more-rows.tsx'
import { Price } from '#/web/ui/price.tsx'
import { Skeleton } from '#/web/ui/skeleton.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Steps } from '#/web/ui/steps.tsx'
import { Table } from '#/web/ui/table.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { Sample } from './sample.tsx'
import styles from './ui.module.css'

const ROWS = [
  { name: '내지 종이', quantity: '200쪽', amount: 120_000 },
  { name: '무선 제본', quantity: '100권', amount: 80_000 },
] as const
const COLUMNS = [
  { key: 'name', head: '항목', cell: (row: (typeof ROWS)[number]) => row.name, rowHead: true },
  { key: 'quantity', head: '수량', cell: (row: (typeof ROWS)[number]) => row.quantity },
  { key: 'amount', head: '금액', cell: (row: (typeof ROWS)[number]) => <Price amount={row.amount} />, right: true },
] as const
const TABS = [
  { value: 'all', label: '전체', count: 12 },
  { value: 'wait', label: '확인할 시안', count: 2 },
] as const

export function DataSamples() {
  const [tab, setTab] = useState<'all' | 'wait'>('all')
  return (
    <>
      <Sample title="값과 상태">
        <Toolbar>
          <Price amount={545_644} size="xl" />
          <Price amount={545_644} size="lg" />
          <Price amount={545_644} size="md" />
          <Price amount={545_644} size="sm" suffix="부터" />
        </Toolbar>
        <Toolbar>
          <Badge>기본</Badge>
          <Badge tone="ok">완료</Badge>
          <Badge tone="warn">확인</Badge>
          <Badge tone="bad">인쇄 불가</Badge>
          <Badge tone="info">자동 수정 가능</Badge>
          <Badge tone="orange">중요</Badge>
          <StateMark shape="ring">대기</StateMark>
          <StateMark shape="pie">진행</StateMark>
          <StateMark shape="disc">끝남</StateMark>
          <StateMark shape="diamond">우리 차례</StateMark>
          <StateMark shape="dotted">고객 차례</StateMark>
          <StateMark shape="cross">멈춤</StateMark>
        </Toolbar>
        <Steps label="주문 단계" steps={['장바구니', '주문서', '결제', '완료']} current={2} />
      </Sample>
      <Sample title="표와 목록">
        <Table caption="값이 나온 과정" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.name} />
        <Table
          dense
          captionShown
          stacked={false}
          caption="촘촘한 표"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={(row) => row.name}
        />
        <Tabs label="보기" tabs={TABS} value={tab} onChange={setTab}>
          {tab === 'all' ? '모두 열두 건입니다.' : '두 건이 기다립니다.'}
        </Tabs>
        <div>
          <Disclosure summary="재단 여백이 무엇인가요?">재단선 밖으로 더 그려 두는 바탕입니다.</Disclosure>
        </div>
        <MoreRows noun="주문" hasMore busy={false} onMore={() => toast('더 불러옵니다', 'info')} />
      </Sample>
      <Sample title="빈 곳과 기다림">
        <div className={styles.two}>
          <EmptyState title="담긴 작업이 없습니다" text="마음에 드는 사양을 담아 두세요." />
          <LoadingState />
          <ErrorState
            title="불러오지 못했습니다"
            text="담아 두신 것은 그대로 있습니다."
            onRetry={() => toast('다시 합니다', 'info')}
          />
          <Skeleton lines={4} />
        </div>
      </Sample>
    </>
  )
}
