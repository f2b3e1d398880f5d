import { isGuest, isLoggedIn } from '#/web/api/member-user.ts'
import { useMember } from '#/web/api/session.ts'
import { GuestOrdersHint } from '#/web/blocks/guest-orders/guest-orders-hint.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { Stack } from '#/web/ui/stack.tsx'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { MemberSheet } from './member-sheet.tsx'

const WelcomeCoupons = latePart(async () => (await import('#/web/blocks/coupon/welcome-coupons.tsx')).WelcomeCoupons)

export function Component() {
  const user = useMember()
  const { name, customerType, customerGrade } = user
  const hydrated = useHydrated()
  const waiting = hydrated && customerType === 'ACADEMY' && customerGrade === ''
  return (
    <MemberSheet title="가입했습니다" lead={hydrated && name ? `${name} 님, 반갑습니다.` : undefined}>
      <Stack>
        <GuestOrdersHint />
        {hydrated && isLoggedIn(user) && !isGuest(user) && <WelcomeCoupons />}
        <p>
          {waiting
            ? '학원교재는 저희가 확인하고 승인한 뒤 주문할 수 있습니다. 승인하면 문자로 알려 드립니다. 그 전에도 전단과 포스터는 주문할 수 있습니다.'
            : '사양을 고르면 가격이 바로 나오고, PDF를 올리면 인쇄할 수 있는지 그 자리에서 확인해 드립니다.'}
        </p>
        <LinkButton to={waiting ? '/product/flyer' : '/product/book'} variant="primary" block>
          {waiting ? '전단 가격 알아보기' : '책 가격 알아보기'}
        </LinkButton>
        <LinkButton to="/mypage/shipping" block>
          배송지 넣어 두기
        </LinkButton>
      </Stack>
    </MemberSheet>
  )
}
