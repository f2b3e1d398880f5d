import { useEffect, useState } from 'react'
import { askForRoles } from './ask-for-roles.ts'

/**
 * The token says which roles the browser knows, and staff may have approved somebody since: asks once, where it is wanted, for one
 * that says those of now. True when the answer is there, or none is wanted; who has no connection goes on with what is known.
 */
export function useRenewedRoles(wanted = true): boolean {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let here = true
    void askForRoles().then(() => here && setAsked(true))
    return () => {
      here = false
    }
  }, [wanted])
  return asked || !wanted
}
