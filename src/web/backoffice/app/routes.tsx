import type { ComponentType } from 'react'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { type AdminPath, deskFrom } from '#/contract/admin-paths.ts'
import { staffSession } from '#/web/api/account-session.ts'
import { whenOnline } from '#/web/ui/online.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { AdminRoot } from './admin-root.tsx'
import { Shell } from './shell.tsx'

type Load = () => Promise<{ readonly Component: ComponentType }>

/** Behind the login. Each page is fetched when it is first opened. */
const PAGES: Readonly<
  Record<Exclude<AdminPath, '/admin/ui' | '/admin/login' | '/admin/invitation' | '/admin/first-owner'>, Load>
> = {
  '/admin': () => import('../features/production/queue/queue.page.tsx'),
  '/admin/orders': () => import('../features/production/queue/orders.page.tsx'),
  '/admin/orders/new': () => import('../features/production/manual-orders/new-order.page.tsx'),
  '/admin/orders/:number': () => import('../features/production/order/order.page.tsx'),
  '/admin/inquiries': () => import('../features/support/inquiries/inquiries.page.tsx'),
  '/admin/inquiries/templates': () => import('../features/support/inquiries/templates.page.tsx'),
  '/admin/inquiries/:id': () => import('../features/support/inquiries/inquiry.page.tsx'),
  '/admin/production': () => import('../features/production/floor/floor.page.tsx'),
  '/admin/production/gangs': () => import('../features/production/gangs/gangs.page.tsx'),
  '/admin/production/gangs/:id': () => import('../features/production/gangs/gang.page.tsx'),
  '/admin/production/machine': () => import('../features/production/floor/machine.page.tsx'),
  '/admin/production/tickets': () => import('../features/production/floor/tickets.page.tsx'),
  '/admin/cases': () => import('../features/support/cases/cases.page.tsx'),
  '/admin/cases/:id': () => import('../features/support/cases/case.page.tsx'),
  '/admin/shipping': () => import('../features/production/shipping/shipping.page.tsx'),
  '/admin/shipping/import': () => import('../features/production/shipping/import.page.tsx'),
  '/admin/shipping/couriers': () => import('../features/production/shipping/couriers.page.tsx'),
  '/admin/estimates': () => import('../features/ordering/estimates/estimates.page.tsx'),
  '/admin/estimates/new': () => import('../features/ordering/estimates/new-estimate.page.tsx'),
  '/admin/estimates/:number': () => import('../features/ordering/estimates/estimate.page.tsx'),
  '/admin/editions': () => import('../features/textbooks/editions/editions.page.tsx'),
  '/admin/editions/new': () => import('../features/textbooks/editions/new-edition.page.tsx'),
  '/admin/editions/:id': () => import('../features/textbooks/editions/edition.page.tsx'),
  '/admin/tariffs': () => import('../features/catalogue/tariffs/tariffs.page.tsx'),
  '/admin/tariffs/drafts/:id': () => import('../features/catalogue/tariffs/draft.page.tsx'),
  '/admin/tariffs/closed': () => import('../features/catalogue/tariffs/closed.page.tsx'),
  '/admin/members': () => import('../features/people/members/members.page.tsx'),
  '/admin/members/:memberId': () => import('../features/people/members/member.page.tsx'),
  '/admin/messages': () => import('../features/people/messages/messages.page.tsx'),
  '/admin/messages/templates': () => import('../features/people/messages/templates.page.tsx'),
  '/admin/benefits': () => import('../features/benefits/wallet/benefits.page.tsx'),
  '/admin/coupons': () => import('../features/benefits/coupons/coupons.page.tsx'),
  '/admin/coupons/new': () => import('../features/benefits/coupons/new-campaign.page.tsx'),
  '/admin/coupons/:id': () => import('../features/benefits/coupons/campaign.page.tsx'),
  '/admin/closing': () => import('../features/money/closing/closing.page.tsx'),
  '/admin/deposits': () => import('../features/money/bank-deposits/deposits.page.tsx'),
  '/admin/tax': () => import('../features/money/tax-papers/tax-papers.page.tsx'),
  '/admin/repayments': () => import('../features/money/repayments/repayments.page.tsx'),
  '/admin/reports': () => import('../features/production/reports/reports.page.tsx'),
  '/admin/content': () => import('../features/content/writing/writing-list.page.tsx'),
  '/admin/content/new': () => import('../features/content/writing/new-writing.page.tsx'),
  '/admin/content/:id': () => import('../features/content/writing/writing.page.tsx'),
  '/admin/calendar': () => import('../features/production/calendar/calendar.page.tsx'),
  '/admin/reviews': () => import('../features/support/reviews/reviews.page.tsx'),
  '/admin/visits': () => import('../features/support/visits/visits.page.tsx'),
  '/admin/account': () => import('../features/people/account/account.page.tsx'),
  '/admin/go-live': () => import('../features/opening/go-live/go-live.page.tsx'),
  '/admin/settings': () => import('../features/content/settings/settings.page.tsx'),
  '/admin/settings/brand': () => import('../features/content/brand/brand.page.tsx'),
  '/admin/settings/brands': () => import('../features/content/brands/brands.page.tsx'),
  '/admin/settings/brands/:id': () => import('../features/content/brands/brand.page.tsx'),
  '/admin/credit': () => import('../features/money/credit/credit.page.tsx'),
  '/admin/credit/:memberId': () => import('../features/money/credit/firm.page.tsx'),
  '/admin/tiers': () => import('../features/money/tiers/tiers.page.tsx'),
  '/admin/settings/delivery': () => import('../features/opening/delivery-fees/delivery-fees.page.tsx'),
  '/admin/staff': () => import('../features/people/staff/staff.page.tsx'),
  '/admin/audit': () => import('../features/privacy/audit/audit.page.tsx'),
  '/admin/ebooks': () => import('../features/prepress/ebooks/ebooks.page.tsx'),
  '/admin/ebooks/:id': () => import('../features/prepress/ebooks/ebook.page.tsx'),
  '/admin/settings/kits': () => import('../features/ordering/kits/kit-settings.page.tsx'),
  '/admin/settings/ebooks': () => import('../features/prepress/ebooks/ebook-prices.page.tsx'),
  '/admin/auto-proofs': () => import('../features/prepress/auto-proofs/auto-proofs.page.tsx'),
  '/admin/proofs/:id': () => import('../features/prepress/proofs/proof.page.tsx'),
}

/** A page asked for without a connection comes when there is one again; until then the old one stays, and a notice says why. */
const page = (path: string, load: Load): RouteObject => ({
  path,
  lazy: () => whenOnline(load),
})

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
      { ...page('/admin/login', () => import('../features/people/login/login.page.tsx')), loader: staffOut },
      // For whoever has the link and no account yet.
      page('/admin/invitation', () => import('../features/people/login/invitation.page.tsx')),
      // For whoever reads the console of a shop that nobody manages yet.
      page('/admin/first-owner', () => import('../features/people/login/first-owner.page.tsx')),
      {
        Component: Shell,
        loader: staffIn,
        children: [
          ...Object.entries(PAGES).map(([path, load]) => page(path, load)),
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
  return staffSession.who() ? redirect(deskFrom(new URL(request.url).searchParams.get('from'))) : null
}
