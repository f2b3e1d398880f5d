import { useQuery } from '@tanstack/react-query'
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

/** Which order the visit is about: a member picks one, a visitor writes the number. */
export function VisitOrder({ isMember, isWanted, label, value, error, onChange }: VisitOrderProps) {
  const { data } = useQuery({
    queryKey: ['orders', 'for-visit'],
    queryFn: ({ signal }) => call(listOrders, { query: {}, signal, errors: 'throw' }),
    enabled: isMember,
  })
  const orders = data?.orders ?? []
  return (
    <div className={styles.wide}>
      <Field label={label} error={error} required={isWanted} optional={!isWanted}>
        {(control) =>
          isMember && orders.length > 0 ? (
            <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
              <option value="">{isWanted ? '주문을 골라 주세요' : '주문 없이'}</option>
              {orders.map((order) => (
                <option key={order.orderNumber} value={order.orderNumber}>
                  {order.orderNumber} {order.title}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...control}
              value={value}
              maxLength={30}
              placeholder="예: 20261117-7K3Q2M"
              onChange={(event) => onChange(event.target.value)}
            />
          )
        }
      </Field>
    </div>
  )
}
