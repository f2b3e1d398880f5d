import { Link } from 'react-router'
import type { ShippingDesk } from '#/contract/production/shipping-desk.contract.ts'
import { seoulTime } from '#/lib/seoul-time.ts'
import { Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { brandsOf, DESK_VIEWS, type DeskView, deskPath, inView, ofBrand, VIEW_WORDS } from './desk-groups.ts'
import styles from './shipping.module.css'
import type { DeskActs } from './use-desk.ts'

interface DeskFiltersProps {
  readonly desk: ShippingDesk
  readonly view: DeskView
  /** `-` is the shop itself; null is everything. */
  readonly brand: string | null
  readonly acts: DeskActs
}

/** What the list is narrowed to, and whether it says whom the parcels are for. */
export function DeskFilters({ desk, view, brand, acts }: DeskFiltersProps) {
  const brands = brandsOf(desk.parcels)
  const parcels = ofBrand(desk.parcels, brand)
  return (
    <div className={styles.filters}>
      <nav aria-label="골라 보기">
        {DESK_VIEWS.map((each) => {
          const count = inView(parcels, each).length
          return each !== 'all' && each !== view && count === 0 ? null : (
            <Link key={each} to={deskPath(each, brand)} aria-current={each === view ? 'page' : undefined}>
              {VIEW_WORDS[each]} <i>{count}</i>
            </Link>
          )
        })}
      </nav>
      {(brands.length > 0 || brand !== null) && (
        <nav aria-label="브랜드">
          {[{ id: null, name: '모든 브랜드' }, { id: '-', name: '직접 주문' }, ...brands].map(({ id, name }) => (
            <Link key={name} to={deskPath(view, id)} aria-current={id === brand ? 'page' : undefined}>
              {name} <i>{inView(ofBrand(desk.parcels, id), view).length}</i>
            </Link>
          ))}
        </nav>
      )}
      <p className={styles.lock}>
        <Icon name="lock-outline" />
        {desk.openUntil === null ? (
          <>
            이름과 주소를 가려 둠
            <Button size="sm" busy={acts.open.isPending} onClick={() => acts.open.mutate()}>
              오늘 목록 열기
            </Button>
          </>
        ) : (
          <>
            이름과 주소를 <b>{seoulTime(new Date(desk.openUntil))}</b>까지 열어 둠, 기록됨
            <Button size="sm" busy={acts.close.isPending} onClick={() => acts.close.mutate()}>
              다시 가리기
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
