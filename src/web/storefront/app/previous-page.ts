let current: string | null = null
let previous: string | null = null

/** Call whenever a page of this app is shown. */
export function notePage(path: string): void {
  if (path === current) return
  previous = current
  current = path
}

/** The page of this app that was shown before `here`; null when `here` was the first. */
export const pageBefore = (here: string): string | null => (current === here ? previous : current)
