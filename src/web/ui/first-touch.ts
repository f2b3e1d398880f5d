const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'dragenter'] as const

let touched: Promise<void> | null = null
let touch: () => void = () => undefined

/**
 * Resolves at the first sign that somebody uses the page rather than only sees it appear. What is needed only from then
 * on is fetched then: it does not hold up the first paint, and is there before a finger has come down on anything.
 */
export function firstTouch(): Promise<void> {
  touched ??= new Promise((resolve) => {
    touch = () => {
      for (const sign of SIGNS) removeEventListener(sign, touch, true)
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true })
  })
  return touched
}

/** For what changes the page without a hand: a draft that is brought back, a page that is led on to another. */
export function touchNow(): void {
  void firstTouch()
  touch()
}
