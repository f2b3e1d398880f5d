import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { publicSettings } from '#/web/api/public-settings.ts'
import { useCountingConsent } from '#/web/api/counting-consent.ts'
import { useMember } from '#/web/api/session.ts'
import { DialogHost } from '#/web/ui/dialog-host.tsx'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import { ToastHost } from '#/web/ui/toast-host.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { notePage } from './previous-page.ts'
import styles from './root.module.css'

const CountingQuestion = lazyPart(async () => (await import('./chrome/counting-question.tsx')).CountingQuestion)

/** What is there on every page: dialogs, toasts, the line that shows a page is coming. */
export function Root() {
  const { pathname, search } = useLocation()
  useOutsideServices(pathname)
  useEffect(() => notePage(pathname + search), [pathname, search])
  return (
    <>
      <PageComing />
      <Outlet />
      <DialogHost />
      <ToastHost />
      <Counting />
      <ScrollRestoration />
    </>
  )
}

/** Without a key of the shop's not even our own side of them is fetched. */
function useOutsideServices(pathname: string): void {
  const user = useMember()
  const answer = useCountingConsent((consent) => consent.answer)
  useEffect(() => {
    const settings = publicSettings()
    if (settings.channelPluginKey || (settings.wcsAccountId && answer === 'yes'))
      void import('./outside-services.ts').then(({ serveOutside }) => serveOutside(settings, pathname, user))
  }, [pathname, user, answer])
}

/** The question whether visits may be counted, in a shop that counts. */
function Counting() {
  const isLive = useHydrated()
  const isOpen = useCountingConsent(({ answer, isAsked }) => answer === null || isAsked)
  if (!isLive || !isOpen || !publicSettings().wcsAccountId) return null
  return (
    <Suspense fallback={null}>
      <CountingQuestion />
    </Suspense>
  )
}

function PageComing() {
  const coming = useNavigation().state === 'loading'
  return (
    <div
      className={styles.coming}
      data-on={coming || undefined}
      role="progressbar"
      aria-label="화면을 여는 중"
      hidden={!coming}
    />
  )
}
