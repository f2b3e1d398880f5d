import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listInquiries } from '#/contract/support/inquiries.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIsGuest } from '#/web/api/session.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { InquiryMark } from './inquiry-mark.tsx'

/** What was reported of an order already, each with where it stands: nobody has to look for it, or report it twice. */
export function KnownFaults({ orderNumber }: { readonly orderNumber: string }) {
  const guest = useIsGuest()
  const [now] = useState(() => new Date())
  const client = useQueryClient()
  const key = ['inquiries', 'of-order', orderNumber] as const
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listInquiries, { query: { q: orderNumber }, signal, errors: 'throw' }),
    enabled: !guest,
  })
  const faults = (data?.items ?? []).filter((item) => item.category === 'fault' && item.orderNumber === orderNumber)
  // An offer, and what is said to it in another window, stands here without a reload.
  useLive(
    faults.map(({ id }) => `inquiry:${id}`),
    () => askAgain(client, key),
  )
  if (faults.length === 0) return null
  return (
    <RowList aria-label="신고하신 문제" dense>
      {faults.map((inquiry) => (
        <Row key={inquiry.id} end={<InquiryMark inquiry={inquiry} now={now} />}>
          <Link to={to('/mypage/contact/chat/{id}', { id: inquiry.id })}>
            <b>{inquiry.title}</b>
          </Link>
        </Row>
      ))}
    </RowList>
  )
}
