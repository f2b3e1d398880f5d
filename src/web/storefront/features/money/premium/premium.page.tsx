import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { type OwnTier, type PlanShown, readOwnTier } from '#/contract/money/tiers.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { call } from '#/web/api/call.ts'
import { useIsGuest, useIsLoggedIn, useMember } from '#/web/api/session.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { EmptyState, ErrorState } from '#/web/ui/states.tsx'
import { MonthBars } from './month-bars.tsx'
import { OwnCart } from './own-cart.tsx'
import { OwnPlace } from './own-place.tsx'
import type { loader } from './premium.loader.ts'
import styles from './premium.module.css'
import { SalesStrip } from './sales-strip.tsx'
import { TierRules } from './tier-rules.tsx'
import { TiersTable } from './tiers-table.tsx'

/** 프리미엄 회원: the grades of the shop, and where the customer stands. */
export function Component() {
  const plan = useLoaderData<typeof loader>()
  const isGuest = useIsGuest()
  const isMember = useIsLoggedIn() && !isGuest
  const uuid = useMember((member) => member.uuid)
  const own = useQuery({
    queryKey: ['own-tier', uuid],
    queryFn: ({ signal }) => call(readOwnTier, { signal, errors: 'throw' }),
    enabled: isMember,
  })
  const mine = isMember ? own.data : undefined
  const hasTiers = plan.tiers.length > 0
  return (
    <>
      <header className={styles.heading}>
        <div>
          <h1>
            찍은 만큼,
            <br />
            다음이 싸집니다
          </h1>
          {hasTiers && <p>최근 {plan.months}개월 주문 금액으로 등급이 정해지고, 주문할 때 바로 빠집니다.</p>}
        </div>
        {(hasTiers || mine?.agreed) && <OwnPlace mine={mine} isMember={isMember} />}
      </header>
      {isMember && own.isError && (
        <ErrorState title="내 등급을 불러오지 못했습니다" text={own.error.message} onRetry={() => void own.refetch()} />
      )}
      {hasTiers ? (
        <Tiers plan={plan} mine={mine} />
      ) : (
        <EmptyState
          title="등급을 준비하고 있습니다"
          text="정해지면 이 자리에서 알려 드립니다. 자주 찍으신다면 그 전에도 할인을 따로 약정하실 수 있습니다."
        />
      )}
      <section className={styles.contract} aria-labelledby="contract">
        <div>
          <h2 id="contract">해마다 찍는 양이 정해져 있다면</h2>
          <p>
            출판사, 학원, 기관은 할인을 따로 약정할 수 있습니다. 등급 할인과 약정 할인 가운데 더 좋은 쪽으로 계산합니다.
          </p>
        </div>
        <LinkButton to={to('/cust/inquiry')}>계약 문의</LinkButton>
      </section>
    </>
  )
}

function Tiers({ plan, mine }: { readonly plan: PlanShown; readonly mine: OwnTier | undefined }) {
  return (
    <>
      <SalesStrip plan={plan} mine={mine} />
      <div className={styles.pair}>
        {mine && <MonthBars plan={plan} mine={mine} />}
        <OwnCart plan={plan} mine={mine} />
      </div>
      <TiersTable plan={plan} held={mine?.held?.name ?? null} />
      <TierRules plan={plan} />
    </>
  )
}
