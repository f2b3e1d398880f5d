import { useLoaderData } from 'react-router'
import { brandInfo } from '#/contract/brand-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import type { loader } from './brand-terms.loader.ts'
import styles from './brand-terms.module.css'

/** The terms of a brand, beside those of the shop. */
export function Component() {
  const { brand } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading title={`${brand.name} 이용약관`} />
      {brand.terms === '' ? (
        <EmptyState
          title="따로 둔 약관이 없어요"
          text="인쇄소의 이용약관을 따릅니다."
          action={<LinkButton to={brandInfo(brand.id)}>주문 안내</LinkButton>}
        />
      ) : (
        <div className={styles.text}>{brand.terms}</div>
      )}
    </>
  )
}
