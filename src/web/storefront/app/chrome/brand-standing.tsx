import { Link } from 'react-router'
import { brandJoin } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { standingWords } from '#/web/blocks/brand-membership/standing.ts'
import { useMembership } from '#/web/blocks/brand-membership/use-membership.ts'

interface BrandStandingProps {
  readonly brand: BrandShown
}

/** What a member is to a brand whose members no role names; who is none yet finds the way in. */
export const BrandStanding = ({ brand }: BrandStandingProps) => (
  <QueryProvider>
    <Told brand={brand} />
  </QueryProvider>
)

function Told({ brand }: BrandStandingProps) {
  const { data } = useMembership(brand.id)
  if (!data) return null
  const words = data.state === 'refused' ? null : standingWords(data.state, brand.name)
  if (words) return <span>{words}</span>
  return brand.joins === 'closed' ? null : <Link to={brandJoin(brand.id)}>가입</Link>
}
