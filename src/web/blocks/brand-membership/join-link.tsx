import { Suspense } from 'react'
import { brandJoin } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { useMayAsk } from './use-may-ask.ts'

const JoinState = lazyPart(async () => (await import('./join-state.tsx')).JoinState)

interface JoinLinkProps {
  readonly brand: BrandShown
  readonly label: string
  readonly block?: boolean
}

/** The way into a brand. Where no role names its members, somebody with an account is asked for first: they may be in. */
export function JoinLink({ brand, label, block = false }: JoinLinkProps) {
  const mayAsk = useMayAsk()
  const link = (
    <LinkButton block={block} to={brandJoin(brand.id)}>
      {label}
    </LinkButton>
  )
  if (brand.memberType !== null || !mayAsk) return link
  return (
    <Suspense fallback={null}>
      <JoinState brand={brand}>{link}</JoinState>
    </Suspense>
  )
}
