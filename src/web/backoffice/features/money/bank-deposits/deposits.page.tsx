import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BANK_ROW_VIEWS, type BankRow, type BankRowView } from '#/contract/money/bank-deposits.contract.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { AdminPage } from '#/web/ui/admin-page.tsx'
import { Button } from '#/web/ui/button.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PagedList } from '#/web/ui/paged-list.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { BankFilePanel } from './bank-file-panel.tsx'
import { DepositRow } from './deposit-row.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { useBankRows } from './use-deposits.ts'

const NAMES: Readonly<Record<BankRowView, string>> = {
  open: '맞출 입금',
  matched: '맞춘 입금',
  'set-aside': '상관없는 줄',
  withdrawals: '나간 돈',
}

const EMPTY: Readonly<Record<BankRowView, readonly [title: string, text: string]>> = {
  open: ['맞출 입금이 없습니다', '은행에서 받은 거래내역을 넣으면 주문을 찾지 못한 입금이 여기에 남습니다.'],
  matched: ['아직 맞춘 입금이 없습니다', '저절로 맞은 입금과 손으로 맞춘 입금이 여기에 모입니다.'],
  'set-aside': ['상관없는 줄이 없습니다', '이자나 거래처 입금처럼 주문과 상관없다고 둔 줄이 여기에 모입니다.'],
  withdrawals: ['나간 돈이 없습니다', '은행에서 나간 돈을 돌려 드릴 돈과 맞춥니다.'],
}

/** 입금 확인: what came into the shop's own account, and the orders that it pays. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const show = BANK_ROW_VIEWS.find((view) => view === search.get('show')) ?? 'open'
  const [file, setFile] = useState<File | null>(null)
  const list = useBankRows(show)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const [first] = list.data?.pages ?? []
  return (
    <AdminPage
      title="입금 확인"
      lead="은행 거래내역을 넣으면 이름과 금액, 기한이 주문 하나에 꼭 맞는 입금은 저절로 맞춰집니다. 나머지만 손으로 맞춰 주세요."
      actions={
        <FilePick label="은행 파일 고르기" accept=".xlsx,.csv,.txt" onFiles={([picked]) => setFile(picked ?? null)}>
          <Icon name="upload" /> 은행 파일 넣기
        </FilePick>
      }
    >
      {file && <BankFilePanel key={`${file.name}${file.lastModified}`} file={file} onClose={() => setFile(null)} />}
      {first && (
        <Small>
          {first.lastImport
            ? `마지막으로 넣은 파일: ${first.lastImport.bank}, ${seoulDateTime(new Date(first.lastImport.at)).slice(0, 16)}, ${first.lastImport.by ?? '직원'}`
            : '아직 넣은 파일이 없습니다.'}
          {first.open.count > 0 && ` · 맞출 입금 ${formatWon(first.open.sum)}`}
        </Small>
      )}
      <Tabs<BankRowView>
        label="보기"
        value={show}
        onChange={(next) => setSearch(next === 'open' ? {} : { show: next })}
        tabs={BANK_ROW_VIEWS.map((value) => ({
          value,
          label: NAMES[value],
          ...(value === 'open' && first ? { count: first.open.count } : {}),
        }))}
      >
        <PagedList
          list={list}
          count={rows.length}
          noun="줄"
          failed="은행 내역을 불러오지 못했습니다"
          empty={<EmptyState title={EMPTY[show][0]} text={EMPTY[show][1]} />}
        >
          <Rows key={show} rows={rows} />
        </PagedList>
      </Tabs>
    </AdminPage>
  )
}

/** Several transfers of one customer are chosen together. */
function Rows({ rows }: { readonly rows: readonly BankRow[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [matching, setMatching] = useState<readonly BankRow[]>([])
  const together = rows.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  const end = () => {
    setMatching([])
    setChosen(new Set())
  }
  return (
    <>
      {together.length > 1 && (
        <Toolbar>
          <Button size="sm" variant="ink" onClick={() => setMatching(together)}>
            {together.length}건, {formatWon(together.reduce((sum, { amount }) => sum + amount, 0))} 함께 맞추기
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setChosen(new Set())}>
            고르기 풀기
          </Button>
        </Toolbar>
      )}
      <ul>
        {rows.map((row) => (
          <DepositRow
            key={row.id}
            row={row}
            chosen={chosen.has(row.id)}
            onChoose={() => toggle(row.id)}
            onMatch={() => setMatching([row])}
          />
        ))}
      </ul>
      {matching.length > 0 && <MatchDialog rows={matching} onClose={end} />}
    </>
  )
}
