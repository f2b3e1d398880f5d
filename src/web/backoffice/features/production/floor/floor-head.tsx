import { useState } from 'react'
import { dayLoad } from '#/domain/floor/day-load.ts'
import { STEP_NAMES } from '#/domain/floor/steps.ts'
import type { FloorPlan, FloorState } from '#/domain/floor/plan-floor.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { brandsAmong, type BrandFilter } from '#/web/blocks/brand-filter/brand-filter.ts'
import { BrandSelect } from '#/web/blocks/brand-filter/brand-select.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { hoursWords } from './day-bar.tsx'
import type { LaneDays } from './lane-day.ts'
import { MachinesDialog } from './machines-dialog.tsx'
import type { Floor } from './use-floor.ts'
import styles from './floor.module.css'

interface FloorHeadProps {
  readonly floor: Floor
  readonly state: FloorState
  readonly plan: FloorPlan
  readonly days: LaneDays
  readonly brand: BrandFilter
  readonly onBrand: (brand: BrandFilter) => void
}

/** The day in one line: how full, how many, what will be late and where it does not fit. */
export function FloorHead({ floor, state, plan, days, brand, onBrand }: FloorHeadProps) {
  const [machines, showMachines] = useState(false)
  const mayChange = usePermission('production')
  const loads = state.machines.map((machine) => dayLoad(machine, days.day, plan, state.calendar))
  const sum = (of: (load: (typeof loads)[number]) => number) => loads.reduce((total, load) => total + of(load), 0)
  const lates = [...plan.outlooks.values()].filter(({ late }) => late).length
  const ended = plan.tickets.filter(({ standing }) => standing === 'done').length
  return (
    <header className={styles.head}>
      <h1>제작</h1>
      <p>
        {days.isToday ? '오늘' : '다음 날'} <b>{hoursWords(sum(({ used }) => used))}</b> /{' '}
        {hoursWords(sum(({ capacity }) => capacity))}시간, 건 일 {floor.jobs.filter(({ planned }) => planned).length},
        끝난 공정 {ended}
        {lates > 0 && <em>늦을 일 {lates}</em>}
        {plan.missing.length > 0 && <em>{plan.missing.map((kind) => STEP_NAMES[kind]).join(', ')} 기계가 없습니다</em>}
      </p>
      <span className={styles.acts}>
        <BrandSelect brands={brandsAmong(floor.jobs)} brand={brand} onBrand={onBrand} />
        {mayChange && (
          <LinkButton size="sm" to="/admin/production/machine">
            작업자 화면
          </LinkButton>
        )}
        {mayChange && (
          <LinkButton size="sm" to="/admin/production/gangs">
            합판
          </LinkButton>
        )}
        {mayChange && (
          <Button size="sm" onClick={() => showMachines(true)}>
            기계
          </Button>
        )}
      </span>
      {machines && <MachinesDialog machines={floor.machines} onClose={() => showMachines(false)} />}
    </header>
  )
}
