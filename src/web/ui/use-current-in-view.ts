import type { RefObject } from 'react'
import { useEffect } from 'react'

/** In a row of links that is wider than the screen, the one of this page is brought into the middle. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !current) return
    const [whole, part] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    row.current.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2
  }, [row, place])
}
