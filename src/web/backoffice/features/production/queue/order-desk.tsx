import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { assignOrder } from '#/contract/production/staff-order.contract.ts'
import type { OrderColumn } from '#/domain/orders/order-filter.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { OrderPanel } from '#/web/blocks/staff-order/order-panel.tsx'
import { Button } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useKey } from '#/web/ui/use-key.ts'
import { useNow } from '#/web/ui/use-now.ts'
import { BatchBar } from './batch-bar.tsx'
import { ChosenOf } from './chosen-of.tsx'
import { OrderTable } from './order-table.tsx'
import type { useBoard } from './use-board.ts'
import { useSelection } from './use-selection.ts'
import styles from './order-desk.module.css'

interface OrderDeskProps {
  readonly board: ReturnType<typeof useBoard>
  readonly columns: readonly OrderColumn[]
  /** Stands above the table. */
  readonly head: ReactNode
  readonly renderHead?: Parameters<typeof OrderTable>[0]['renderHead']
  readonly foot?: ReactNode
  readonly customerLink?: Parameters<typeof OrderTable>[0]['customerLink']
  /** How many lines there are beyond those shown, and how they are all chosen. */
  readonly whole?: { readonly count: number; readonly chooseAll: () => Promise<readonly string[]> } | undefined
  /** What is said where no row is there, and what to do about it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode }
}

/** The order table with what can be done to the chosen rows, and the open order beside it. */
export function OrderDesk({ board, columns, head, renderHead, foot, customerLink, whole, empty }: OrderDeskProps) {
  const rows = board.data?.pages.flatMap((page) => page.items) ?? []
  const selection = useSelection(rows.map((row) => row.lineId))
  const { setOpened, open, step, next } = useOpened(rows)
  const today = seoulDay(useNow(60_000))
  const take = useTake()
  const { picked } = selection
  useKey('j', () => step(1))
  useKey('k', () => step(-1))
  useKey('g', next)
  useKey('x', () => open && selection.toggle(open.lineId))
  useKey('e', () => open && take.mutate(open.orderNumber))
  useKey('Escape', () => picked.size === 0 && setOpened(null))
  const shown = rows.filter((row) => picked.has(row.lineId))
  return (
    <div className={styles.desk} data-open={open ? true : undefined}>
      <div className={styles.main}>
        {head}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="주문 표">
          {board.isError && (
            <ErrorState
              title="주문을 불러오지 못했습니다"
              text={board.error.message}
              onRetry={() => void board.refetch()}
            />
          )}
          {board.isPending && <LoadingState label="주문을 불러오는 중입니다" />}
          {board.data && rows.length === 0 && <EmptyState {...empty} />}
          {rows.length > 0 && (
            <OrderTable
              rows={rows}
              columns={columns}
              current={open?.lineId ?? null}
              selection={selection}
              today={today}
              onOpen={setOpened}
              renderHead={renderHead}
              above={picked.size > 0 && <ChosenOf rows={rows} selection={selection} whole={whole} />}
              foot={foot}
              customerLink={customerLink}
            />
          )}
          {board.hasNextPage && (
            <Button block variant="quiet" busy={board.isFetchingNextPage} onClick={() => void board.fetchNextPage()}>
              더 보기
            </Button>
          )}
        </div>
        {picked.size > 0 && (
          <BatchBar
            picked={picked}
            amount={shown.length === picked.size ? shown.reduce((sum, row) => sum + row.amount, 0) : null}
            onClear={selection.clear}
          />
        )}
      </div>
      {open && (
        <OrderPanel
          key={open.lineId}
          orderNumber={open.orderNumber}
          lineId={open.lineId}
          onStep={step}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

interface Opened {
  readonly lineId: string
  readonly orderNumber: string
  readonly queue: string | null
}

/** Which order is open, and the way from it to the next; its place is remembered when it leaves the list. */
function useOpened<Row extends Opened>(rows: readonly Row[]) {
  const [opened, setOpened] = useState<string | null>(null)
  const [place, setPlace] = useState(0)
  const at = rows.findIndex((row) => row.lineId === opened)
  const show = (row: Row | undefined) => {
    if (!row) return
    setOpened(row.lineId)
    setPlace(rows.indexOf(row))
    document.querySelector(`[data-line="${row.lineId}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return {
    open: rows[at],
    setOpened: (lineId: string | null) => {
      setOpened(lineId)
      setPlace(rows.findIndex((row) => row.lineId === lineId))
    },
    step: (by: 1 | -1) => show(rows[Math.max(0, Math.min(rows.length - 1, at === -1 ? 0 : at + by))]),
    /** The next that waits for somebody; behind the last it begins anew. */
    next: () => {
      const from = at === -1 ? Math.max(0, place) : at + 1
      show([...rows.slice(from), ...rows.slice(0, from)].find((row) => row.queue !== null && row.lineId !== opened))
    },
  }
}

function useTake() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderNumber: string) => call(assignOrder, { params: { orderNumber }, body: { mine: true } }),
    onSuccess: () => toast('내가 맡았습니다.'),
    onSettled: () => refreshAdmin(client),
  })
}
