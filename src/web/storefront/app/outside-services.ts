import { useEffect } from 'react'
import { publicSettings } from '#/web/api/public-settings.ts'
import { useMember } from '#/web/api/session.ts'

/** The specification's rule: papers are printed without the widget. */
export const mayChat = (pathname: string): boolean => pathname !== '/document' && !pathname.startsWith('/document/')

/** The chat, when the shop has a key for it; without one not even our own side of it is fetched. */
export function useChatWidget(pathname: string): void {
  const user = useMember()
  const allowed = mayChat(pathname)
  useEffect(() => {
    const { channelPluginKey } = publicSettings()
    if (!channelPluginKey || !allowed) return undefined
    let here = true
    let hide = () => undefined as void
    void import('./chat-widget.ts').then(({ showChat }) => {
      if (here) hide = showChat(channelPluginKey, user)
    })
    return () => {
      here = false
      hide()
    }
  }, [allowed, user])
}

/** Counts the page, when the shop has an account for it. */
export function usePageCount(pathname: string): void {
  useEffect(() => {
    if (!publicSettings().wcsAccountId) return
    void import('#/web/api/analytics.ts').then(({ trackPageView }) => trackPageView(pathname))
  }, [pathname])
}
