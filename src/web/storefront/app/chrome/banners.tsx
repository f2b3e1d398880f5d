import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Banner } from '#/contract/content/shown.contract.ts'
import { placeOf } from '#/domain/writing/shown-where.ts'
import { useShown } from '../shop-context.tsx'
import { closedToday, closeForToday } from './closed-today.ts'
import styles from './banners.module.css'

/** One line of news above everything, on the pages that the shop chose; who closes it has it back tomorrow. */
export function Banners() {
  const { banners } = useShown()
  const place = placeOf(useLocation().pathname)
  const [closed, setClosed] = useState<readonly string[]>([])
  // The server does not know what a browser has closed.
  useEffect(() => {
    if (banners.length > 0) setClosed(closedToday())
  }, [banners])
  const here = banners.filter(({ id, shownOn }) => place && shownOn.includes(place) && !closed.includes(id))
  if (here.length === 0) return null
  const close = (id: string) => {
    closeForToday(id)
    setClosed(closedToday())
  }
  return (
    <aside className={styles.banners} aria-label="알림">
      {here.map((banner) => (
        <p key={banner.id}>
          <Words {...banner} />
          <button type="button" aria-label={`「${banner.title}」 오늘 그만 보기`} onClick={() => close(banner.id)}>
            ×
          </button>
        </p>
      ))}
    </aside>
  )
}

function Words({ href, title }: Pick<Banner, 'href' | 'title'>) {
  if (!href) return <span>{title}</span>
  return href.startsWith('/') ? <Link to={href}>{title}</Link> : <a href={href}>{title}</a>
}
