import { useEffect, useRef, useState } from 'react'

/** Long enough to see what grew, short enough not to wait for. */
const DURATION_MS = 220

/** Numbers that run to their new values, so that a thicker spine is seen growing; at once where motion is unwanted. */
export function useTween(target: readonly number[]): readonly number[] {
  const [shown, setShown] = useState(target)
  const current = useRef(target)
  const key = target.join()
  useEffect(() => {
    const from = current.current
    const to = key.split(',').map(Number)
    if (from.join() === key) return
    const still = from.length !== to.length || matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    const show = (values: readonly number[]) => {
      current.current = values
      setShown(values)
    }
    let frame = requestAnimationFrame(function step(now) {
      const part = still ? 1 : Math.min(1, Math.max(0, now - start) / DURATION_MS)
      const eased = 1 - (1 - part) ** 3
      show(
        part === 1 ? to : to.map((value, index) => (from[index] ?? value) + (value - (from[index] ?? value)) * eased),
      )
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [key])
  return shown.length === target.length ? shown : target
}
