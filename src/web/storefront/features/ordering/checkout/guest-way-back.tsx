import { to } from '#/contract/web-paths.ts'
import { useIsGuest } from '#/web/api/session.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CopyButton } from './copy-button.tsx'

/** A guest has no account that remembers the order: by what it is found again, and how it can be kept. */
export function GuestWayBack({ orderNumbers }: { readonly orderNumbers: readonly string[] }) {
  if (!useIsGuest()) return null
  return (
    <Section title="나중에 이 주문을 찾으시려면">
      <Stack gap={3}>
        <p>
          보내 드린 문자의 링크를 누르시거나, <b>주문번호</b>와 인증하신 <b>휴대전화 번호</b>로 비회원 주문조회에서 여실
          수 있습니다.
        </p>
        <Toolbar gap={3}>
          <CopyButton text={orderNumbers.join(', ')} what="주문번호" />
          <LinkButton size="sm" to={to('/member/guest-order')}>
            비회원 주문조회
          </LinkButton>
          <LinkButton size="sm" variant="quiet" to={to('/member/join', {}, { from: to('/mypage/order') })}>
            회원가입
          </LinkButton>
        </Toolbar>
        <Small>같은 휴대전화 번호로 가입하시면 이 주문을 마이페이지로 가져오실 수 있습니다.</Small>
      </Stack>
    </Section>
  )
}
