import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { advanceLines } from '#/contract/production/production.contract.ts'
import type { QueueRow } from '#/contract/production/queue.contract.ts'
import { assignOrder } from '#/contract/production/staff-order.contract.ts'
import { PRODUCT_KINDS, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { call } from '#/web/api/call.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'
import { Button } from '#/web/ui/button.tsx'
import { Select } from '#/web/ui/input.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { useNow } from '#/web/ui/use-now.ts'
import { useKey } from '#/web/ui/use-key.ts'
import { OrderPanel } from '#/web/blocks/staff-order/order-panel.tsx'
import { OrderBoard } from './order-board.tsx'
import { useBoard, type BoardQuery } from './use-board.ts'
import { useSelection } from './use-selection.ts'
import styles from './board-panel.module.css'

type View = NonNullable<BoardQuery['view']>
const VIEWS = [
  { id: 'active', label: '진행 중' },
  { id: 'mine', label: '내가 맡은 일' },
  { id: 'today', label: '오늘 출고' },
  { id: 'hold', label: '보류' },
] as const
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' })

interface BoardPanelProps {
  /** Only this kind of work. */
  readonly kind: QueueRow['kind'] | null
  readonly q?: string | undefined
  readonly startView: View
  /** Stands above the table. */
  readonly head?: React.ReactNode
}

/** The order table with what can be done to the chosen rows, and the open order beside it. */
export function BoardPanel({ kind, q, startView, head }: BoardPanelProps) {
  const [view, setView] = useState<View>(startView)
  const [product, setProduct] = useState<ProductCode | ''>('')
  const [opened, setOpened] = useState<string | null>(null)
  const board = useBoard({
    view: q ? 'all' : view,
    ...(kind ? { kind } : {}),
    ...(product ? { product } : {}),
    ...(q ? { q } : {}),
  })
  const rows = board.data?.pages.flatMap((page) => page.items) ?? []
  const counts = board.data?.pages[0]?.counts
  const selection = useSelection(rows.map((row) => row.lineId))
  const today = DAY.format(useNow(60_000))
  const at = rows.findIndex((row) => row.lineId === opened)
  const open = rows[at]
  const step = (by: 1 | -1) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at === -1 ? 0 : at + by))]
    if (!next) return
    setOpened(next.lineId)
    document.querySelector(`[data-line="${next.lineId}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const mayAdvance = usePermission('production')
  const acts = useBoardActs()
  const { picked } = selection
  const advance = () => acts.advance.mutate([...picked], { onSuccess: selection.clear })
  useKey('j', () => step(1))
  useKey('k', () => step(-1))
  useKey('x', () => mayAdvance && open && selection.toggle(open.lineId))
  useKey('e', () => open && acts.take.mutate(open.orderNumber))
  useKey('n', () => picked.size > 0 && advance())
  useKey('Escape', () => (picked.size > 0 ? selection.clear() : setOpened(null)))

  return (
    <div className={styles.desk} data-open={open ? true : undefined}>
      <div className={styles.main}>
        {head}
        <BoardFilters
          heading={head ? 'h2' : 'h1'}
          q={q}
          view={view}
          product={product}
          counts={counts}
          onView={setView}
          onProduct={setProduct}
        />
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
          {board.data && rows.length === 0 && <EmptyState title="여기에 해당하는 주문이 없습니다" />}
          {rows.length > 0 && (
            <OrderBoard
              rows={rows}
              current={opened}
              picked={picked}
              today={today}
              onOpen={setOpened}
              onPick={mayAdvance ? selection.toggle : null}
            />
          )}
          {board.hasNextPage && (
            <Button block variant="quiet" busy={board.isFetchingNextPage} onClick={() => void board.fetchNextPage()}>
              더 보기
            </Button>
          )}
        </div>
        {picked.size > 0 && (
          <PickedBar count={picked.size} busy={acts.advance.isPending} onAdvance={advance} onClear={selection.clear} />
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

interface BoardFiltersProps {
  readonly heading: 'h1' | 'h2'
  readonly q: string | undefined
  readonly view: View
  readonly product: ProductCode | ''
  readonly counts: Readonly<Record<(typeof VIEWS)[number]['id'], number>> | undefined
  readonly onView: (view: View) => void
  readonly onProduct: (product: ProductCode | '') => void
}

function BoardFilters({ heading: Heading, q, view, product, counts, onView, onProduct }: BoardFiltersProps) {
  return (
    <div className={styles.filters} role="toolbar" aria-label="주문 거르기">
      <Heading>{q ? `「${q}」 찾은 주문` : '주문'}</Heading>
      {!q &&
        VIEWS.map(({ id, label }) => (
          <button key={id} type="button" className={styles.chip} aria-pressed={view === id} onClick={() => onView(id)}>
            {label}
            {counts && <i>{counts[id]}</i>}
          </button>
        ))}
      <label className={styles.drop}>
        <Select
          aria-label="상품 종류"
          value={product}
          onChange={(event) => onProduct(event.target.value as ProductCode | '')}
        >
          <option value="">모든 상품</option>
          {PRODUCT_KINDS.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </label>
    </div>
  )
}

interface PickedBarProps {
  readonly count: number
  readonly busy: boolean
  readonly onAdvance: () => void
  readonly onClear: () => void
}

function PickedBar({ count, busy, onAdvance, onClear }: PickedBarProps) {
  return (
    <div className={styles.bulk} role="toolbar" aria-label="고른 주문 처리">
      <b>{count}건 고름</b>
      <button type="button" disabled={busy} onClick={onAdvance}>
        다음 공정으로<kbd>N</kbd>
      </button>
      <button type="button" className={styles.clear} onClick={onClear}>
        해제<kbd>Esc</kbd>
      </button>
    </div>
  )
}

function useBoardActs() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const onSettled = () => refreshAdmin(client)
  return {
    advance: useMutation({
      mutationFn: (lineIds: readonly string[]) =>
        once(lineIds, (idempotencyKey) => call(advanceLines, { body: { lineIds: [...lineIds] }, idempotencyKey })),
      onSuccess: ({ items }) => {
        const refused = items.filter((item) => item.message !== null)
        if (refused.length === 0) return toast(`${items.length}건을 다음 공정으로 옮겼습니다.`)
        return void alertDialog('warning', {
          title: `${items.length - refused.length}건을 옮겼고 ${refused.length}건은 그대로입니다`,
          body: [...new Set(refused.map((item) => item.message))].join('\n'),
        })
      },
      onSettled,
    }),
    take: useMutation({
      mutationFn: (orderNumber: string) => call(assignOrder, { params: { orderNumber }, body: { mine: true } }),
      onSuccess: () => toast('내가 맡았습니다.'),
      onSettled,
    }),
  }
}
