import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { DialogHost } from '#/web/ui/dialog-host.tsx'
import { ToastHost } from '#/web/ui/toast-host.tsx'
import { useChatWidget, usePageCount } from './outside-services.ts'
import styles from './root.module.css'

/** What is there on every page: dialogs, toasts, the line that shows a page is coming. */
export function Root() {
  const { pathname } = useLocation()
  useChatWidget(pathname)
  usePageCount(pathname)
  return (
    <>
      <PageComing />
      <Outlet />
      <DialogHost />
      <ToastHost />
      <ScrollRestoration />
    </>
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
