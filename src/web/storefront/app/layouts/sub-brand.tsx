import type { CSSProperties, ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { SlimFooter } from '../chrome/site-footer.tsx'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './sub-brand.module.css'

export interface SubBrand {
  readonly name: string
  readonly home: string
  /** One process colour, for its rule and mark. */
  readonly ink: string
  readonly tagline: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

export const HAMA: SubBrand = {
  name: '하마매쓰',
  home: '/hamamath',
  ink: 'var(--c)',
  tagline: '학원 이름을 넣은 수학 교재를 필요한 만큼.',
  links: [
    { to: '/hamamath/book', label: '교재 목록' },
    { to: '/hamamath/order-info', label: '주문 안내' },
  ],
}

export const MATHOLIC: SubBrand = {
  name: '매쓰홀릭',
  home: '/matholic',
  ink: 'var(--m)',
  tagline: '만드신 문제지를 책 한 권으로 묶어 보내 드립니다.',
  links: [
    { to: '/matholic/product', label: '제본 신청' },
    { to: '/matholic/cart', label: '장바구니' },
    { to: '/matholic/order-info', label: '주문 안내' },
    { to: '/matholic/test', label: '연습' },
  ],
}

interface SubBrandFrameProps {
  readonly brand: SubBrand
  /** The front page has its name across the sheet. */
  readonly front?: boolean
  readonly children: ReactNode
}

export function SubBrandFrame({ brand, front = false, children }: SubBrandFrameProps) {
  const style = { '--sub-ink': brand.ink } as CSSProperties
  return (
    <div style={style}>
      <Frame header={<Header brand={brand} />} footer={<SlimFooter />} mainClassName={PAGE_CLASS}>
        {front && (
          <div className={styles.front}>
            <p className={styles.big}>{brand.name}</p>
            <p className={styles.tagline}>{brand.tagline}</p>
          </div>
        )}
        {children}
      </Frame>
    </div>
  )
}

function Header({ brand }: { readonly brand: SubBrand }) {
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <Link to={brand.home} className={styles.name}>
          {brand.name}
        </Link>
        <nav aria-label={brand.name}>
          {brand.links.map((link) => (
            <NavLink key={link.to} to={link.to}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <Link to="/" className={styles.shop}>
          인쇄소로
        </Link>
      </div>
    </header>
  )
}
