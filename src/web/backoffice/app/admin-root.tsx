import { Outlet } from 'react-router'
import { QueryProvider } from '#/web/api/query-client.tsx'
import { DialogHost } from '#/web/ui/dialog-host.tsx'
import { ToastHost } from '#/web/ui/toast-host.tsx'

export function AdminRoot() {
  return (
    <QueryProvider>
      <Outlet />
      <DialogHost />
      <ToastHost />
    </QueryProvider>
  )
}
