import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { placeOf } from '#/domain/writing/shown-where.ts'
import { BannerLine } from '#/web/blocks/written/banner-line.tsx'
import { useShown } from '../use-shown.ts'
import { closedToday, closeForToday } from './closed-today.ts'

/** News above everything, on the pages that the shop chose; who closes it has it back tomorrow. */
export function Banners() {
  const shown = useShown()
  const place = placeOf(useLocation().pathname)
  const [closed, setClosed] = useState<readonly string[]>([])
  // The server does not know what a browser has closed.
  useEffect(() => setClosed(closedToday()), [])
  const here = shown.filter(
    ({ id, kind, shownOn }) => kind === 'banner' && place && shownOn.includes(place) && !closed.includes(id),
  )
  if (here.length === 0) return null
  const close = (id: string) => {
    closeForToday(id)
    setClosed(closedToday())
  }
  return (
    <aside aria-label="알림">
      {here.map((banner) => (
        <BannerLine key={banner.id} banner={banner} onClose={() => close(banner.id)} />
      ))}
    </aside>
  )
}
