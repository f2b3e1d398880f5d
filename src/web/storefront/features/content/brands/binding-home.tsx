import { brandTrial } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { BindingPriceRow } from '#/domain/bindings/binding-prices.ts'
import { useIsBrandMember } from '#/web/blocks/brand-membership/use-is-brand-member.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { BindingPrices } from './binding-prices.tsx'
import styles from './brand-home.module.css'
import { BrandSteps } from './brand-steps.tsx'
import { JoinBox } from './join-box.tsx'

const HomeRequests = latePart(async () => (await import('./home-requests.tsx')).HomeRequests)

interface BindingHomeProps {
  readonly brand: BrandShown
  /** Null where the shop cannot say its prices now. */
  readonly prices: readonly BindingPriceRow[] | null
}

/** Prices first; who is a member finds the last requests, others how to become one. */
export function BindingHome({ brand, prices }: BindingHomeProps) {
  const isMember = useIsBrandMember(brand)
  return (
    <>
      <div className={styles.two}>
        {prices ? <BindingPrices rows={prices} /> : <BrandSteps brand={brand} />}
        {isMember ? <HomeRequests brand={brand.id} /> : <JoinBox brand={brand} />}
      </div>
      {prices && (
        <div className={styles.one}>
          <BrandSteps brand={brand} />
        </div>
      )}
      {isMember && <Trial brand={brand.id} />}
    </>
  )
}

const Trial = ({ brand }: { readonly brand: string }) => (
  <aside className={styles.trial} aria-labelledby="trial">
    <div>
      <h2 id="trial">처음이라면 연습부터 해 보세요</h2>
      <p>로그인 없이 같은 화면에서 가격까지 볼 수 있어요. 주문되지 않고 파일도 남지 않아요.</p>
    </div>
    <LinkButton to={brandTrial(brand)}>연습해 보기</LinkButton>
  </aside>
)
