import { Link, useLoaderData } from 'react-router'
import { GUIDE_STARTS } from '#/contract/content/guide-starts.data.ts'
import { GUIDE_GROUPS, GUIDES } from '#/contract/content/guides.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode, type ProductCode } from '#/domain/catalog/product-kinds.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'
import { GuideView } from '#/web/blocks/guide-figures/guide-view.tsx'
import { ShopOfPageContext } from '#/web/blocks/guide-figures/shop-of-page.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import type { loader } from './guide.loader.ts'
import { GuideNeighbours } from './guide-neighbours.tsx'
import { GuideTree } from './guide-tree.tsx'
import styles from './guide.module.css'

type Loaded = Awaited<ReturnType<typeof loader>>

export const title = ({ guide, number }: Loaded): string => `${guide.title}, 작업 안내 ${number}`

/** Letters that somebody reads in a minute, figures looked at on the way. */
const LETTERS_A_MINUTE = 350

/** Paper is chosen by hand. */
const PAPER_GUIDE = 'guide1-7'

export function Component() {
  const { guide, number, slugs, shop } = useLoaderData<Loaded>()
  const written = GUIDES.filter(({ slug }) => slugs.includes(slug))
  const group = GUIDE_GROUPS.find((one) => String(one.group) === number.split('.')[0])
  const minutes = Math.max(1, Math.round(wordsOfDoc(guide.doc).length / LETTERS_A_MINUTE))
  return (
    <div className={styles.page}>
      <GuideTree guides={written} current={guide.slug} />
      <ShopOfPageContext value={shop}>
        <GuideView kicker={`${number} ${group?.name ?? ''} · ${minutes}분`} {...guide}>
          {guide.files.length > 0 && (
            <nav className={styles.files} aria-label="자료실">
              <b>자료실에서 받기</b>
              {guide.files.map(({ id, title: name }) => (
                <Link key={id} to={to('/cust/archive/{id}', { id })}>
                  {name}
                </Link>
              ))}
            </nav>
          )}
          <div className={styles.start}>
            {guide.product && <Start slug={guide.slug} product={guide.product} />}
            {guide.slug === PAPER_GUIDE && <LinkButton to={to('/cust/sample')}>종이 샘플 받아 보기</LinkButton>}
            <PrintButton />
          </div>
          <GuideNeighbours guides={written} current={guide.slug} />
        </GuideView>
      </ShopOfPageContext>
    </div>
  )
}

/** The guide's own example, or the usual job of its product. */
function Start({ slug, product }: { readonly slug: string; readonly product: ProductCode }) {
  const kind = kindByCode(product)
  const own = GUIDE_STARTS[slug]?.product === product
  return (
    <LinkButton variant="primary" to={to(`/product/${kind.slug}/option`, {}, { guide: own ? slug : undefined })}>
      {own ? '이 사양으로 시작' : `${kind.name} 견적 내기`}
    </LinkButton>
  )
}

/**
 * Its place is kept while nothing would answer it: what stands below does not move when it comes. In a print shop it says what is
 * put to paper.
 */
function PrintButton() {
  const hydrated = useHydrated()
  return (
    <Button className={hydrated ? undefined : styles.later} onClick={() => print()}>
      이 글을 종이로 뽑기
    </Button>
  )
}
