import { firstTouch } from './first-touch.ts'

/** A phone that is never idle gets the next part all the same after so many ms. */
const LATEST = 500

/**
 * Lays out what was left for later (`data-later`) part by part while nothing else is to be done, so that no touch waits for all
 * of it; the rest of it at once with the first touch, before anything can be aimed at that would move. To be given as `ref`.
 */
export function openLater(page: HTMLElement | null): (() => void) | undefined {
  const parts = [...(page?.querySelectorAll('[data-later]') ?? [])]
  const openNext = () => parts.shift()?.removeAttribute('data-later')
  let stopped = false
  const step = () => {
    if (stopped) return
    openNext()
    if (parts.length > 0) whenIdle(step)
  }
  whenIdle(step)
  void firstTouch().then(() => {
    while (parts.length > 0) openNext()
  })
  return () => {
    stopped = true
  }
}

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: LATEST })
  else setTimeout(act, 50)
}
