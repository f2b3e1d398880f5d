import { publicSettings } from './public-settings.ts'

/** Conversion events of the specification, in the words of Naver's `wcs.trans`. */
export type TrackedEvent =
  | 'page_view'
  | 'purchase'
  | 'begin_checkout'
  | 'add_to_cart'
  | 'view_product'
  | 'add_to_wishlist'
  | 'sign_up'
  | 'lead'
  | 'schedule'
  | 'review'
  | 'view_content'
  | 'opt_in_marketing'

export interface TrackedItem {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly quantity: number
  readonly payAmount: number
  readonly option: string
}

interface Wcs {
  trans(event: Readonly<Record<string, unknown>>): void
  inflow(domain: string): void
}

type WcsWindow = Window & { wcs?: Wcs; wcs_do?: () => void; wcs_add?: Record<string, string> }

const SCRIPT = 'https://wcs.naver.net/wcslog.js'
const SENT_KEY = 'jikji.tracked'
let loading: Promise<WcsWindow> | null = null

/** Sends an event when the act is done; nothing without an account id. Never throws: counting may not break the shop. */
export function track(
  type: Exclude<TrackedEvent, 'page_view'>,
  about: { readonly id?: string; readonly items?: readonly TrackedItem[]; readonly value?: number } = {},
): void {
  if (type === 'purchase' && about.id && !firstTime(`${type}:${about.id}`)) return
  void withWcs((page) =>
    page.wcs?.trans({
      type,
      ...(about.id ? { id: about.id } : {}),
      ...(about.items ? { items: about.items.map(wireItem) } : {}),
      ...(about.value === undefined ? {} : { value: String(about.value), currency: 'KRW' }),
    }),
  )
}

let shown = ''

/** On each change of page; the same page is counted once. */
export function trackPageView(pathname: string): void {
  if (shown === pathname) return
  shown = pathname
  void withWcs((page) => page.wcs_do?.())
}

/** Numbers travel as text; quotes would break the vendor's parser. */
export const wireItem = (item: TrackedItem) => ({
  id: item.id,
  name: item.name.replaceAll(/['"]/g, ''),
  category: item.category,
  quantity: String(item.quantity),
  payAmount: String(item.payAmount),
  option: item.option,
})

/** A purchase is counted once, however often its page is opened again. */
function firstTime(what: string): boolean {
  try {
    const sent = (sessionStorage.getItem(SENT_KEY) ?? '').split(' ')
    if (sent.includes(what)) return false
    sessionStorage.setItem(SENT_KEY, [...sent.slice(-50), what].join(' '))
  } catch {
    // without storage a reload may count twice
  }
  return true
}

async function withWcs(act: (page: WcsWindow) => void): Promise<void> {
  const id = publicSettings().wcsAccountId
  if (!id) return
  loading ??= loadWcs(id)
  try {
    act(await loading)
  } catch {
    // blocked by the browser: nothing is counted
  }
}

function loadWcs(id: string): Promise<WcsWindow> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('error', () => reject(new Error('wcs did not load')))
    script.addEventListener('load', () => {
      const page = window as WcsWindow
      page.wcs_add = { wa: id }
      page.wcs?.inflow(location.hostname.replace(/^www\./, ''))
      resolve(page)
    })
    document.head.append(script)
  })
}
