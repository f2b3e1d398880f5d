import { SHOWN_ON, SHOWN_ON_NAMES, type ShownOn } from './written-kinds.data.ts'

/** The group of pages an address belongs to; null for pages where nobody is to be disturbed, such as the payment. */
export function placeOf(pathname: string): ShownOn | null {
  if (pathname === '/') return 'home'
  const within = (begin: string) => pathname === begin || pathname.startsWith(`${begin}/`)
  return SHOWN_ON_NAMES.find((name) => SHOWN_ON[name].begins.some(within)) ?? null
}
