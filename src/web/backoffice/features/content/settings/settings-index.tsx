import { NavLink } from 'react-router'
import type { GoLive } from '#/contract/opening/go-live.contract.ts'
import styles from './settings.module.css'

const PAGES = [
  { to: '/admin/settings', label: '가게와 회사' },
  { to: '/admin/settings/brand', label: '로고, 직인, 색' },
  { to: '/admin/settings/brands', label: '브랜드' },
  { to: '/admin/settings/delivery', label: '배송비' },
  { to: '/admin/settings/kits', label: '종이 샘플' },
  { to: '/admin/shipping/couriers', label: '택배사와 송장 양식' },
  { to: '/admin/calendar', label: '쉬는 날과 마감' },
  { to: '/admin/messages/templates', label: '알림 문구' },
  { to: '/admin/staff', label: '직원과 권한' },
  { to: '/admin/go-live', label: '개점 전 점검' },
] as const

/** Where each thing of the shop is set, with what keeps the shop closed there. */
export function SettingsIndex({ report }: { readonly report: GoLive | undefined }) {
  const blocked = report?.findings.filter(({ level }) => level === 'blocked') ?? []
  return (
    <nav className={styles.index} aria-label="설정 갈래">
      {PAGES.map(({ to, label }) => {
        const own = to === '/admin/go-live' ? blocked : blocked.filter(({ at }) => at?.split(/[?#]/)[0] === to)
        return (
          <NavLink key={to} end to={to}>
            {label}
            {own.length > 0 && <i>막힘 {own.length}</i>}
          </NavLink>
        )
      })}
    </nav>
  )
}
