import { type CSSProperties, Suspense, useState } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { brandCart, brandHome, brandInfo, brandJoin, brandTrial, GOODS_PATHS } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import type { BrandGoods } from '#/domain/brands/brand.ts'
import { isGuest, isLoggedIn } from '#/web/api/member-user.ts'
import { useMember } from '#/web/api/session.ts'
import { type Standing, standingByRoles, standingWords } from '#/web/blocks/brand-membership/standing.ts'
import { BrandSign } from '#/web/blocks/brand-site/brand-sign.tsx'
import { useBrandSite } from '#/web/blocks/brand-site/use-brand-site.ts'
import { latePart, lazyPart } from '#/web/ui/lazy-part.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { SiteFooter } from '../chrome/site-footer.tsx'
import { useShop } from '../shop-context.tsx'
import styles from './brand-frame.module.css'
import { Frame, PAGE_CLASS } from './frame.tsx'

const BrandCartCount = latePart(async () => (await import('../chrome/brand-cart-count.tsx')).BrandCartCount)
const BrandStanding = latePart(async () => (await import('../chrome/brand-standing.tsx')).BrandStanding)
const WaitingStanding = lazyPart(async () => (await import('../chrome/waiting-standing.tsx')).WaitingStanding)

/** Layout of every page of a brand: its head and colours around it, the shop's own footer under it. */
export function BrandFrame({ front = false }: { readonly front?: boolean }) {
  const brand = useBrandSite()
  if (!brand)
    return (
      <Frame mainClassName={PAGE_CLASS}>
        <Outlet />
      </Frame>
    )
  const style = { '--sub': brand.accent, '--sub-tint': brand.tint } as CSSProperties
  return (
    <div style={style} className={styles.site}>
      <Frame header={<Head brand={brand} />} footer={<SiteFooter />} mainClassName={front ? styles.front : PAGE_CLASS}>
        <Outlet />
      </Frame>
    </div>
  )
}

const GOODS_LABELS: Readonly<Record<BrandGoods, string>> = { editions: '교재 목록', bindings: '제본 신청' }

function linksOf(brand: BrandShown) {
  return [
    ...brand.sells.map((goods) => ({ to: GOODS_PATHS[goods](brand.id), label: GOODS_LABELS[goods] })),
    { to: '/mypage/order', label: '주문 내역' },
    { to: brandInfo(brand.id), label: '주문 안내' },
    ...(brand.sells.includes('bindings') ? [{ to: brandTrial(brand.id), label: '연습해 보기' }] : []),
  ]
}

function Head({ brand }: { readonly brand: BrandShown }) {
  const shop = useShop()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  const phone = brand.contact.telephone ?? shop.company.phone
  return (
    <header className={styles.head}>
      <div className={styles.strip}>
        <div>
          <Link to="/">
            <Icon name="chevron-left" />
            {shop.brand}
          </Link>
          <p>결제와 배송은 {shop.brand}에서 맡습니다</p>
          {phone ? <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a> : <Link to="/cust/inquiry">1:1 문의</Link>}
        </div>
      </div>
      <div className={styles.bar}>
        <Link to={brandHome(brand.id)} className={styles.name}>
          <BrandSign brand={brand} />
          <span>
            <b>{brand.name}</b>
            <small>{brand.texts.tagline}</small>
          </span>
        </Link>
        <nav id="brand-links" aria-label={brand.name} data-open={open || undefined}>
          {linksOf(brand).map((link) => (
            <NavLink key={link.to} to={link.to}>
              {link.label}
            </NavLink>
          ))}
          <MenuStanding brand={brand} />
        </nav>
        <Tools brand={brand} />
        <button
          type="button"
          className={styles.menu}
          aria-label={`${brand.name} 메뉴`}
          aria-expanded={open}
          aria-controls="brand-links"
          onClick={() => setOpenAt(open ? null : pathname)}
        />
      </div>
    </header>
  )
}

/** The server knows nobody: who one is comes once the page listens, in the same room. */
function useStanding(brand: BrandShown) {
  const user = useMember()
  const hydrated = useHydrated()
  const known = hydrated && isLoggedIn(user)
  const named = known && !isGuest(user)
  const standing = known ? standingByRoles(brand, user) : 'none'
  return {
    known,
    name: named ? user.companyName || user.name : null,
    standing,
    joins: (standing === 'none' || !named) && brand.joins !== 'closed',
  }
}

/** Letters of a name that has room beside its cart on a phone. */
const SHORT = 5

const loginOf = (brand: BrandShown) => `/member/login?from=${encodeURIComponent(brandHome(brand.id))}`

function Tools({ brand }: { readonly brand: BrandShown }) {
  const { known, name, standing, joins } = useStanding(brand)
  return (
    <div className={styles.tools}>
      {name === null ? (
        <Link className={styles.login} to={loginOf(brand)}>
          로그인
        </Link>
      ) : (
        <p className={styles.who}>
          <b>{name}</b>
          <ToldStanding brand={brand} standing={standing} />
        </p>
      )}
      {joins && (
        <Link className={styles.join} to={brandJoin(brand.id)}>
          가입
        </Link>
      )}
      <Link className={styles.cart} to={brandCart(brand.id)}>
        {[...brand.name].length <= SHORT && `${brand.name} `}장바구니
        {known && <BrandCartCount brand={brand.id} />}
      </Link>
    </div>
  )
}

/** The same in the menu of a phone, whose head has no room for it. */
function MenuStanding({ brand }: { readonly brand: BrandShown }) {
  const { name, standing, joins } = useStanding(brand)
  return (
    <div className={styles.small}>
      {name === null ? (
        <Link to={loginOf(brand)}>로그인</Link>
      ) : (
        <p>
          {name} <ToldStanding brand={brand} standing={standing} />
        </p>
      )}
      {joins && <Link to={brandJoin(brand.id)}>가입</Link>}
    </div>
  )
}

/** Where no role tells it, it is asked for once the page stands. */
function ToldStanding({ brand, standing }: { readonly brand: BrandShown; readonly standing: Standing | null }) {
  if (standing === null) return <BrandStanding brand={brand} />
  const words = standingWords(standing, brand.name)
  if (!words) return null
  const said = <span>{words}</span>
  return standing === 'waiting' ? (
    <Suspense fallback={said}>
      <WaitingStanding words={words} />
    </Suspense>
  ) : (
    said
  )
}
