import { Link } from 'react-router'
import type { ShippingDesk } from '#/contract/production/shipping-desk.contract.ts'
import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { seoulTime } from '#/web/ui/use-now.ts'
import { DESK_VIEWS, type DeskView, inView, VIEW_WORDS } from './desk-groups.ts'
import styles from './shipping.module.css'
import type { DeskActs } from './use-desk.ts'

interface DeskFiltersProps {
  readonly desk: ShippingDesk
  readonly view: DeskView
  readonly acts: DeskActs
}

/** What the list is narrowed to, and whether it says whom the parcels are for. */
export function DeskFilters({ desk, view, acts }: DeskFiltersProps) {
  return (
    <div className={styles.filters}>
      <nav aria-label="골라 보기">
        {DESK_VIEWS.map((each) => {
          const count = inView(desk.parcels, each).length
          return each !== 'all' && each !== view && count === 0 ? null : (
            <Link
              key={each}
              to={each === 'all' ? '/admin/shipping' : `/admin/shipping?show=${each}`}
              aria-current={each === view ? 'page' : undefined}
            >
              {VIEW_WORDS[each]} <i>{count}</i>
            </Link>
          )
        })}
      </nav>
      <p className={styles.lock}>
        <Icon name="lock-outline" />
        {desk.openUntil === null ? (
          <>
            이름과 주소를 가려 둠
            <Button size="sm" variant="line" busy={acts.open.isPending} onClick={() => acts.open.mutate()}>
              오늘 목록 열기
            </Button>
          </>
        ) : (
          <>
            이름과 주소를 <b>{seoulTime(new Date(desk.openUntil))}</b>까지 열어 둠, 기록됨
            <Button size="sm" variant="quiet" busy={acts.close.isPending} onClick={() => acts.close.mutate()}>
              다시 가리기
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
