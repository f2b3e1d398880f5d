import { startTransition, useEffect, useState } from 'react'

/**
 * The value as it was a frame ago: what follows from a choice may be drawn with this, so that the frame with the answer
 * itself is painted first. `initial` is what stands before the first frame.
 */
export function useAfterPaint<Value>(value: Value, initial: Value = value): Value {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setSettled(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return settled
}
