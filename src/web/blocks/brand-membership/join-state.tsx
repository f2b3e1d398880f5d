import type { ReactNode } from 'react'
import { brandJoin } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { useMembership } from './use-membership.ts'

interface JoinStateProps {
  readonly brand: BrandShown
  /** For who is no member yet. */
  readonly children: ReactNode
}

/** What somebody is to the brand already, in place of the way in; the page around it asks nothing else. */
export const JoinState = (props: JoinStateProps) => (
  <QueryProvider>
    <State {...props} />
  </QueryProvider>
)

function State({ brand, children }: JoinStateProps) {
  const { data } = useMembership(brand.id)
  if (!data) return null
  if (data.state === 'approved') return <b>{brand.name} 회원이에요</b>
  if (data.state === 'waiting') return <LinkButton to={brandJoin(brand.id)}>승인 상태 보기</LinkButton>
  return children
}
