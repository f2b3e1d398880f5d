import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { safeFrom } from '#/contract/web-paths.ts'
import { staffSession } from '#/web/api/account-session.ts'
import { online } from '#/web/ui/online.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { AdminRoot } from './admin-root.tsx'
import { Shell } from './shell.tsx'

/** A page asked for without a connection comes when there is one again; until then the old one stays, and a notice says why. */
const page = (path: string, load: () => Promise<{ readonly Component: ComponentType }>): RouteObject => ({
  path,
  lazy: async () => {
    await online()
    return load()
  },
})

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
      page('/admin/ui', () => import('../features/ui/ui.page.tsx')),
      { ...page('/admin/login', () => import('../features/login/login.page.tsx')), loader: staffOut },
      {
        Component: Shell,
        loader: staffIn,
        children: [
          page('/admin', () => import('../features/queue/queue.page.tsx')),
          page('/admin/orders', () => import('../features/queue/orders.page.tsx')),
          page('/admin/shipping', () => import('../features/shipping/shipping.page.tsx')),
          page('/admin/estimates', () => import('../features/estimate/estimates.page.tsx')),
          page('/admin/estimates/new', () => import('../features/estimate/new-estimate.page.tsx')),
          page('/admin/estimates/:number', () => import('../features/estimate/estimate.page.tsx')),
          page('/admin/tariffs', () => import('../features/tariffs/tariffs.page.tsx')),
          page('/admin/tariffs/drafts/:id', () => import('../features/tariffs/draft.page.tsx')),
          page('/admin/tariffs/closed', () => import('../features/tariffs/closed.page.tsx')),
          page('/admin/members', () => import('../features/members/members.page.tsx')),
          page('/admin/messages', () => import('../features/messages/messages.page.tsx')),
          page('/admin/notices', () => import('../features/content/notices.page.tsx')),
          page('/admin/notices/faqs', () => import('../features/content/faqs.page.tsx')),
          page('/admin/calendar', () => import('../features/calendar/calendar.page.tsx')),
          page('/admin/settings', () => import('../features/settings/settings.page.tsx')),
          page('/admin/audit', () => import('../features/audit/audit.page.tsx')),
          page('/admin/proofs/:id', () => import('../features/proof/proof.page.tsx')),
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
