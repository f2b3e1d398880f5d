import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { publicSettings } from '#/web/api/public-settings.ts'
import { useMember } from '#/web/api/session.ts'
import { DialogHost } from '#/web/ui/dialog-host.tsx'
import { lazyPart } from '#/web/ui/lazy-part.ts'
import { ToastHost } from '#/web/ui/toast-host.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import { notePage } from './previous-page.ts'
import styles from './root.module.css'

const Counting = lazyPart(async () => (await import('./chrome/counting.tsx')).Counting)

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
      <CountedPages pathname={pathname} />
      <ScrollRestoration />
    </>
  )
}

/** Without a key of the shop's not even our own side of them is fetched. */
function useOutsideServices(pathname: string): void {
  const user = useMember()
  useEffect(() => {
    const settings = publicSettings()
    if (settings.channelPluginKey)
      void import('./outside-services.ts').then(({ serveOutside }) => serveOutside(settings, pathname, user))
  }, [pathname, user])
}

/** Only in a shop that counts. */
function CountedPages({ pathname }: { readonly pathname: string }) {
  return useHydrated() && publicSettings().wcsAccountId ? (
    <Suspense fallback={null}>
      <Counting pathname={pathname} />
    </Suspense>
  ) : null
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
