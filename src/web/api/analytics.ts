import { mayCount } from './counting-consent.ts'
import { publicSettings } from './public-settings.ts'
import { type TrackedAbout, type TrackedEvent, wireEvent } from './tracked-event.ts'

interface Wcs {
  trans(event: Readonly<Record<string, unknown>>): void
  inflow(domain: string): void
}

type WcsWindow = Window & { wcs?: Wcs; wcs_do?: () => void; wcs_add?: Record<string, string> }

const SCRIPT = 'https://wcs.naver.net/wcslog.js'
const SENT_KEY = 'jikji.tracked'
let loading: Promise<WcsWindow> | null = null

/** Sends an event when the act is done; nothing without an account id and the visitor's yes. Never throws: counting may not break the shop. */
export function track(type: Exclude<TrackedEvent, 'page_view'>, about: TrackedAbout = {}): void {
  if (!mayCount()) return
  if (about.id && !firstTime(`${type}:${about.id}`)) return
  void withWcs((page) => page.wcs?.trans(wireEvent(type, about)))
}

let shown = ''

/** On each change of page; the same page is counted once. */
export function trackPageView(pathname: string): boolean {
  if (shown === pathname || !mayCount()) return false
  shown = pathname
  void withWcs((page) => page.wcs_do?.())
  return true
}

/** An event of one thing is counted once, however often its page is opened again. */
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
  loading ??= loadWcs(id)
  try {
    const page = await loading
    // Meanwhile the visitor may have gone elsewhere, or taken the yes back.
    if (mayCount()) act(page)
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
