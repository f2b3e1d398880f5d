import { brandHome, brandInfo, brandJoin } from '#/contract/brand-paths.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { MembershipSteps } from '#/web/blocks/brand-membership/membership-steps.tsx'
import { useMembership } from '#/web/blocks/brand-membership/use-membership.ts'
import { useBrandSite } from '#/web/blocks/brand-site/use-brand-site.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { PageErrorView } from './page-error-view.tsx'
import { useShop } from './shop-context.tsx'

/** In place of a page of a brand that a member may not open: why, what was handed in, and the way on. */
export function NotOfBrand({ message }: { readonly message: string }) {
  const brand = useBrandSite()
  if (!brand) return <PageErrorView status={403} message={message} />
  return (
    <QueryProvider>
      <Refused message={message} brand={brand} />
    </QueryProvider>
  )
}

type Shown = NonNullable<ReturnType<typeof useBrandSite>>

const TITLES = { waiting: '학원을 확인하고 있어요', refused: '이번에는 승인하지 못했어요' } as const

function Refused({ message, brand }: { readonly message: string; readonly brand: Shown }) {
  const shop = useShop()
  const { data: membership, isLoading } = useMembership(brand.id)
  if (isLoading) return <LoadingState />
  const state = membership?.state
  const heading = state === 'waiting' || state === 'refused' ? TITLES[state] : `${brand.name} 회원만 볼 수 있어요`
  return (
    <>
      <title>{`${heading} > ${shop.brand}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={heading}
        lead={
          <>
            {message} {brand.texts.joining}
          </>
        }
      />
      {membership && <MembershipSteps membership={membership} />}
      <Toolbar>
        {brand.joins !== 'closed' && (
          <LinkButton variant="primary" to={brandJoin(brand.id)}>
            {state === 'none' || state === undefined ? `${brand.name} 가입하기` : '서류와 신청 내용 고치기'}
          </LinkButton>
        )}
        <LinkButton to={brandInfo(brand.id)}>주문 안내</LinkButton>
        <LinkButton to={brandHome(brand.id)}>{brand.name} 처음으로</LinkButton>
      </Toolbar>
    </>
  )
}
