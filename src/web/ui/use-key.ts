import { useEffect, useRef } from 'react'

/** A single key, by what it types, while nobody is writing or in a dialog. Korean layouts name letters by `code`. */
export function useKey(key: string, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
      if ((event.target as Element | null)?.closest('input:not([type=checkbox]), textarea, select, dialog')) return
      if (event.key !== key && event.code !== `Key${key.toUpperCase()}`) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [key])
}
