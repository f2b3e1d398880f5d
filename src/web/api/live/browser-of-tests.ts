import { electHolder } from './elect-holder.ts'
import { holdLiveLine, type LineEvents, type LiveLine } from './live-line.ts'
import { createLiveTab, type LiveTab } from './live-tab.ts'
import type { After, LiveTicket, LiveWord } from './live-word.ts'

/** A clock that a test moves; timers fire when it passes them. */
export function movableTime() {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly work: () => void }>()
  const after: After = (ms, work) => {
    const timer = { at: now + ms, work }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  }
  async function pass(ms: number): Promise<void> {
    const goal = now + ms
    await settle()
    for (;;) {
      const next = [...timers].filter(({ at }) => at <= goal).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      timers.delete(next)
      now = Math.max(now, next.at)
      next.work()
      await settle()
    }
    now = goal
  }
  return { after, now: () => now, pass }
}

/** The browser's locks, one name, as the standard has them: a queue, a thief, a signal. */
export function practiceLocks(): Pick<LockManager, 'request'> {
  let holder: ((reason: Error) => void) | null = null
  const queue: (() => void)[] = []
  const gone = () => new DOMException('taken or withdrawn', 'AbortError')
  const request = (_name: string, options: LockOptions, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        const mine = (reason: Error) => reject(reason)
        holder = mine
        void work().then(() => {
          if (holder !== mine) return
          holder = null
          resolve()
          queue.shift()?.()
        })
      }
      if (options.steal) {
        holder?.(gone())
        return take()
      }
      queue.push(take)
      queueMicrotask(() => holder ?? queue.shift()?.())
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(take)
        if (at >= 0) queue.splice(at, 1)
        reject(gone())
      })
    })
  return { request: request as LockManager['request'] }
}

export interface PracticeStream {
  readonly tickets: readonly string[]
  readonly events: LineEvents
  readonly signal: AbortSignal
  /** The server or the line goes away. */
  readonly break: () => void
}

/** A browser with tabs, and a server that counts its connections. */
export function practiceBrowser() {
  const time = movableTime()
  const locks = practiceLocks()
  const streams: PracticeStream[] = []
  const tabs = new Map<string, (word: LiveWord) => void>()
  const openStream = (tickets: readonly string[], events: LineEvents, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const stream = { tickets, events, signal, break: resolve }
      streams.push(stream)
      signal.addEventListener('abort', () => resolve())
      events.ready()
    }).finally(() => streams.splice(0, streams.length, ...streams.filter((one) => one.signal !== signal)))

  function openTab(id: string, mayWatch = (_topic: string) => true) {
    let line: LiveLine | null = null
    let asleep = false
    const hear = (word: LiveWord) => {
      if (asleep) return
      tab.hear(word)
      line?.hear(word)
      election.hear(word)
    }
    const say = (word: LiveWord) => {
      if (asleep) return
      for (const [other, listener] of tabs) if (other !== id) queueMicrotask(() => listener(word))
      hear(word)
    }
    const askTicket = async (topics: readonly string[]): Promise<LiveTicket | null> => {
      const granted = topics.filter(mayWatch)
      return granted.length ? { ticket: `${id}:${granted.join()}`, topics: granted, until: time.now() + 300_000 } : null
    }
    const tab: LiveTab = createLiveTab({ id, say, askTicket, after: time.after })
    tabs.set(id, hear)
    const hold = () => {
      line = holdLiveLine({ openStream, say, after: time.after, now: time.now })
      return () => {
        line?.close()
        line = null
      }
    }
    const election = electHolder({ locks, say, after: time.after, isVisible: () => !asleep, hold })
    return {
      ...tab,
      holdsLine: () => line !== null,
      sleep: () => (asleep = true),
      close: () => {
        election.leave()
        say({ kind: 'watch', tab: id, ticket: null })
        tabs.delete(id)
      },
    }
  }
  return { openTab, streams, pass: time.pass }
}
