import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { safeFrom } from '#/contract/web-paths.ts'
import { staffSession } from '#/web/api/account-session.ts'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { AdminRoot } from './admin-root.tsx'
import { Shell } from './shell.tsx'

/** Pages of the back office; each is fetched when it is first opened. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminRoot,
    hydrateFallbackElement: <LoadingState />,
    errorElement: (
      <ErrorState whole title="화면을 열지 못했습니다" text="새로 고쳐 주세요. 저장한 일은 그대로 있습니다." />
    ),
    children: [
      // holds nothing of the shop's: open to whoever works on the screens
      { path: '/admin/ui', lazy: () => import('../features/ui/ui.page.tsx') },
      { path: '/admin/login', loader: staffOut, lazy: () => import('../features/login/login.page.tsx') },
      {
        Component: Shell,
        loader: staffIn,
        children: [
          { path: '/admin', lazy: () => import('../features/queue/queue.page.tsx') },
          { path: '/admin/orders', lazy: () => import('../features/queue/orders.page.tsx') },
          { path: '/admin/shipping', lazy: () => import('../features/shipping/shipping.page.tsx') },
          { path: '/admin/estimates', lazy: () => import('../features/estimate/estimates.page.tsx') },
          { path: '/admin/estimates/new', lazy: () => import('../features/estimate/new-estimate.page.tsx') },
          { path: '/admin/estimates/:number', lazy: () => import('../features/estimate/estimate.page.tsx') },
          { path: '/admin/tariffs', lazy: () => import('../features/tariffs/tariffs.page.tsx') },
          { path: '/admin/tariffs/drafts/:id', lazy: () => import('../features/tariffs/draft.page.tsx') },
          { path: '/admin/tariffs/closed', lazy: () => import('../features/tariffs/closed.page.tsx') },
          { path: '/admin/members', lazy: () => import('../features/members/members.page.tsx') },
          { path: '/admin/messages', lazy: () => import('../features/messages/messages.page.tsx') },
          { path: '/admin/calendar', lazy: () => import('../features/calendar/calendar.page.tsx') },
          { path: '/admin/settings', lazy: () => import('../features/settings/settings.page.tsx') },
          { path: '/admin/audit', lazy: () => import('../features/audit/audit.page.tsx') },
          { path: '/admin/proofs/:id', lazy: () => import('../features/proof/proof.page.tsx') },
          {
            path: '/admin/*',
            element: (
              <ErrorState whole title="페이지를 찾을 수 없습니다." text="주소를 확인하거나 왼쪽에서 골라 주세요." />
            ),
          },
        ],
      },
    ],
  },
]

function staffIn({ request }: LoaderFunctionArgs): Response | null {
  if (staffSession.who()) return null
  const { pathname, search } = new URL(request.url)
  return redirect(`/admin/login?from=${encodeURIComponent(pathname + search)}`)
}

function staffOut({ request }: LoaderFunctionArgs): Response | null {
  return staffSession.who() ? redirect(safeFrom(new URL(request.url).searchParams.get('from')) ?? '/admin') : null
}
