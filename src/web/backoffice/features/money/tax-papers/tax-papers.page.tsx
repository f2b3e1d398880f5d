import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import {
  exportTaxPapers,
  type listTaxPapers,
  TAX_SHOWS,
  type TaxDeskRow,
  type TaxShow,
} from '#/contract/money/staff-tax.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { amendName, kindName, signed, stateNote, stateWord } from '#/web/blocks/tax-paper/tax-words.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CollectDialog } from './collect-dialog.tsx'
import { PaperActs } from './paper-acts.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { useTaxPapers } from './use-tax-papers.ts'
import styles from './tax-papers.module.css'

const TONES: Readonly<Record<TaxDeskRow['state'], Tone>> = {
  waiting: 'warn',
  issuing: 'info',
  issued: 'info',
  sent: 'info',
  done: 'ok',
  failed: 'bad',
  proposed: 'orange',
  cancelled: 'neutral',
}

const columnsOf = (open: (row: TaxDeskRow) => void): readonly Column<TaxDeskRow>[] => [
  { key: 'state', head: '상태', cell: (row) => <Badge tone={TONES[row.state]}>{stateWord(row)}</Badge> },
  {
    key: 'buyer',
    head: '받는 곳',
    rowHead: true,
    cell: (row) => (
      <>
        <b>{row.buyer}</b>
        <Small tone={row.failure === null ? 'plain' : 'bad'}>{stateNote(row)}</Small>
      </>
    ),
  },
  {
    key: 'kind',
    head: '종류',
    cell: (row) => (
      <>
        {kindName(row)}
        {row.amendCode !== null && <Small tone="plain">{amendName(row.amendCode)}</Small>}
      </>
    ),
  },
  {
    key: 'orders',
    head: '주문',
    cell: ({ orderNumbers }) =>
      orderNumbers.map((number) => (
        <Link key={number} className={styles.order} to={`/admin/orders/${number}`}>
          {number}
        </Link>
      )),
  },
  { key: 'day', head: '작성일자', cell: ({ writeDay }) => writeDay },
  { key: 'amount', head: '합계', right: true, cell: ({ supply, vat }) => signed(supply + vat) },
  {
    key: 'due',
    head: '기한',
    cell: ({ dueDay, state }) => (state === 'done' || state === 'cancelled' ? '' : koreanDay(dueDay)),
  },
  { key: 'acts', head: '할 일', right: true, cell: (row) => <PaperActs row={row} onOpen={() => open(row)} /> },
]

const NAMES: Readonly<Record<TaxShow, string>> = {
  todo: '처리할 것',
  failed: '실패',
  proposed: '수정할 것',
  due: '발행할 것',
  open: '전송 중',
  all: '한 달 모두',
}
const EMPTY: Readonly<Record<TaxShow, string>> = {
  todo: '처리할 것이 없습니다',
  failed: '실패한 것이 없습니다',
  proposed: '수정할 세금계산서가 없습니다',
  due: '발행을 기다리는 것이 없습니다',
  open: '국세청에 가는 중인 것이 없습니다',
  all: '그 달에는 없습니다',
}

type Counts = ResultOf<typeof listTaxPapers>['counts']

const CONNECTED = {
  real: null,
  practice: '연습용 팝빌입니다. 아무것도 국세청에 가지 않습니다.',
  none: '팝빌을 연결하지 않았습니다. 신청은 여기에서 기다립니다.',
} as const

/** 세금계산서: what waits, what failed and why, amendments to decide, and a month whole. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('show')
  const show = TAX_SHOWS.find((each) => each === asked) ?? 'todo'
  const month = search.get('month')
  const list = useTaxPapers(show, month)
  const [dialog, setDialog] = useState<'collect' | 'settings' | null>(null)
  const [opened, setOpened] = useState<TaxDeskRow | null>(null)
  const counts = list.data?.counts
  const shownMonth = list.data?.month ?? ''
  const note = list.data ? CONNECTED[list.data.connected] : null
  return (
    <AdminPage
      title="세금계산서"
      lead="계좌로 받은 돈의 세금계산서와 현금영수증입니다. 신청은 저절로 발행되고, 사람이 볼 것만 여기에 남습니다."
      actions={
        <Toolbar>
          <Button size="sm" onClick={() => setDialog('collect')}>
            한 달 모아 발행
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setDialog('settings')}>
            설정
          </Button>
        </Toolbar>
      }
    >
      {note && <Note tone="info">{note}</Note>}
      <Tabs<TaxShow>
        label="보기"
        value={show}
        onChange={(next) => setSearch({ show: next, ...(month ? { month } : {}) })}
        tabs={TAX_SHOWS.map((value) => ({
          value,
          label: NAMES[value],
          ...(counts && value !== 'all' ? { count: countOf(counts, value) } : {}),
        }))}
      >
        {show === 'all' && <MonthTools month={shownMonth} onMonth={(next) => setSearch({ show, month: next })} />}
        {list.isPending && <LoadingState />}
        {list.isError && (
          <ErrorState title="불러오지 못했습니다" text={list.error.message} onRetry={() => void list.refetch()} />
        )}
        {list.data?.papers.length === 0 && <EmptyState title={EMPTY[show]} />}
        {list.data && list.data.papers.length > 0 && (
          <Table
            dense
            caption={NAMES[show]}
            columns={columnsOf(setOpened)}
            rows={list.data.papers}
            rowKey={({ id }) => id}
          />
        )}
      </Tabs>
      {opened && <PaperDialog row={opened} onClose={() => setOpened(null)} />}
      {dialog === 'collect' && <CollectDialog month={shownMonth} onClose={() => setDialog(null)} />}
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
    </AdminPage>
  )
}

const countOf = (counts: Counts, show: Exclude<TaxShow, 'all'>): number =>
  show === 'todo' ? counts.failed + counts.proposed + counts.due : counts[show]

function MonthTools({ month, onMonth }: { readonly month: string; readonly onMonth: (month: string) => void }) {
  const save = (format: 'csv' | 'xlsx') =>
    void callBlob(exportTaxPapers, { query: { month, format } })
      .then((blob) => saveBlob(blob, `세금계산서 ${month}.${format}`))
      .catch((error: Error) => toast(error.message))
  return (
    <Toolbar>
      <label className={styles.month}>
        달
        <input
          type="month"
          value={month}
          max="2099-12"
          onChange={(event) => event.target.value && onMonth(event.target.value)}
        />
      </label>
      <Button size="sm" onClick={() => save('xlsx')}>
        엑셀
      </Button>
      <Button size="sm" onClick={() => save('csv')}>
        CSV
      </Button>
    </Toolbar>
  )
}
