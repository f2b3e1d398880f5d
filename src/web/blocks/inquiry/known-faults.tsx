import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listInquiries } from '#/contract/support/inquiries.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest } from '#/web/api/session.ts'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { InquiryMark } from './inquiry-mark.tsx'

/** What was reported of an order already, each with where it stands: nobody has to look for it, or report it twice. */
export function KnownFaults({ orderNumber }: { readonly orderNumber: string }) {
  const guest = useIsGuest()
  const [now] = useState(() => new Date())
  const { data } = useQuery({
    queryKey: ['inquiries', 'of-order', orderNumber],
    queryFn: ({ signal }) => call(listInquiries, { query: { q: orderNumber }, signal, errors: 'throw' }),
    enabled: !guest,
  })
  const faults = (data?.items ?? []).filter((item) => item.category === 'fault' && item.orderNumber === orderNumber)
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
