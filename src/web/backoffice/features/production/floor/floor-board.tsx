import { useMemo, useState } from 'react'
import type { StepOfJob } from '#/domain/floor/move-ticket.ts'
import { sheetCards } from '#/domain/floor/shared-sheets.ts'
import { VisuallyHidden } from '#/web/ui/visually-hidden.tsx'
import { laneDays } from './lane-day.ts'
import { FloorAside } from './floor-aside.tsx'
import type { BrandFilter } from '#/web/blocks/brand-filter/brand-filter.ts'
import { FloorHead } from './floor-head.tsx'
import { MachineRow } from './machine-row.tsx'
import { DayLines, Ruler } from './ruler.tsx'
import { Tray } from './tray.tsx'
import { type Floor, useFloorState } from './use-floor.ts'
import { useProposal } from './use-proposal.ts'
import { useTicketHandlers } from './use-ticket-handlers.ts'
import styles from './floor.module.css'

const LATER_DAYS = 3

/** The board and what stands beside it. A ticket that is lifted shows first what would happen. */
export function FloorBoard({ floor }: { readonly floor: Floor }) {
  const state = useFloorState(floor)
  const moves = useProposal(floor, state)
  const [chosen, choose] = useState<StepOfJob | null>(null)
  const [brand, setBrand] = useState<BrandFilter>(null)
  const jobs = useMemo(() => new Map(floor.jobs.map((job) => [job.lineId, job])), [floor])
  const cards = useMemo(() => sheetCards(floor.jobs), [floor])
  const days = useMemo(() => laneDays(state, LATER_DAYS), [state])
  const { mayMove, handlersOf } = useTicketHandlers(state, moves, choose)
  const lifted = moves.proposal && `${moves.proposal.lineId}:${moves.proposal.kind}`
  const tip = moves.consequence && { text: moves.consequence.words.join(' '), breaks: moves.consequence.breaks }
  return (
    <div className={styles.floor}>
      <FloorHead floor={floor} state={state} plan={moves.plan} days={days} brand={brand} onBrand={setBrand} />
      <div className={styles.board}>
        <Tray floor={floor} brand={brand} plan={moves.shown} now={state.now} lifted={lifted} handlersOf={handlersOf} />
        <div className={styles.grid} role="table" aria-label="기계별 작업">
          <Ruler days={days} now={state.now} />
          {floor.machines
            .filter(({ active }) => active)
            .map((machine) => (
              <MachineRow
                key={machine.id}
                machine={machine}
                state={state}
                plan={moves.shown}
                jobs={jobs}
                cards={cards}
                brand={brand}
                days={days}
                lifted={lifted}
                tip={moves.proposal?.machineId === machine.id ? tip : null}
                handlersOf={handlersOf}
              />
            ))}
          <DayLines days={days} now={state.now} pickUp={floor.pickUp} />
        </div>
        <div role="status">
          <VisuallyHidden>{tip ? `${tip.text} Enter로 놓고 Esc로 되돌립니다.` : ''}</VisuallyHidden>
        </div>
        <p className={styles.foot}>
          흐린 일은 끝났습니다. 주황은 약속을 지키지 못할 일입니다.
          {mayMove && ' 화살표로 옮겨 보고 Enter로 놓고 Esc로 되돌립니다.'}
        </p>
      </div>
      <FloorAside floor={floor} moves={moves} now={state.now} chosen={chosen} onChoose={choose} />
    </div>
  )
}
