import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOrders } from '#/contract/ordering/read-order.contract.ts'
import { call } from '#/web/api/call.ts'
import { Field } from '#/web/ui/field.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import styles from './booking.module.css'

interface VisitOrderProps {
  readonly isMember: boolean
  readonly isWanted: boolean
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (orderNumber: string) => void
}

const OLDER = 'older'

/** Which order the visit is about: a member picks one of the newest or writes an older one's number, as a visitor does. */
export function VisitOrder({ isMember, isWanted, label, value, error, onChange }: VisitOrderProps) {
  const { data } = useQuery({
    queryKey: ['orders', 'for-visit'],
    queryFn: ({ signal }) => call(listOrders, { query: {}, signal, errors: 'throw' }),
    enabled: isMember,
  })
  const orders = data?.orders ?? []
  const [writesOlder, setWritesOlder] = useState(false)
  const isListed = value === '' || orders.some(({ orderNumber }) => orderNumber === value)
  const choose = (chosen: string) => {
    setWritesOlder(chosen === OLDER)
    onChange(chosen === OLDER ? '' : chosen)
  }
  return (
    <div className={styles.wide}>
      <Field label={label} error={error} required={isWanted} optional={!isWanted}>
        {(control) =>
          isMember && orders.length > 0 && isListed && !writesOlder ? (
            <Select {...control} value={value} onChange={(event) => choose(event.target.value)}>
              <option value="">{isWanted ? '주문을 골라 주세요' : '주문 없이'}</option>
              {orders.map((order) => (
                <option key={order.orderNumber} value={order.orderNumber}>
                  {order.orderNumber} {order.title}
                </option>
              ))}
              {data?.next && <option value={OLDER}>더 오래된 주문, 번호로 쓰기</option>}
            </Select>
          ) : (
            <Input
              {...control}
              value={value}
              maxLength={30}
              // Whoever asked for it goes on writing.
              autoFocus={writesOlder}
              placeholder="예: 20261117-7K3Q2M"
              onChange={(event) => onChange(event.target.value)}
            />
          )
        }
      </Field>
    </div>
  )
}
