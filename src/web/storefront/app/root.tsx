import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router'
import { publicSettings } from '#/web/api/public-settings.ts'
import { useMember } from '#/web/api/session.ts'
import { latePart } from '#/web/ui/lazy-part.tsx'
import { DialogHost } from '#/web/ui/dialog-host.tsx'
import { ToastHost } from '#/web/ui/toast-host.tsx'
import type { loadShop } from './load-shop.ts'
import { notePage } from './previous-page.ts'
import styles from './root.module.css'

/** What is there on every page: dialogs, toasts, the line that shows a page is coming. */
export function Root() {
  const { pathname, search } = useLocation()
  const { shown } = useLoaderData<typeof loadShop>()
  useOutsideServices(pathname)
  useEffect(() => notePage(pathname + search), [pathname, search])
  return (
    <>
      <PageComing />
      {shown[0] && <Shown />}
      <Outlet />
      <DialogHost />
      <ToastHost />
      <ScrollRestoration />
    </>
  )
}

/** Its code comes only to a shop that shows a banner or a pop-up. */
const Shown = latePart(async () => (await import('./chrome/shown.tsx')).Shown)

/** Without a key of the shop's not even our own side of them is fetched. */
function useOutsideServices(pathname: string): void {
  const user = useMember()
  useEffect(() => {
    const settings = publicSettings()
    if (settings.channelPluginKey || settings.wcsAccountId)
      void import('./outside-services.ts').then(({ serveOutside }) => serveOutside(settings, pathname, user))
  }, [pathname, user])
}

function PageComing() {
  const coming = useNavigation().state === 'loading'
  return (
    <div
      className={styles.coming}
      data-on={coming || undefined}
      role="progressbar"
      aria-label="화면을 여는 중"
      aria-live="polite"
      hidden={!coming}
    />
  )
}
