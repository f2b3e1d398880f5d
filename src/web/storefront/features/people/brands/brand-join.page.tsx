import { useLoaderData } from 'react-router'
import { brandHome, brandJoin } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { firstGoods } from '#/web/blocks/brand-site/first-goods.ts'
import { useMember } from '#/web/api/session.ts'
import { useRenewedRoles } from '#/web/api/use-renewed-roles.ts'
import { MembershipSteps } from '#/web/blocks/brand-membership/membership-steps.tsx'
import { standingByRoles } from '#/web/blocks/brand-membership/standing.ts'
import { useMayAsk } from '#/web/blocks/brand-membership/use-may-ask.ts'
import { useMembership } from '#/web/blocks/brand-membership/use-membership.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import type { loader } from './brand-join.loader.ts'
import { BrandJoinForm } from './brand-join-form.tsx'

type Data = Awaited<ReturnType<typeof loader>>

export const title = (loaded: Data | undefined) => (loaded ? `${loaded.brand.name} 가입` : '가입')

/** Joining a brand: an account first, then what the brand wants to know, then where the request stands. */
export function Component() {
  const { brand } = useLoaderData<typeof loader>()
  const hydrated = useHydrated()
  const known = useMayAsk()
  if (!hydrated) return <LoadingState />
  return known ? <ForMember brand={brand} /> : <ForVisitor brand={brand} />
}

function ForVisitor({ brand }: { readonly brand: BrandShown }) {
  if (brand.joins === 'closed') return <Closed brand={brand} />
  const from = brandJoin(brand.id)
  return (
    <>
      <PageHeading title={`${brand.name} 가입`} lead={brand.texts.joining} />
      <Section title="먼저 계정이 있어야 해요">
        <Stack>
          <p>계정을 만들거나 로그인하시면 이 자리로 돌아와 이어서 가입해요.</p>
          <Toolbar>
            <LinkButton variant="primary" to={`/member/join/general?from=${encodeURIComponent(from)}`}>
              계정 만들고 이어가기
            </LinkButton>
            <LinkButton to={`/member/login?from=${encodeURIComponent(from)}`}>이미 회원이에요</LinkButton>
          </Toolbar>
        </Stack>
      </Section>
    </>
  )
}

const Closed = ({ brand }: { readonly brand: BrandShown }) => (
  <PageHeading title={`${brand.name} 가입`} lead="지금은 새로 가입을 받지 않아요." />
)

function ForMember({ brand }: { readonly brand: BrandShown }) {
  const membership = useMembership(brand.id)
  if (membership.isPending) return <LoadingState />
  if (membership.isError)
    return (
      <ErrorState
        title="가입 상태를 불러오지 못했어요"
        text={membership.error.message}
        onRetry={() => void membership.refetch()}
      />
    )
  const { state } = membership.data
  if (state === 'approved') return <Joined brand={brand} />
  if (brand.joins === 'closed' && state === 'none') return <Closed brand={brand} />
  return (
    <>
      {state === 'none' ? (
        <PageHeading title={`${brand.name} 가입`} lead={brand.texts.joining} />
      ) : (
        <>
          <PageHeading
            title={state === 'waiting' ? '가입을 확인하고 있어요' : '이번에는 승인하지 못했어요'}
            lead={
              state === 'waiting'
                ? '서류가 갖춰지면 확인해서 문자로 알려 드려요.'
                : '아래 이유를 보고 고쳐서 다시 신청하실 수 있어요. 적어 주신 내용은 그대로 두었어요.'
            }
          />
          <MembershipSteps membership={membership.data} />
        </>
      )}
      <BrandJoinForm key={state} brand={brand} membership={membership.data} />
    </>
  )
}

function Joined({ brand }: { readonly brand: BrandShown }) {
  // Who was approved while the page was open is shown as a member at once, in the head too.
  const standing = useMember((user) => standingByRoles(brand, user))
  useRenewedRoles(standing === 'waiting' || standing === 'none')
  const choose = firstGoods(brand)
  return (
    <>
      <PageHeading title={`${brand.name} 회원이에요`} lead="이제 주문하실 수 있어요." />
      <Section title="다음은">
        <Toolbar>
          {choose && (
            <LinkButton variant="primary" to={choose.to}>
              {choose.label}
            </LinkButton>
          )}
          <LinkButton to={brandHome(brand.id)}>{brand.name} 처음으로</LinkButton>
        </Toolbar>
      </Section>
    </>
  )
}
