import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listMyCoupons } from '#/contract/benefits/coupons.contract.ts'
import { readWallet } from '#/contract/benefits/wallet.contract.ts'
import { readOwnTier } from '#/contract/money/tiers.contract.ts'
import { listInquiries } from '#/contract/support/inquiries.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { shortDay } from '#/domain/orders/day-words.ts'
import { formatCount } from '#/lib/format-count.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { WALLET_KEY } from '#/web/api/wallet-key.ts'
import { InquiryMark } from '#/web/blocks/inquiry/inquiry-mark.tsx'
import { LinkRows } from '#/web/ui/link-rows.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import styles from './own-things.module.css'

/** So many inquiries stand below the orders; all of them have a page. */
const NEWEST = 3

/** What the member has: benefits with what ends first, what was asked, and the papers. What cannot be read is left out. */
export function OwnThings({ hasOrders }: { readonly hasOrders: boolean }) {
  return (
    <>
      <Benefits />
      <div className={styles.pair}>
        <Inquiries />
        {hasOrders && (
          <Section title="서류">
            <LinkRows
              rows={[
                { to: to('/mypage/deal'), title: '거래내역', text: '기간으로 모아 거래명세서와 엑셀로 받기' },
                { to: to('/mypage/estimate'), title: '견적함', text: '유효한 견적으로 바로 주문하기' },
                { to: to('/mypage/tax-bill'), title: '세금계산서', text: '발행한 것과 발행할 것' },
              ]}
            />
          </Section>
        )}
      </div>
    </>
  )
}

function Benefits() {
  const wallet = useQuery({
    queryKey: [...WALLET_KEY, 'balance'],
    queryFn: ({ signal }) => call(readWallet, { signal, errors: 'throw' }),
  })
  const coupons = useQuery({
    queryKey: ['coupons', 'mine'],
    queryFn: ({ signal }) => call(listMyCoupons, { signal, errors: 'throw' }),
  })
  const tier = useQuery({
    queryKey: ['tiers', 'own'],
    queryFn: ({ signal }) => call(readOwnTier, { signal, errors: 'throw' }),
  })
  if (!wallet.data || !coupons.data) return null
  const { points, emoney, lots } = wallet.data
  const { usable, open } = coupons.data
  const [coupon] = usable
  const fading = lots.find(({ value, expiresAt }) => value === 'points' && expiresAt !== null)
  const held = tier.data?.held
  return (
    <Section title="혜택" aside={<MoreLink to={to('/mypage/coupon')}>쿠폰 등록</MoreLink>}>
      <ul className={styles.benefits}>
        <li>
          <Link to={to('/mypage/coupon')}>쿠폰</Link>
          <b>
            {usable.length}
            <small>장</small>
          </b>
          {coupon ? (
            <span className={styles.soon}>{dayOf(coupon.endsAt)}까지 쓸 수 있어요</span>
          ) : (
            open.length > 0 && <span>받을 수 있는 쿠폰 {open.length}장</span>
          )}
        </li>
        <li>
          <Link to={to('/mypage/emoney')}>포인트</Link>
          <b>
            {formatCount(points)}
            <small>P</small>
          </b>
          {fading?.expiresAt && (
            <span className={styles.soon}>
              {dayOf(fading.expiresAt)}에 {formatCount(fading.remaining)}P 소멸
            </span>
          )}
        </li>
        <li>
          <Link to={to('/mypage/emoney')}>e머니</Link>
          <b>
            {formatCount(emoney)}
            <small>원</small>
          </b>
        </li>
        {held && tier.data && (
          <li>
            <span>등급</span>
            <b>
              {held.name}
              <small>{tier.data.rate}% 할인</small>
            </b>
            {tier.data.next && (
              <span>
                {formatWon(tier.data.next.missing)} 더 주문하시면 {tier.data.next.name}
              </span>
            )}
          </li>
        )}
      </ul>
    </Section>
  )
}

const dayOf = (at: string) => shortDay(seoulDay(new Date(at)))

function Inquiries() {
  const [now] = useState(() => new Date())
  const list = useQuery({
    queryKey: ['inquiries', 'newest'],
    queryFn: ({ signal }) => call(listInquiries, { query: { scope: 'open' }, signal, errors: 'throw' }),
  })
  if (!list.data) return null
  return (
    <Section title="1:1 문의" aside={<MoreLink to={to('/mypage/contact')}>새 문의</MoreLink>}>
      {list.data.items.length === 0 ? (
        <p className={styles.none}>남기신 문의가 없습니다. 주문 화면에서 문의하시면 그 작업이 함께 붙습니다.</p>
      ) : (
        <ul className={styles.asked}>
          {list.data.items.slice(0, NEWEST).map((inquiry) => (
            <li key={inquiry.id} data-unread={inquiry.unread > 0}>
              <Link to={to('/mypage/contact/chat/{id}', { id: inquiry.id })}>
                <span>
                  <b>{inquiry.title}</b>
                  {inquiry.about}
                </span>
                <InquiryMark inquiry={inquiry} now={now} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
