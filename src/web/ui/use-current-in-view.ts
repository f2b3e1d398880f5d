import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** In a row of links that is wider than the screen, the one of this page is brought into the middle, once for each page. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, place: string): void {
  const shown = useRef('')
  useEffect(() => {
    const links = row.current
    const current = links?.querySelector('[aria-current]')
    if (!links || !current || shown.current === place) return
    shown.current = place
    const [whole, part] = [links.getBoundingClientRect(), current.getBoundingClientRect()]
    links.scrollTo({ left: links.scrollLeft + part.left - whole.left - (whole.width - part.width) / 2 })
  })
}
