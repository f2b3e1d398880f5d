import type { Page } from '@playwright/test'

export interface Presses {
  readonly count: () => number
  /** A file is chosen by one press of a person, which the browser's own window hides from the page. */
  readonly filePicked: () => void
  readonly restart: () => void
}

/** Counts what a person presses from here on, on every page that comes. Fields are reached by the Tab key. */
export async function countPresses(page: Page): Promise<Presses> {
  let presses = 0
  await page.exposeFunction('pressed', () => {
    presses += 1
  })
  const watch = () =>
    addEventListener('pointerdown', () => (window as unknown as { pressed: () => void }).pressed(), true)
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return {
    count: () => presses,
    filePicked: () => {
      presses += 1
    },
    restart: () => {
      presses = 0
    },
  }
}
