import { useState } from 'react'
import { threadTime } from './thread-time.ts'

/** A moment as people say it, seen from when it was first shown. */
export function ThreadClock({ at }: { readonly at: string }) {
  const [now] = useState(() => new Date())
  return <time dateTime={at}>{threadTime(at, now)}</time>
}
