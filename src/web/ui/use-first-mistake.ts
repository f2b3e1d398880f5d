import { useEffect, useRef } from 'react'

/** For a form that is taller than a phone: what is missing is gone to, from the top, each time something new is refused. */
export function useFirstMistake(mistakes: Readonly<Record<string, string>>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(mistakes).length === 0) return
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid='true'], [role='alert']")
    if (!first) return
    // A choice among tiles has its words beside it and no one field to stand in.
    if (first.matches("[role='alert']")) first.tabIndex = -1
    first.focus()
  }, [mistakes])
  return form
}
