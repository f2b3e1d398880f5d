import { useLocation } from 'react-router'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { Booking } from './booking.tsx'
import { VisitByLink } from './visit-by-link.tsx'

/** 방문 예약: choosing a time, or the visit of a link whose token stands behind the #. */
export function Component() {
  const { hash } = useLocation()
  const isLive = useHydrated()
  const token = isLive ? hash.slice(1) : ''
  return (
    <>
      <PageHeading title="방문 예약" lead="종이를 만져 보고, 기계 앞에서 색을 맞추고, 찍은 책을 받아 가세요." />
      <CustNav />
      {token ? <VisitByLink key={token} token={token} /> : <Booking />}
    </>
  )
}
