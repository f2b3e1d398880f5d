import type { Principal } from '#/server/platform/http/principal.ts'

export interface Watcher {
  readonly principal: Principal
  readonly visitorKey: string | null
}

/** A kind of topic that browsers may watch; features list theirs in `app/live-topics.ts`. */
export interface LiveTopic {
  /** The part before the colon: `proof` of `proof:<id>`. */
  readonly noun: string
  /** Whether this caller may see the thing itself; false looks like a thing that does not exist. */
  mayWatch(id: string, watcher: Watcher): Promise<boolean>
}

/** Those of the topics that exist for this watcher. Unknown nouns are nobody's. */
export async function watchable(
  known: readonly LiveTopic[],
  topics: readonly string[],
  watcher: Watcher,
): Promise<string[]> {
  const granted: string[] = []
  for (const topic of topics) {
    const colon = topic.indexOf(':')
    const kind = known.find((candidate) => candidate.noun === topic.slice(0, colon))
    if (kind && (await kind.mayWatch(topic.slice(colon + 1), watcher))) granted.push(topic)
  }
  return granted
}
