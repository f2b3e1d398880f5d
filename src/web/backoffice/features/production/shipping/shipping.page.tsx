import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ShippingDesk } from '#/contract/production/shipping-desk.contract.ts'
import { ParcelTroubles } from '#/web/blocks/staff-order/parcel-troubles.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Note } from '#/web/ui/note.tsx'
import { EmptyState, ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { useKey } from '#/web/ui/use-key.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DeskFilters } from './desk-filters.tsx'
import { boxesOf, DESK_VIEWS, type DeskView, groupsOf, inView, ofBrand } from './desk-groups.ts'
import { DeskTable } from './desk-table.tsx'
import { Docks } from './dock.tsx'
import styles from './shipping.module.css'
import { ParcelPanel } from './parcel-panel.tsx'
import { type DeskActs, type Receivers, useDesk, useDeskActs } from './use-desk.ts'
import { usePapers } from './use-papers.ts'
import { useParcelSelection } from './use-parcel-selection.ts'

/** 오늘 나갈 것: everything that leaves today, one row for each address. */
export function Component() {
  const { day, receivers } = useDesk()
  if (day.isError)
    return (
      <ErrorState
        whole
        title="오늘 나갈 것을 불러오지 못했습니다"
        text={day.error.message}
        onRetry={() => void day.refetch()}
      />
    )
  if (!day.data) return <LoadingState />
  return <Desk desk={day.data} receivers={receivers} />
}

function Desk({ desk, receivers }: { readonly desk: ShippingDesk; readonly receivers: Receivers }) {
  const { parcels, couriers } = desk
  const [search] = useSearchParams()
  const view = DESK_VIEWS.find((each) => each === search.get('show')) ?? 'all'
  const brand = search.get('brand')
  const shown = inView(ofBrand(parcels, brand), view)
  const acts = useDeskActs()
  const papers = usePapers(acts.refresh)
  const selection = useParcelSelection(parcels.map(({ deliveryId }) => deliveryId))
  const [opened, setOpened] = useState<string | null>(null)
  const open = parcels.find(({ deliveryId }) => deliveryId === opened)
  const step = (by: number) => {
    const at = shown.findIndex(({ deliveryId }) => deliveryId === opened)
    setOpened(shown[Math.min(shown.length - 1, Math.max(0, at + by))]?.deliveryId ?? null)
  }
  useKey('j', () => step(1))
  useKey('k', () => step(-1))
  useKey('x', () => opened && selection.toggle([opened]))
  return (
    <div className={styles.desk} data-open={open ? '' : undefined}>
      <div className={styles.main}>
        <Hero desk={desk} view={view}>
          <Docks groups={groupsOf(parcels, couriers)} papers={papers} />
        </Hero>
        <ParcelTroubles />
        {(parcels.length > 0 || desk.openUntil !== null) && (
          <DeskFilters desk={desk} view={view} brand={brand} acts={acts} />
        )}
        <Refused acts={acts} />
        {shown.length === 0 ? (
          <Nothing narrowed={view !== 'all' || brand !== null} />
        ) : (
          <DeskTable
            groups={groupsOf(shown, couriers)}
            receivers={receivers}
            acts={acts}
            selection={selection}
            opened={opened}
            onOpen={(id) => setOpened(id === opened ? null : id)}
          />
        )}
        <BulkBar desk={desk} selection={selection} acts={acts} papers={papers} />
      </div>
      {open && (
        <ParcelPanel
          key={open.deliveryId}
          parcel={open}
          couriers={couriers}
          receiver={receivers.get(open.deliveryId)}
          papers={papers}
          onDone={acts.refresh}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** Numbers that did not go out, above the rows. */
function Refused({ acts: { refused, forgetRefused } }: { readonly acts: DeskActs }) {
  if (refused.length === 0) return null
  return (
    <section aria-label="내보내지 못한 것">
      <Note tone="bad" role="alert">
        {refused.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <Button size="sm" onClick={forgetRefused}>
          확인했습니다
        </Button>
      </Note>
    </section>
  )
}

interface HeroProps {
  readonly desk: ShippingDesk
  readonly view: DeskView
  readonly children: React.ReactNode
}

const LEGEND = [
  ['sent', '송장 있음'],
  ['packed', '포장됨'],
  ['blocked', '막힘'],
  ['making', '만드는 중'],
] as const

function Hero({ desk: { parcels }, children }: HeroProps) {
  const of = (state: (typeof LEGEND)[number][0]) => parcels.filter((parcel) => parcel.state === state)
  const late = parcels.filter((parcel) => parcel.late).length
  return (
    <section className={styles.hero} aria-label="오늘 하루">
      <div className={styles.head}>
        <div>
          <h1>오늘 나갈 것</h1>
          <p>
            <b>
              {parcels.length}곳 {boxesOf(parcels)}상자
            </b>
            , 송장 {boxesOf(of('sent'))}상자 넣음
            {late > 0 && <em>늦은 곳 {late}</em>}
            {of('blocked').length > 0 && <em>막힌 곳 {of('blocked').length}</em>}
          </p>
        </div>
        <ul className={styles.legend}>
          {LEGEND.map(([state, word]) => (
            <li key={state} data-state={state}>
              {word} {boxesOf(of(state))}
            </li>
          ))}
        </ul>
        <LinkButton size="sm" variant="quiet" to="/admin/shipping/couriers">
          택배사 설정
        </LinkButton>
      </div>
      {children}
    </section>
  )
}

function Nothing({ narrowed }: { readonly narrowed: boolean }) {
  return !narrowed ? (
    <EmptyState title="오늘 나갈 것이 없습니다" text="제작이 끝나거나 출고일이 되면 여기에 나타납니다." />
  ) : (
    <EmptyState
      title="여기에 해당하는 곳이 없습니다"
      action={<LinkButton to="/admin/shipping">모두 보기</LinkButton>}
    />
  )
}
