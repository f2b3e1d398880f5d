import { useState } from 'react'
import type { QueueRow } from '#/contract/production/queue.contract.ts'
import { LINE_KINDS_SOLD, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { OrderColumn } from '#/domain/orders/order-filter.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Select } from '#/web/ui/input.tsx'
import { OrderDesk } from './order-desk.tsx'
import { type BoardQuery, useBoard } from './use-board.ts'
import styles from './order-desk.module.css'

type View = Exclude<NonNullable<BoardQuery['view']>, 'all'>
const VIEWS = [
  {
    id: 'active',
    label: '진행 중',
    none: '진행 중인 주문이 없습니다',
    why: '결제된 주문과 입금을 기다리는 주문이 모입니다.',
  },
  {
    id: 'mine',
    label: '내가 맡은 일',
    none: '내가 맡은 일이 없습니다',
    why: '주문을 열어 「내가 맡기」를 누르면 여기에 모입니다.',
  },
  { id: 'today', label: '오늘 출고', none: '오늘 출고할 주문이 없습니다', why: '출고일이 오늘인 주문이 모입니다.' },
  { id: 'hold', label: '보류', none: '보류한 주문이 없습니다', why: '제작을 멈춘 주문이 모입니다.' },
] as const

const COLUMNS: readonly OrderColumn[] = ['customer', 'file', 'proof', 'production', 'delivery', 'due']

interface QueueBoardProps {
  /** Only this kind of work. */
  readonly kind: QueueRow['kind'] | null
  /** Stands above the table. */
  readonly head: React.ReactNode
}

/** The orders behind the queue, what waits longest first. */
export function QueueBoard({ kind, head }: QueueBoardProps) {
  const [view, setView] = useState<View>('active')
  const [product, setProduct] = useState<ProductCode | ''>('')
  const board = useBoard({ view, ...(kind ? { kind } : {}), ...(product ? { product } : {}) })
  const counts = board.data?.pages[0]?.counts
  const filters = (
    <div className={styles.filters} role="toolbar" aria-label="주문 거르기">
      <h2>주문</h2>
      {VIEWS.map(({ id, label }) => (
        <button key={id} type="button" className={styles.chip} aria-pressed={view === id} onClick={() => setView(id)}>
          {label}
          {counts && <i>{counts[id]}</i>}
        </button>
      ))}
      <label className={styles.drop}>
        <Select
          aria-label="상품 종류"
          value={product}
          onChange={(event) => setProduct(event.target.value as ProductCode | '')}
        >
          <option value="">모든 상품</option>
          {LINE_KINDS_SOLD.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </label>
    </div>
  )
  const all = (
    <>
      {head}
      {filters}
    </>
  )
  const { none, why } = VIEWS.find(({ id }) => id === view) ?? VIEWS[0]
  const empty =
    kind || product
      ? { title: '고른 조건에 맞는 주문이 없습니다', text: '위에서 다른 일이나 상품을 고르면 더 보입니다.' }
      : { title: none, text: why, action: view === 'active' && <ToOpening /> }
  return <OrderDesk board={board} columns={COLUMNS} head={all} empty={empty} />
}

/** Whoever sets the shop up begins here, and has no work yet that could lead them on. */
function ToOpening() {
  return (
    usePermission('settings') && (
      <LinkButton size="sm" to="/admin/go-live">
        개점 전 점검
      </LinkButton>
    )
  )
}
