import type { MemberUser } from '#/web/api/member-user.ts'
import type { publicSettings } from '#/web/api/public-settings.ts'
import { mayChat, showChat } from './chat-widget.ts'
import { serveCounting } from './chrome/counting-question.ts'

let shownTo: MemberUser | null = null
let hide: () => void = () => undefined

/** Brings the chat and the page counter to where the visitor is; fetched only where the shop has a key for one of them. */
export function serveOutside(
  { channelPluginKey, wcsAccountId }: ReturnType<typeof publicSettings>,
  pathname: string,
  user: MemberUser,
): void {
  if (wcsAccountId) serveCounting(pathname)
  const wanted = channelPluginKey && mayChat(pathname) ? user : null
  if (wanted === shownTo) return
  hide()
  hide = wanted ? showChat(channelPluginKey, wanted) : () => undefined
  shownTo = wanted
}
