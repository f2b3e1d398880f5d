import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { assignOrder, revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import { call } from '#/web/api/call.ts'
import { Badge } from '#/web/ui/badge.tsx'
import styles from './order-panel.module.css'

/** Masked until somebody asks; asking is written down. */
export function Customer({ order }: { readonly order: StaffOrder }) {
  const client = useQueryClient()
  const params = { orderNumber: order.orderNumber }
  const reveal = useMutation({ mutationFn: () => call(revealPersonalData, { params }) })
  const take = useMutation({
    mutationFn: (mine: boolean) => call(assignOrder, { params, body: { mine } }),
    onSettled: () => {
      for (const name of ['staff-order', 'staff-board']) void client.invalidateQueries({ queryKey: [name] })
    },
  })
  const whole = reveal.data
  const mine = order.assignee?.mine === true
  return (
    <>
      <p className={styles.customer}>
        {order.customer.guest && <Badge tone="info">비회원</Badge>} {order.customer.company}{' '}
        <span className={styles.unbroken}>
          {whole?.name ?? order.customer.name} {whole?.phone ?? order.customer.phone}
        </span>
        {!whole && order.may.includes('reveal-personal-data') && (
          <button
            type="button"
            disabled={reveal.isPending}
            onClick={() => reveal.mutate()}
            title="본 사람과 시각이 감사 기록에 남습니다"
          >
            보기
          </button>
        )}
      </p>
      {whole && (
        <p className={styles.customer}>
          {whole.email}
          {whole.places.map(({ deliveryId, name, phone, address }) => (
            <Fragment key={deliveryId}>
              <br />
              {name} {phone} {address}
            </Fragment>
          ))}
          {whole.sender && (
            <>
              <br />
              보내는 분 {whole.sender}
            </>
          )}
          {whole.evidence && (
            <>
              <br />
              증빙 {whole.evidence}
            </>
          )}
        </p>
      )}
      <p className={styles.customer}>
        {order.assignee ? `담당 ${order.assignee.name}` : '담당 없음'}
        <button type="button" disabled={take.isPending} onClick={() => take.mutate(!mine)}>
          {mine ? '내려놓기' : '내가 맡기'}
        </button>
      </p>
    </>
  )
}
