import { useEffect } from 'react'
import { askForRoles } from '#/web/api/ask-for-roles.ts'

let asking: Promise<void> | null = null

/** It stands in the head and in the menu of a phone, and a window that comes back is seen and focused: one question for all. */
async function askOnce(): Promise<void> {
  asking ??= askForRoles()
  await asking
  asking = null
}

/**
 * Said of who waits for a brand, by the roles of a token that lasts for minutes. Whether it is still so is asked when a page opens and
 * whenever somebody comes back to it, as one does from the message that says 승인: the head follows the new token by itself.
 */
export function WaitingStanding({ words }: { readonly words: string }) {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void askOnce()
    }
    again()
    addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
  return <span>{words}</span>
}
