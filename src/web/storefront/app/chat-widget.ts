import type { MemberUser } from '#/web/api/member-user.ts'
import { isLoggedIn } from '#/web/api/member-user.ts'

/** The specification's rule: papers are printed without the widget. */
export const mayChat = (pathname: string): boolean => pathname !== '/document' && !pathname.startsWith('/document/')

type ChannelIO = ((...call: unknown[]) => void) & { q?: unknown[][]; c?: (call: unknown[]) => void }
type ChannelWindow = Window & { ChannelIO?: ChannelIO }

const SCRIPT = 'https://cdn.channel.io/plugin/ch-plugin-web.js'

/** Channel.io; a member is recognised by the hash the server made. Returns what puts it away again. */
export function showChat(pluginKey: string, user: MemberUser): () => void {
  const channel = channelOf(window)
  channel('boot', { pluginKey, language: 'ko', ...profileOf(user) })
  return () => channel('shutdown')
}

const profileOf = (user: MemberUser) =>
  isLoggedIn(user)
    ? {
        memberId: user.uuid,
        memberHash: user.memberHash,
        profile: { name: user.name, email: user.email, mobileNumber: user.phoneE164 },
      }
    : {}

/** The vendor's queue until its script is there; the script is asked for once the page has loaded. */
function channelOf(page: ChannelWindow): ChannelIO {
  if (page.ChannelIO) return page.ChannelIO
  const queue: unknown[][] = []
  const channel: ChannelIO = (...call) => channel.c?.(call)
  channel.q = queue
  channel.c = (call) => queue.push(call)
  page.ChannelIO = channel
  const load = () => {
    const script = document.createElement('script')
    script.async = true
    script.src = SCRIPT
    document.head.append(script)
  }
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
  return channel
}
