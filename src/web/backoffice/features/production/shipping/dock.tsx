import { Fragment } from 'react'
import { Small } from '#/web/ui/note.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { dockOf, untilPickUp } from '#/domain/shipping/dock.ts'
import type { DeskState } from '#/domain/shipping/parcel-state.ts'
import { seoulTime } from '#/lib/seoul-time.ts'
import { LinkButton, Button } from '#/web/ui/button.tsx'
import { Icon } from '#/web/ui/icon.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { boxesOf, type CourierGroup, weightOf } from './desk-groups.ts'
import styles from './dock.module.css'
import type { Papers } from './use-papers.ts'

interface DocksProps {
  readonly groups: readonly CourierGroup[]
  readonly papers: Papers
}

/** The loading dock: a box for each parcel on its courier's pallet, against the hour when the courier comes. */
export function Docks({ groups, papers }: DocksProps) {
  const [hours = 0, minutes = 0] = seoulTime(useNow()).split(':').map(Number)
  const now = hours * 60 + minutes
  return (
    <div className={styles.docks}>
      {groups
        .filter(({ courier }) => courier.pickUpAt !== null)
        .map((group) => (
          <Dock key={group.courier.code} group={group} now={now} papers={papers} />
        ))}
    </div>
  )
}

function Dock({ group, now, papers }: { readonly group: CourierGroup; readonly now: number; readonly papers: Papers }) {
  const { courier, parcels, sent, here } = group
  const ready = here.filter(({ state }) => state === 'packed')
  const { piles, more } = dockOf(parcels)
  return (
    <section className={styles.dock} aria-label={`${courier.name} 집하`}>
      <header>
        <h2>{courier.name}</h2>
        <p>
          집하 <b>{courier.pickUpAt}</b>
        </p>
      </header>
      <Pallet piles={piles} more={more} />
      <p className={styles.count}>
        <b>
          {boxesOf(sent)} / {boxesOf(parcels)}
        </b>{' '}
        상자 송장
        <span>{here.length === 0 ? '모두 넣음' : untilPickUp(courier.pickUpAt ?? '', now)}</span>
      </p>
      <Small size={12}>
        {parcels.length}곳 {boxesOf(parcels)}상자 · {weightOf(parcels)}
      </Small>
      <Toolbar top={2}>
        <Button
          size="sm"
          disabled={ready.length === 0}
          busy={papers.list.isPending}
          onClick={() =>
            papers.list.mutate({
              courier,
              deliveryIds: ready.map(({ deliveryId }) => deliveryId),
              format: 'xlsx',
            })
          }
        >
          <Icon name="download" /> 접수 엑셀
        </Button>
        <LinkButton
          size="sm"
          variant={here.length > 0 ? 'ink' : 'line'}
          to={`/admin/shipping/import?courier=${courier.code}`}
        >
          <Icon name="upload" /> 송장 파일 넣기
        </LinkButton>
      </Toolbar>
    </section>
  )
}

const BOX = { width: 28, height: 20, gap: 9 } as const
const GROUND = 76

function Pallet({ piles, more }: { readonly piles: readonly (readonly DeskState[])[]; readonly more: number }) {
  const counts = piles.flat()
  const of = (state: DeskState) => counts.filter((each) => each === state).length
  const words = `송장 ${of('sent')}, 포장됨 ${of('packed')}, 막힘 ${of('blocked')}, 만드는 중 ${of('making')}`
  return (
    <svg
      className={styles.pallet}
      viewBox="0 0 380 92"
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={`상자: ${words}`}
    >
      {piles.map((pile, at) => (
        <Fragment key={at}>
          {pile.map((state, floor) => (
            <Box key={floor} state={state} x={4 + at * (BOX.width + BOX.gap)} y={GROUND - (floor + 1) * BOX.height} />
          ))}
        </Fragment>
      ))}
      {more > 0 && (
        <text x={376} y={GROUND - 4} textAnchor="end" fontSize={13}>
          +{more}
        </text>
      )}
      <path d={`M0 ${GROUND}H380V${GROUND + 4}H0zM0 ${GROUND + 10}H380`} className={styles.planks} />
      <path
        d={`M6 ${GROUND + 4}v6M126 ${GROUND + 4}v6M250 ${GROUND + 4}v6M374 ${GROUND + 4}v6`}
        className={styles.feet}
      />
    </svg>
  )
}

function Box({ state, x, y }: { readonly state: DeskState; readonly x: number; readonly y: number }) {
  const { width, height } = BOX
  const lid = `M${x} ${y}l4 -4h${width}l-4 4zM${x + width} ${y}l4 -4v${height}l-4 4z`
  return (
    <g className={styles[state]}>
      <path d={lid} />
      <rect x={x} y={y} width={width} height={height} />
      {state === 'sent' && <rect x={x + 14} y={y + 5} width={7} height={7} className={styles.paper} />}
    </g>
  )
}
