import { formatCount } from '#/lib/format-count.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listOrderIds } from '#/contract/production/order-table.contract.ts'
import type { BoardRow } from '#/contract/production/queue.contract.ts'
import { call } from '#/web/api/call.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'
import { useKey } from '#/web/ui/use-key.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { type OrderAddress, readAddress, writeAddress } from './order-address.ts'
import { OrderDesk } from './order-desk.tsx'
import { OrdersHead } from './orders-head.tsx'
import { ColumnHead } from './column-head.tsx'
import { TableFoot } from './table-foot.tsx'
import { useBoard } from './use-board.ts'
import { useOrderSummary, useOrderViews } from './use-order-table.ts'
import { ViewTabs } from './view-tabs.tsx'

/** Every order, as it is filtered, sorted and laid out; all of it stands in the address. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const address = readAddress(search)
  const [asking, setAsking] = useState(false)
  useKey('f', () => setAsking(true))
  const { filter, sort, columns } = address
  const go = (change: Partial<OrderAddress>) => setSearch(writeAddress({ ...address, ...change }))
  const board = useBoard({ view: 'all', ...filter, sort })
  const summary = useOrderSummary(filter).data
  const views = useOrderViews()
  const rows = board.data?.pages.flatMap((page) => page.items) ?? []
  const customer = filter.customer ? (rows.find((row) => row.customerId === filter.customer)?.customer ?? null) : null
  const chooseAll = useChooseAll(address)
  return (
    <>
      <OrderDesk
        // Another filter is another list: what was chosen in the last one is not carried over.
        key={JSON.stringify(filter)}
        board={board}
        columns={columns}
        head={
          <div>
            <OrdersHead address={address} summary={summary} onColumns={(next) => go({ columns: next })} />
            <ViewTabs address={address} views={views.data ?? []} />
            <FilterBar
              address={address}
              views={views.data ?? []}
              customer={customer}
              onChange={go}
              onAsk={() => setAsking(true)}
            />
          </div>
        }
        renderHead={(column) => <ColumnHead column={column} address={address} summary={summary} onChange={go} />}
        foot={summary && <TableFoot summary={summary} />}
        customerLink={(row: BoardRow) =>
          `/admin/orders?${writeAddress({ ...address, view: null, filter: { customer: row.customerId } }).toString()}`
        }
        whole={summary && !summary.capped ? { count: summary.count, chooseAll } : undefined}
        empty={emptyWords(filter)}
      />
      {asking && (
        <FilterDialog
          start={filter}
          summary={summary}
          onChange={(next) => go({ filter: next })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function useChooseAll({ filter }: OrderAddress) {
  const client = useQueryClient()
  return async () => {
    const { lineIds, more } = await client.fetchQuery({
      queryKey: ['staff-ids', filter],
      queryFn: ({ signal }) => call(listOrderIds, { query: filter, signal }),
    })
    if (more)
      void alertDialog('info', {
        title: `${formatCount(lineIds.length)}건을 골랐습니다`,
        body: '한 번에 고를 수 있는 만큼입니다. 나머지는 조건을 나누어 처리해 주세요.',
      })
    return lineIds
  }
}

function emptyWords({ q, ...others }: OrderAddress['filter']) {
  if (q) {
    const text = '번호 끝자리, 이름, 전화 끝 네 자리, 이메일, 송장번호, 제목, 파일 이름으로 찾을 수 있습니다.'
    return { title: `「${q}」에 해당하는 주문이 없습니다`, text }
  }
  const isFiltered = Object.entries(others).some(([name, value]) => value !== undefined && name !== 'open')
  if (isFiltered) return { title: '조건에 맞는 주문이 없습니다', text: '위의 조건을 하나씩 지우면 더 보입니다.' }
  const text = '고객이 주문하거나 「주문 받기」로 적으면 여기에 나타납니다.'
  return { title: others.open ? '진행 중인 주문이 없습니다' : '아직 주문이 없습니다', text }
}
