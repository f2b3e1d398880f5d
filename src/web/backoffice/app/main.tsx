import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '#/web/ui/tokens.css'
import '#/web/ui/base.css'
import { staffSession } from '#/web/api/account-session.ts'
import { configureClient } from '#/web/api/app-callbacks.ts'
import { rightsChanged } from '#/web/api/query-client.tsx'
import { focusNewPages } from '#/web/ui/focus-new-pages.ts'
import { watchConnection } from '#/web/ui/connection-notice.ts'
import { alertDialog } from '#/web/ui/dialogs.ts'
import { adminRoutes } from './routes.tsx'

staffSession.start()
const router = createBrowserRouter(adminRoutes)
focusNewPages(router)
configureClient({
  navigate: (to) => void router.navigate(to),
  onDenied: () => void rightsChanged(),
  showError: (error) => void alertDialog('error', { body: error.message }),
})
watchConnection('적던 것은 그대로 있습니다. 다시 연결되면 이어서 합니다.')
const root = document.getElementById('app')
if (!root) throw new Error('no #app in the page')
createRoot(root).render(<RouterProvider router={router} />)
