import { type PointerEvent, useEffect, useRef } from 'react'

interface Leafing {
  /** Bound on the right, the next page lies at the left. */
  readonly rightToLeft: boolean
  readonly last: number
  readonly at: number
  readonly go: (to: number) => void
}

/** A finger or a pen has moved so far, px. */
const SWIPE = 40

/** Turns by arrow keys, Home, End and by a finger, while it is on the screen. */
export function useLeafing({ rightToLeft, last, at, go }: Leafing) {
  const began = useRef<number | null>(null)
  const step = (towardsRight: boolean) => go(at + (towardsRight === rightToLeft ? -1 : 1))
  const now = useRef({ step, go, last })
  now.current = { step, go, last }
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // A slider moves by the same keys.
      if (event.target instanceof HTMLInputElement) return
      const acts: Readonly<Record<string, () => void>> = {
        ArrowRight: () => now.current.step(true),
        ArrowLeft: () => now.current.step(false),
        Home: () => now.current.go(0),
        End: () => now.current.go(now.current.last),
      }
      const act = acts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = began.current === null ? 0 : event.clientX - began.current
      began.current = null
      // A page is pulled over: the finger goes left for what lies at the right.
      if (Math.abs(moved) > SWIPE) step(moved < 0)
    },
    onPointerCancel: () => {
      began.current = null
    },
  }
}
