import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState } from '#/web/ui/states.tsx'

/** What a guest sees of a page that wants an account: why, and the way to one. */
export function MembersOnly({ here }: { readonly here: string }) {
  return (
    <EmptyState
      whole
      title="회원이 되시면 쓸 수 있는 화면입니다"
      text="지금은 비회원으로 계십니다. 같은 이름과 휴대전화 번호로 가입하시면 비회원으로 하신 주문도 계정으로 가져올 수 있습니다."
      action={
        <>
          <LinkButton to={to('/member/join', {}, { from: here })} variant="primary">
            회원가입
          </LinkButton>
          <LinkButton to={to('/member/login', {}, { from: here })}>로그인</LinkButton>
          <LinkButton to={to('/mypage/order')}>주문내역</LinkButton>
        </>
      }
    />
  )
}
