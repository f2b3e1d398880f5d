import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { staffSession } from '#/web/api/account-session.ts'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { staffOf } from '#/web/api/use-staff.ts'
import { DialogHost } from '#/web/ui/dialog-host.tsx'
import { ToastHost } from '#/web/ui/toast-host.tsx'

export function AdminRoot() {
  return (
    <QueryProvider>
      <ForgetWhoWasHere />
      <Outlet />
      <DialogHost />
      <ToastHost />
    </QueryProvider>
  )
}

/** What one person read is not shown to the next one at the same desk. */
function ForgetWhoWasHere() {
  const client = useQueryClient()
  useEffect(() => {
    const here = () => staffOf(staffSession.use.getState().accessToken)?.id
    let before = here()
    return staffSession.use.subscribe(() => {
      const now = here()
      if (before !== undefined && now !== before) client.clear()
      before = now
    })
  }, [client])
  return null
}
