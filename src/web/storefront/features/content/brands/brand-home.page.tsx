import { useLoaderData } from 'react-router'
import { brandInfo, brandJoin, GOODS_PATHS } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { BrandGoods } from '#/domain/brands/brand.ts'
import { mayOpenHamamathBook } from '#/domain/catalog/role-access.ts'
import { useMember } from '#/web/api/session.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
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
              {brand.sells === 'bindings' ? <BindingDrop /> : <Begin brand={brand} />}
            </div>
            <BrandFigure brand={brand} book={shelf?.books[0] ?? null} />
          </div>
          {week && <WeekLine week={week} />}
        </div>
      </section>
      {shelf && <BrandShelf shelf={shelf} />}
      <BrandKinds brand={brand} />
      {brand.sells === 'bindings' ? <BindingHome brand={brand} prices={prices} /> : <StepsAndJoining brand={brand} />}
    </>
  )
}

/** Whether who is here orders textbooks already, once the page knows who that is. */
function useIsApproved({ sells }: BrandShown): boolean {
  const isApproved = useMember(({ roles }) => mayOpenHamamathBook(roles).ok)
  return useHydrated() && sells === 'editions' && isApproved
}

/** An academy that was let in is not asked to join again. */
function StepsAndJoining({ brand }: { readonly brand: BrandShown }) {
  const isApproved = useIsApproved(brand)
  return (
    <div className={isApproved ? styles.one : styles.two}>
      <BrandSteps brand={brand} />
      {!isApproved && <JoinBox brand={brand} />}
    </div>
  )
}

const CHOOSE: Readonly<Record<BrandGoods, string>> = { editions: '교재 고르기', bindings: 'PDF 고르기' }

function Begin({ brand }: { readonly brand: BrandShown }) {
  const goods = brand.sells && GOODS_PATHS[brand.sells]
  const isApproved = useIsApproved(brand)
  const second = goods?.trial ? (
    <LinkButton to={goods.trial}>로그인 없이 연습</LinkButton>
  ) : brand.joins === 'closed' || isApproved ? (
    <LinkButton to={brandInfo(brand.id)}>주문 안내</LinkButton>
  ) : (
    <LinkButton to={brandJoin(brand.id)}>{brand.joins === 'approval' ? '가입하고 승인받기' : '가입하기'}</LinkButton>
  )
  return (
    <Toolbar>
      <LinkButton variant="primary" to={goods?.choose ?? (brand.kinds.length > 0 ? '#goods' : brandInfo(brand.id))}>
        {brand.sells ? CHOOSE[brand.sells] : brand.kinds.length > 0 ? '만들 것 고르기' : '주문 안내 보기'}
      </LinkButton>
      {second}
    </Toolbar>
  )
}
