import { useEffect, useState } from 'react'

/** Whole seconds left until `end` (ms since 1970); 0 once it is past or not set. */
export function useCountdown(end: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (end === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [end])
  return end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000))
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
