import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { OrderDetail } from '#/contract/ordering/read-order.contract.ts'
import { makeQuote } from '#/contract/catalogue/pricing.contract.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { natureOf } from '#/domain/catalog/line-nature.ts'
import { mayOrderAgain } from '#/domain/orders/line-nature.ts'
import { call } from '#/web/api/call.ts'
import { ofBrand } from '#/web/api/cart-key.ts'
import { PromisedDay } from '#/web/blocks/promised-day/promised-day.tsx'
import { Button } from '#/web/ui/button.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Stepper } from '#/web/ui/stepper.tsx'
import styles from './order-hero.module.css'
import { useReorder } from './use-reorder.ts'

type Line = OrderDetail['lines'][number]

/** The same file and spec once more; of one job with another number of copies, priced as it is typed. */
export function ReorderStrip({ order }: { readonly order: OrderDetail }) {
  const [line] = order.lines
  if (!mayOrderAgain(order.lines.map(natureOf))) return null
  // What has a room of its own has a price of its own, which that room reckons once it lies in the cart.
  return line && order.lines.length === 1 && line.origin === null ? (
    <OneJob order={order} line={line} />
  ) : (
    <Again order={order}>
      <p>담긴 품목 {order.lines.length}건을 그대로 주문합니다.</p>
    </Again>
  )
}

function OneJob({ order, line }: { readonly order: OrderDetail; readonly line: Line }) {
  const [copies, setCopies] = useState(line.copies)
  const asked = useDeferredValue(copies)
  const price = useQuery({
    queryKey: ['reorder-quote', order.orderNumber, asked],
    queryFn: ({ signal }) => {
      // A hurry is asked for each time.
      const { rush: _, ...usual } = line.spec
      const body = { spec: { ...usual, copies: asked }, ...ofBrand(order.brand?.id ?? null) }
      return call(makeQuote, { body, signal, errors: 'throw' })
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const { unit } = kindOf(line.product)
  const quote = price.isError ? null : price.data?.quote
  return (
    <Again order={order} copies={copies} refused={price.isError}>
      <div className={styles.again}>
        <Stepper
          label="다시 주문할 수량"
          value={copies}
          onChange={setCopies}
          min={1}
          max={1_000_000}
          step={stepOf(line.copies)}
          unit={unit}
        />
        <p aria-live="polite">
          {price.isError ? price.error.message : <b>{quote ? formatWon(quote.total) : '…'}</b>}
          {quote && <small>부가세 포함, 배송비 별도</small>}
        </p>
      </div>
      {quote && (
        <p className={styles.promise}>
          <PromisedDay workingDays={quote.workingDays} />
        </p>
      )}
    </Again>
  )
}

interface AgainProps {
  readonly order: OrderDetail
  readonly copies?: number
  readonly refused?: boolean
  readonly children: ReactNode
}

function Again({ order: { orderNumber, label }, copies, refused = false, children }: AgainProps) {
  const again = useReorder()
  return (
    <>
      <div className={styles.reorder}>
        <span>같은 파일·같은 사양으로</span>
        {children}
      </div>
      <Button
        // What waits for the customer is the one loud thing of the page.
        variant={label.yourTurn ? 'line' : 'primary'}
        className={styles.go}
        busy={again.isPending}
        disabled={refused}
        onClick={() => again.mutate({ orderNumber, ...(copies === undefined ? {} : { copies }) })}
      >
        재주문
      </Button>
    </>
  )
}

/** Large runs are changed in larger steps. */
const stepOf = (copies: number): number => (copies >= 1_000 ? 500 : copies >= 100 ? 50 : 10)
