import type { After, LiveTicket, LiveWord, Say } from './live-word.ts'

/** Tabs open and screens change in bursts. */
const SETTLE_MS = 100
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** Before the first ticket ends, all are asked for anew, and this long is waited for the answers. */
const RENEW_BEFORE_MS = 60_000
const ANSWER_MS = 5_000

export interface LineEvents {
  readonly ready: () => void
  readonly change: (topic: string) => void
}

interface LiveLineDeps {
  /** Settles when the stream has ended; throws when it could not be opened or was lost. */
  readonly openStream: (tickets: readonly string[], events: LineEvents, signal: AbortSignal) => Promise<void>
  readonly say: Say
  readonly after: After
  readonly now: () => number
}

export interface LiveLine {
  hear(word: LiveWord): void
  close(): void
}

interface Open {
  readonly topics: ReadonlySet<string>
  readonly control: AbortController
}

/**
 * The one connection of a browser, held by one of its tabs for all of them. When what is watched changes, the next stream is
 * opened before the old one is let go, so that no change falls in between and nobody has to ask again.
 */
export function holdLiveLine({ openStream, say, after, now }: LiveLineDeps): LiveLine {
  const held = new Map<string, LiveTicket & { readonly heardAt: number }>()
  let open: Open | null = null
  let opening: Open | null = null
  let wait = FIRST_WAIT_MS
  let closed = false
  let notSoon: () => void = () => undefined
  let notRenew: () => void = () => undefined

  function connect(renew = false): void {
    if (closed) return
    const tickets = [...held.values()].filter(({ until }) => until > now())
    const topics = new Set(tickets.flatMap((ticket) => ticket.topics))
    const latest = opening ?? open
    if (!renew && latest && sameTopics(latest.topics, topics)) return
    opening?.control.abort()
    opening = null
    if (topics.size === 0) return hangUp()
    opening = { topics, control: new AbortController() }
    void run(opening, tickets)
  }

  async function run(own: Open, tickets: readonly LiveTicket[]): Promise<void> {
    const { signal } = own.control
    const change = (topic: string) => say({ kind: 'news', topics: [topic] })
    const ready = () => take(own, Math.min(...tickets.map(({ until }) => until)))
    await openStream(
      tickets.map(({ ticket }) => ticket),
      { ready, change },
      signal,
    ).catch(() => undefined)
    if (!signal.aborted) lose(own)
  }

  function take(own: Open, until: number): void {
    const before = open
    open = own
    opening = null
    wait = FIRST_WAIT_MS
    before?.control.abort()
    const missed = [...own.topics].filter((topic) => !before?.topics.has(topic))
    if (missed.length > 0) say({ kind: 'news', topics: missed })
    notRenew()
    notRenew = after(Math.max(0, until - now() - RENEW_BEFORE_MS), renewTickets)
  }

  /** The tickets may be the reason: a server that is new, or somebody who has logged out. */
  function lose(own: Open): void {
    if (open === own) open = null
    if (opening === own) opening = null
    held.clear()
    after(wait + Math.random() * wait, askAll)
    wait = Math.min(LONGEST_WAIT_MS, wait * 2)
  }

  function renewTickets(): void {
    const asked = now()
    askAll()
    notRenew = after(ANSWER_MS, () => {
      // A tab that was closed without a word does not answer.
      for (const [tab, { heardAt }] of held) if (heardAt < asked) held.delete(tab)
      connect(true)
    })
  }

  function askAll(): void {
    if (!closed) say({ kind: 'tell' })
  }

  function hangUp(): void {
    notRenew()
    opening?.control.abort()
    open?.control.abort()
    opening = null
    open = null
  }

  askAll()
  return {
    hear(word) {
      if (word.kind === 'ping') say({ kind: 'pong' })
      if (word.kind !== 'watch') return
      if (word.ticket) held.set(word.tab, { ...word.ticket, heardAt: now() })
      else held.delete(word.tab)
      notSoon()
      notSoon = after(SETTLE_MS, () => connect())
    },
    close() {
      closed = true
      notSoon()
      hangUp()
    },
  }
}

const sameTopics = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((topic) => other.has(topic))
