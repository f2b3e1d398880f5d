import { useLoaderData } from 'react-router'
import { brandBooks, brandInfo } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { JoinLink } from '#/web/blocks/brand-membership/join-link.tsx'
import { useIsBrandMember } from '#/web/blocks/brand-membership/use-is-brand-member.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { BindingDrop } from './binding-drop.tsx'
import { BindingHome } from './binding-home.tsx'
import type { loader } from './brand-home.loader.ts'
import styles from './brand-home.module.css'
import { BrandFigure } from './brand-figure.tsx'
import { BrandKinds } from './brand-kinds.tsx'
import { BrandShelf } from './brand-shelf.tsx'
import { BrandSteps } from './brand-steps.tsx'
import { JoinBox } from './join-box.tsx'
import { WeekLine } from './week-line.tsx'

type Data = Awaited<ReturnType<typeof loader>>

export const title = (loaded: Data | undefined) => loaded?.brand.name ?? '브랜드'

/** The front page of a brand: what it makes, when it leaves, how one begins. */
export function Component() {
  const { brand, week, prices, shelf } = useLoaderData<typeof loader>()
  const binds = brand.sells.includes('bindings')
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.sheet} data-surface={brand.surface}>
          <CropMarks />
          <div className={styles.top}>
            <div className={styles.words}>
              <h1>
                {brand.texts.headline} <em>{brand.texts.emphasis}</em>
              </h1>
              <p>{brand.texts.intro}</p>
              {binds ? <BindingDrop brand={brand} /> : <Begin brand={brand} />}
            </div>
            <BrandFigure brand={brand} book={shelf?.books[0] ?? null} />
          </div>
          {week && <WeekLine week={week} binds={binds} />}
        </div>
      </section>
      {shelf && <BrandShelf shelf={shelf} brand={brand} />}
      <BrandKinds brand={brand} />
      {binds ? <BindingHome brand={brand} prices={prices} /> : <StepsAndJoining brand={brand} />}
    </>
  )
}

/** Who was let in is not asked to join again. */
function StepsAndJoining({ brand }: { readonly brand: BrandShown }) {
  const isMember = useIsBrandMember(brand)
  return (
    <div className={isMember ? styles.one : styles.two}>
      <BrandSteps brand={brand} />
      {!isMember && <JoinBox brand={brand} />}
    </div>
  )
}

function Begin({ brand }: { readonly brand: BrandShown }) {
  const hasTextbooks = brand.sells.includes('editions')
  const isMember = useIsBrandMember(brand)
  const goods = brand.kinds.length > 0 ? { to: '#goods', label: '만들 것 고르기' } : null
  const first = hasTextbooks ? { to: brandBooks(brand.id), label: '교재 고르기' } : goods
  return (
    <Toolbar>
      <LinkButton variant="primary" to={first?.to ?? brandInfo(brand.id)}>
        {first?.label ?? '주문 안내 보기'}
      </LinkButton>
      {brand.joins === 'closed' || isMember ? (
        <LinkButton to={brandInfo(brand.id)}>주문 안내</LinkButton>
      ) : (
        <JoinLink brand={brand} label={brand.joins === 'approval' ? '가입하고 승인받기' : '가입하기'} />
      )}
    </Toolbar>
  )
}
