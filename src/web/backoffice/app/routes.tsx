import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { safeFrom } from '#/contract/web-paths.ts'
import { staffSession } from '#/web/api/account-session.ts'
import { online } from '#/web/ui/online.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { AdminRoot } from './admin-root.tsx'
import { Shell } from './shell.tsx'

/** A page asked for without a connection comes when there is one again; until then the old one stays, and a notice says why. */
const connected =
  <Page,>(load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    await online()
    return load()
  }

/** Pages of the back office; each is fetched when it is first opened. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminRoot,
    hydrateFallbackElement: <LoadingState />,
    errorElement: (
      <ErrorState
        whole
        title="화면을 열지 못했습니다"
        text="저장한 일은 그대로 있습니다."
        onRetry={() => window.location.reload()}
      />
    ),
    children: [
      // holds nothing of the shop's: open to whoever works on the screens
      { path: '/admin/ui', lazy: connected(() => import('../features/ui/ui.page.tsx')) },
      { path: '/admin/login', loader: staffOut, lazy: connected(() => import('../features/login/login.page.tsx')) },
      {
        Component: Shell,
        loader: staffIn,
        children: [
          { path: '/admin', lazy: connected(() => import('../features/queue/queue.page.tsx')) },
          { path: '/admin/orders', lazy: connected(() => import('../features/queue/orders.page.tsx')) },
          { path: '/admin/shipping', lazy: connected(() => import('../features/shipping/shipping.page.tsx')) },
          { path: '/admin/estimates', lazy: connected(() => import('../features/estimate/estimates.page.tsx')) },
          { path: '/admin/estimates/new', lazy: connected(() => import('../features/estimate/new-estimate.page.tsx')) },
          { path: '/admin/estimates/:number', lazy: connected(() => import('../features/estimate/estimate.page.tsx')) },
          { path: '/admin/tariffs', lazy: connected(() => import('../features/tariffs/tariffs.page.tsx')) },
          { path: '/admin/tariffs/drafts/:id', lazy: connected(() => import('../features/tariffs/draft.page.tsx')) },
          { path: '/admin/tariffs/closed', lazy: connected(() => import('../features/tariffs/closed.page.tsx')) },
          { path: '/admin/members', lazy: connected(() => import('../features/members/members.page.tsx')) },
          { path: '/admin/messages', lazy: connected(() => import('../features/messages/messages.page.tsx')) },
          { path: '/admin/calendar', lazy: connected(() => import('../features/calendar/calendar.page.tsx')) },
          { path: '/admin/settings', lazy: connected(() => import('../features/settings/settings.page.tsx')) },
          { path: '/admin/audit', lazy: connected(() => import('../features/audit/audit.page.tsx')) },
          { path: '/admin/proofs/:id', lazy: connected(() => import('../features/proof/proof.page.tsx')) },
          {
            path: '/admin/*',
            element: (
              <ErrorState
                whole
                title="페이지를 찾을 수 없습니다."
                text="주소를 확인하거나 메뉴에서 골라 주세요."
                action={<LinkButton to="/admin">할 일로 가기</LinkButton>}
              />
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
