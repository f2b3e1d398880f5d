import { useState } from 'react'
import type { OrderSummary } from '#/contract/ordering/read-order.contract.ts'
import { MOST_TOGETHER } from './pay-together.tsx'

/** Which of the unpaid orders on the screen are paid in one go. */
export function usePayTogether(rows: readonly OrderSummary[]) {
  const unpaid = rows.filter((order) => order.payment === 'unpaid')
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set())
  // An order that was paid or cancelled meanwhile is not chosen any more.
  const chosen = unpaid.filter(({ orderNumber }) => numbers.has(orderNumber))
  const choose = (orderNumber: string, on: boolean) =>
    setNumbers((before) => {
      const after = new Set(before)
      if (on) after.add(orderNumber)
      else after.delete(orderNumber)
      return after
    })
  return {
    unpaid,
    chosen,
    chooseAll: (on: boolean) =>
      setNumbers(new Set(on ? unpaid.slice(0, MOST_TOGETHER).map(({ orderNumber }) => orderNumber) : [])),
    choiceOf: (order: OrderSummary) => {
      if (unpaid.length < 2 || order.payment !== 'unpaid') return null
      const on = numbers.has(order.orderNumber)
      return { on, full: !on && chosen.length >= MOST_TOGETHER, onChange: choose }
    },
  }
}
