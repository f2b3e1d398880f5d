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
export const holdLiveLine = (deps: LiveLineDeps): LiveLine => new HeldLine(deps)

class HeldLine implements LiveLine {
  readonly #deps: LiveLineDeps
  /** By tab. */
  readonly #held = new Map<string, LiveTicket & { readonly heardAt: number }>()
  #open: Open | null = null
  #opening: Open | null = null
  #wait = FIRST_WAIT_MS
  #closed = false
  #notSoon: () => void = () => undefined
  #notRenew: () => void = () => undefined

  constructor(deps: LiveLineDeps) {
    this.#deps = deps
    this.#askAll()
  }

  hear(word: LiveWord): void {
    const { say, after, now } = this.#deps
    if (word.kind === 'ping') say({ kind: 'pong' })
    if (word.kind !== 'watch') return
    if (word.ticket) this.#held.set(word.tab, { ...word.ticket, heardAt: now() })
    else this.#held.delete(word.tab)
    this.#notSoon()
    this.#notSoon = after(SETTLE_MS, () => this.#connect())
  }

  close(): void {
    this.#closed = true
    this.#notSoon()
    this.#hangUp()
  }

  #connect(renew = false): void {
    if (this.#closed) return
    const now = this.#deps.now()
    const tickets = [...this.#held.values()].filter(({ until }) => until > now)
    const topics = new Set(tickets.flatMap((ticket) => ticket.topics))
    const latest = this.#opening ?? this.#open
    if (!renew && latest && sameTopics(latest.topics, topics)) return
    this.#opening?.control.abort()
    this.#opening = null
    if (topics.size === 0) return this.#hangUp()
    this.#opening = { topics, control: new AbortController() }
    void this.#run(this.#opening, tickets)
  }

  async #run(own: Open, tickets: readonly LiveTicket[]): Promise<void> {
    const { openStream, say } = this.#deps
    const { signal } = own.control
    const change = (topic: string) => say({ kind: 'news', topics: [topic] })
    const ready = () => {
      // One that was let go may have been read already: nothing more would come by it.
      if (!signal.aborted) this.#take(own, Math.min(...tickets.map(({ until }) => until)))
    }
    await openStream(
      tickets.map(({ ticket }) => ticket),
      { ready, change },
      signal,
    ).catch(() => undefined)
    if (!signal.aborted) this.#lose(own)
  }

  #take(own: Open, until: number): void {
    const { say, after, now } = this.#deps
    const before = this.#open
    this.#open = own
    this.#opening = null
    this.#wait = FIRST_WAIT_MS
    before?.control.abort()
    const missed = [...own.topics].filter((topic) => !before?.topics.has(topic))
    if (missed.length > 0) say({ kind: 'news', topics: missed })
    this.#notRenew()
    this.#notRenew = after(Math.max(0, until - now() - RENEW_BEFORE_MS), () => this.#renewTickets())
  }

  /** The tickets may be the reason: a server that is new, or somebody who has logged out. */
  #lose(own: Open): void {
    if (this.#open === own) this.#open = null
    if (this.#opening === own) this.#opening = null
    this.#held.clear()
    this.#deps.after(this.#wait + Math.random() * this.#wait, () => this.#askAll())
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2)
  }

  #renewTickets(): void {
    const asked = this.#deps.now()
    this.#askAll()
    this.#notRenew = this.#deps.after(ANSWER_MS, () => {
      // A tab that was closed without a word does not answer.
      for (const [tab, { heardAt }] of this.#held) if (heardAt < asked) this.#held.delete(tab)
      this.#connect(true)
    })
  }

  #askAll(): void {
    if (!this.#closed) this.#deps.say({ kind: 'tell' })
  }

  #hangUp(): void {
    this.#notRenew()
    this.#opening?.control.abort()
    this.#open?.control.abort()
    this.#opening = null
    this.#open = null
  }
}

const sameTopics = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((topic) => other.has(topic))
