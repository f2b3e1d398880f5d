import { useEffect, useRef, useState } from 'react'

const WINDOW_MS = 8000
/** A pace measured over less is a guess. */
const SHORTEST_MS = 400

/** Bytes per second over the last seconds, from the progress that is shown; 0 while nothing is known. */
export function usePace(sent: number): number {
  const samples = useRef<{ at: number; sent: number }[]>([])
  const [pace, setPace] = useState(0)
  useEffect(() => {
    const now = performance.now()
    const list = samples.current
    if ((list.at(-1)?.sent ?? 0) > sent) list.length = 0
    list.push({ at: now, sent })
    while (list.length > 2 && (list[0]?.at ?? now) < now - WINDOW_MS) list.shift()
    const [first] = list
    if (first && now - first.at >= SHORTEST_MS) setPace(((sent - first.sent) / (now - first.at)) * 1000)
  }, [sent])
  return pace
}
