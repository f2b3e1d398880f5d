import type { After, LiveTicket, LiveWord, Say } from './live-word.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** As many as the server lets one tab watch. */
const MOST_TOPICS = 20

interface LiveTabDeps {
  readonly id: string
  readonly say: Say
  /** Null when the server lets this caller watch none of them. */
  readonly askTicket: (topics: readonly string[]) => Promise<LiveTicket | null>
  readonly after: After
}

export interface LiveTab {
  /** Calls `onChange` at each change of the topics; returns the way to stop. */
  watch(topics: readonly string[], onChange: () => void): () => void
  hear(word: LiveWord): void
  /** Says once more what is watched: to a new holder of the line, or because somebody else is logged in now. */
  tell(): void
}

/** One tab's side: what its screens watch, a ticket for it, and the news that reach it. */
export function createLiveTab({ id, say, askTicket, after }: LiveTabDeps): LiveTab {
  const watchers = new Map<string, Set<() => void>>()
  let turn = 0

  /** Several screens begin and end in one moment: the server is asked once for all of them. */
  function tell(): void {
    turn += 1
    const own = turn
    queueMicrotask(() => void ask(own, FIRST_WAIT_MS))
  }

  async function ask(own: number, wait: number): Promise<void> {
    if (own !== turn) return
    const topics = [...watchers.keys()].slice(0, MOST_TOPICS)
    try {
      const ticket = topics.length === 0 ? null : await askTicket(topics)
      if (own === turn) say({ kind: 'watch', tab: id, ticket })
    } catch {
      // The server or the line is away for now.
      after(wait, () => void ask(own, Math.min(LONGEST_WAIT_MS, wait * 2)))
    }
  }

  function add(topic: string, watcher: () => void): void {
    watchers.set(topic, (watchers.get(topic) ?? new Set()).add(watcher))
  }

  function remove(topic: string, watcher: () => void): void {
    watchers.get(topic)?.delete(watcher)
    if (watchers.get(topic)?.size === 0) watchers.delete(topic)
  }

  return {
    watch(topics, onChange) {
      const own = () => onChange()
      for (const topic of topics) add(topic, own)
      tell()
      return () => {
        for (const topic of topics) remove(topic, own)
        tell()
      }
    },
    hear(word) {
      if (word.kind === 'tell' && watchers.size > 0) tell()
      if (word.kind !== 'news') return
      const told = new Set(word.topics.flatMap((topic) => [...(watchers.get(topic) ?? [])]))
      for (const watcher of told) watcher()
    },
    tell,
  }
}
