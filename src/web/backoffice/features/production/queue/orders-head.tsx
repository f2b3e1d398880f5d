import { useState } from 'react'
import { exportOrders, ORDER_SHEET_ROWS } from '#/contract/production/order-table.contract.ts'
import { ORDER_COLUMNS, type OrderColumn } from '#/domain/orders/order-filter.ts'
import { formatCount } from '#/lib/format-count.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { OrderAddress } from './order-address.ts'
import type { OrderSummary } from './use-order-table.ts'
import styles from './orders.module.css'

interface OrdersHeadProps {
  readonly address: OrderAddress
  readonly summary: OrderSummary | undefined
  readonly onColumns: (columns: readonly OrderColumn[]) => void
}

/** Title with what the filter comes to, and what can be done with the whole of it. */
export function OrdersHead({ address, summary, onColumns }: OrdersHeadProps) {
  const [asking, setAsking] = useState<'sheet' | 'columns' | null>(null)
  const close = () => setAsking(null)
  const mayTake = usePermission('manual-orders')
  const { q } = address.filter
  return (
    <header className={styles.head}>
      <h1>{q ? `「${q}」 찾은 주문` : '주문'}</h1>
      <p role="status">
        {summary && (
          <>
            <b>{formatCount(summary.count)}건</b> {summary.capped ? '이 넘습니다' : `${formatCount(summary.amount)}원`}
          </>
        )}
      </p>
      <Toolbar className={styles.tools}>
        {mayTake && (
          <LinkButton size="sm" variant="ink" to="/admin/orders/new">
            주문 받기
          </LinkButton>
        )}
        <Button size="sm" onClick={() => setAsking('sheet')}>
          <Icon name="download" /> 내보내기
        </Button>
        <Button size="sm" onClick={() => setAsking('columns')}>
          열 {address.columns.length + 3} <Icon name="chevron-down" />
        </Button>
      </Toolbar>
      <SheetDialog open={asking === 'sheet'} address={address} onClose={close} />
      {asking === 'columns' && <ColumnsDialog start={address.columns} onChange={onColumns} onClose={close} />}
    </header>
  )
}

interface SheetDialogProps {
  readonly open: boolean
  readonly address: OrderAddress
  readonly onClose: () => void
}

function SheetDialog({ open, address, onClose }: SheetDialogProps) {
  const [busy, setBusy] = useState(false)
  const { filter, sort } = address
  const download = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    try {
      saveBlob(await callBlob(exportOrders, { query: { ...filter, sort, format } }), `주문.${format}`)
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="조건에 맞는 주문 내보내기"
      actions={
        <>
          <Button disabled={busy} onClick={() => void download('csv')}>
            CSV
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void download('xlsx')}>
            엑셀
          </Button>
        </>
      }
    >
      <p>
        {formatCount(ORDER_SHEET_ROWS)}건까지 지금 정렬한 순서로 담습니다. 내려받은 일은 감사 기록에 남고, 볼 수 없는
        개인정보는 가려집니다.
      </p>
    </Dialog>
  )
}

const COLUMN_WORDS: Readonly<Record<OrderColumn, string>> = {
  customer: '고객',
  memo: '고객 메모',
  payment: '결제',
  file: '파일',
  proof: '시안',
  production: '제작',
  delivery: '배송',
  due: '출고',
  assignee: '담당',
}

interface ColumnsDialogProps {
  readonly start: readonly OrderColumn[]
  readonly onChange: (columns: readonly OrderColumn[]) => void
  readonly onClose: () => void
}

function ColumnsDialog({ start, onChange, onClose }: ColumnsDialogProps) {
  const [columns, setColumns] = useState(start)
  const show = (column: OrderColumn, shown: boolean) => {
    const next = ORDER_COLUMNS.filter((each) => (each === column ? shown : columns.includes(each)))
    setColumns(next)
    onChange(next)
  }
  return (
    <Dialog open onClose={onClose} title="보이는 열">
      {ORDER_COLUMNS.map((column) => (
        <Checkbox
          key={column}
          label={COLUMN_WORDS[column]}
          checked={columns.includes(column)}
          onChange={(event) => show(column, event.target.checked)}
        />
      ))}
    </Dialog>
  )
}
