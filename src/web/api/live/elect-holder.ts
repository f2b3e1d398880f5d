import type { After, LiveWord, Say } from './live-word.ts'

const LOCK = 'jikji.live'
const CHECK_MS = 20_000
/** A tab that is awake answers at once, also in the background; one that has been put to sleep does not. */
const ANSWER_MS = 5_000

interface ElectionDeps {
  readonly locks: Pick<LockManager, 'request'>
  readonly say: Say
  readonly after: After
  readonly isVisible: () => boolean
  /** Begins to hold the line; returns what ends it. */
  readonly hold: () => () => void
}

export interface Election {
  hear(word: LiveWord): void
  /** Somebody looks at this tab: makes sure that whoever holds the line is awake. */
  check(): void
  leave(): void
}

/**
 * Which tab holds the line: the one that has the lock. The browser gives it to the next when its holder is closed or
 * crashes. A holder that the browser has put to sleep keeps it, so a tab that is looked at takes it from one that is silent.
 */
export function electHolder({ locks, say, after, isVisible, hold }: ElectionDeps): Election {
  let letGo: (() => void) | null = null
  let waiting = new AbortController()
  let answered = false
  let left = false
  let notCheck: () => void = () => undefined

  const holding = () =>
    new Promise<void>((resolve) => {
      if (left) return resolve()
      const end = hold()
      letGo = () => {
        letGo = null
        end()
        resolve()
      }
    })

  async function stand(options: LockOptions): Promise<void> {
    // Refused means withdrawn by us, or taken away by a tab that found us asleep.
    await locks.request(LOCK, options, holding).catch(() => undefined)
    if (!letGo || left) return
    letGo()
    queue()
  }

  function queue(): void {
    waiting = new AbortController()
    void stand({ signal: waiting.signal })
  }

  function check(): void {
    notCheck()
    if (left) return
    answered = false
    if (isVisible() && !letGo) {
      say({ kind: 'ping' })
      after(ANSWER_MS, takeFromSleeper)
    }
    notCheck = after(CHECK_MS, check)
  }

  function takeFromSleeper(): void {
    if (answered || letGo || left || !isVisible()) return
    waiting.abort()
    void stand({ steal: true })
  }

  queue()
  notCheck = after(0, check)
  return {
    hear: (word) => {
      if (word.kind === 'pong') answered = true
    },
    check,
    leave() {
      left = true
      notCheck()
      waiting.abort()
      letGo?.()
    },
  }
}
