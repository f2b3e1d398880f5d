import { Suspense } from 'react'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { useMayAsk } from '#/web/blocks/brand-membership/use-may-ask.ts'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './prices.module.css'

const MemberPrices = lazyPart(async () => (await import('./member-prices.tsx')).MemberPrices)

/** What textbooks cost: their prices are for the brand's members, everybody else is told what is in them. */
export function EditionPrices({ brand }: { readonly brand: BrandShown }) {
  const known = useMayAsk()
  const who = brand.joins === 'approval' ? '승인된 학원에만' : `${brand.name} 회원에게만`
  const told = <p className={styles.said}>가격은 {who} 보여 드려요.</p>
  return (
    <Section title="교재 가격" aside={<Small as="span">한 권 가격(원), 부가세 포함</Small>}>
      <p className={styles.said}>
        교재마다 부수별로 가격이 정해져 있어요. 우리 학원 표지와 반별 묶음, 이름표가 가격에 들어 있고 배송비는 따로예요.
      </p>
      {known ? (
        <Suspense fallback={told}>
          <MemberPrices brand={brand.id} otherwise={told} />
        </Suspense>
      ) : (
        told
      )}
    </Section>
  )
}
