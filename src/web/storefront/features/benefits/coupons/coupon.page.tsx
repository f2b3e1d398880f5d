import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { BestForCart } from './best-for-cart.tsx'
import { CouponCodeForm } from './coupon-code-form.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import styles from './coupons.module.css'
import { OpenCoupons } from './open-coupons.tsx'
import { PastCoupons } from './past-coupons.tsx'
import { OwnValue } from './own-value.tsx'
import { useCartCoupons } from './use-cart-coupons.ts'
import { useMyCoupons } from './use-coupons.ts'
import { usePurse } from './use-purse.ts'

/** 쿠폰·포인트: what the cart costs with the best of them, then each coupon as a ticket. */
export function Component() {
  const mine = useMyCoupons()
  const cart = useCartCoupons()
  const wallet = usePurse()
  if (mine.isPending) return <LoadingState />
  if (mine.isError)
    return (
      <ErrorState title="쿠폰을 불러오지 못했습니다" text={mine.error.message} onRetry={() => void mine.refetch()} />
    )
  const { usable, past, open } = mine.data
  const used = cart.data?.coupons.used ?? []
  const offers = new Map(cart.data?.coupons.offers.map((offer) => [offer.id, offer]))
  return (
    <>
      <PageHeading
        title="쿠폰"
        lead={usable.length > 0 ? `쓸 수 있는 쿠폰 ${usable.length}장` : undefined}
        action={wallet.data && <OwnValue wallet={wallet.data} />}
      />
      {cart.data && !wallet.isPending && <BestForCart cart={cart.data} wallet={wallet.data} />}
      <Section title="쓸 수 있는 쿠폰" aside={<span>{usable.length}장</span>}>
        {usable.length === 0 ? (
          <EmptyState title="쓸 수 있는 쿠폰이 없습니다" text="받으신 코드가 있으면 아래에서 등록해 주세요." />
        ) : (
          <ul className={styles.tickets}>
            {usable.map((coupon) => (
              <li key={coupon.id}>
                <CouponTicket
                  coupon={coupon}
                  worth={offers.get(coupon.id) ?? null}
                  applied={used.includes(coupon.id)}
                />
              </li>
            ))}
          </ul>
        )}
        <CouponCodeForm />
      </Section>
      {open.length > 0 && <OpenCoupons campaigns={open} />}
      {past.length > 0 && <PastCoupons coupons={past} />}
    </>
  )
}
