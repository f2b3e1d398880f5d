import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type DeskVisit, setVisitState } from '#/contract/support/staff-reservations.contract.ts'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { formatPhone } from '#/domain/members/phone.ts'
import { deskMoves, isExpected, type VisitState, VISIT_STATE_NAMES } from '#/domain/visits/visit-machine.ts'
import { VISIT_PURPOSE_TEXTS } from '#/domain/visits/visit-purposes.data.ts'
import { hourText } from '#/domain/visits/visit-slots.ts'
import { call } from '#/web/api/call.ts'
import { type StateShape, StateMark } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { Small } from '#/web/ui/note.tsx'
import { type Column, Table } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { MoveVisit } from './move-visit.tsx'
import { useAskAgain } from './use-desk-day.ts'

interface VisitTableProps {
  readonly caption: string
  readonly visits: readonly DeskVisit[]
  readonly mayWrite: boolean
  readonly withDay?: boolean
}

const SHAPES: Readonly<Record<VisitState, StateShape>> = {
  requested: 'diamond',
  confirmed: 'ring',
  visited: 'disc',
  'no-show': 'cross',
  cancelled: 'cross',
}

/** Visits with what the desk can make of each. */
export function VisitTable({ caption, visits, mayWrite, withDay = false }: VisitTableProps) {
  const time: Column<DeskVisit> = {
    key: 'time',
    head: '시각',
    rowHead: true,
    cell: ({ day, hour }) => `${withDay ? `${koreanDay(day)} ` : ''}${hourText(hour)}`,
  }
  return (
    <Table
      caption={caption}
      columns={[time, ...COLUMNS, ...(mayWrite ? [ACTS] : [])]}
      rows={visits}
      rowKey={({ id }) => id}
    />
  )
}

const COLUMNS: readonly Column<DeskVisit>[] = [
  {
    key: 'who',
    head: '오시는 분',
    cell: ({ name, people, phone, byPhone }) => (
      <>
        <b>{name}</b> {people > 1 && `외 ${people - 1}명`}
        <Small>
          {formatPhone(phone)}
          {byPhone && ' · 전화로 받음'}
        </Small>
      </>
    ),
  },
  {
    key: 'purpose',
    head: '목적',
    cell: ({ purpose, orderNumber, memo }) => (
      <>
        {VISIT_PURPOSE_TEXTS[purpose].name}{' '}
        {orderNumber && <Link to={`/admin/orders?q=${encodeURIComponent(orderNumber)}`}>{orderNumber}</Link>}
        {memo && <Small clamped>{memo}</Small>}
      </>
    ),
  },
  {
    key: 'state',
    head: '상태',
    cell: ({ state, cancelReason }) => (
      <>
        <StateMark shape={SHAPES[state]}>{VISIT_STATE_NAMES[state]}</StateMark>
        {cancelReason && <Small>{cancelReason}</Small>}
      </>
    ),
  },
]

const ACTS: Column<DeskVisit> = { key: 'acts', head: '할 일', cell: (visit) => <Moves visit={visit} /> }

function Moves({ visit }: { readonly visit: DeskVisit }) {
  const askAgain = useAskAgain()
  const [moving, setMoving] = useState(false)
  const move = useMutation({
    mutationFn: (body: { state: VisitState; reason: string | null }) =>
      call(setVisitState, { params: { id: visit.id }, body: { ...body, seen: visit.seen } }),
    onSuccess: ({ state }) => toast(`${visit.name} 님: ${VISIT_STATE_NAMES[state]}`),
    onSettled: askAgain,
  })
  const ask = async (state: VisitState) => {
    if (state !== 'cancelled') return move.mutate({ state, reason: null })
    const reason = await promptDialog({
      body: '손님께 문자로 알려 드립니다.',
      label: '취소하는 사유',
      ok: '예약 취소',
      required: true,
      destructive: true,
    })
    if (reason) move.mutate({ state, reason })
  }
  return (
    <Toolbar>
      {isExpected(visit.state) && (
        <Button size="sm" aria-label={`${visit.name} 님 시간 옮기기`} onClick={() => setMoving(true)}>
          시간 옮기기
        </Button>
      )}
      {moving && <MoveVisit visit={visit} onClose={() => setMoving(false)} />}
      {deskMoves(visit.state).map((state) => (
        <Button
          key={state}
          size="sm"
          variant={state === 'cancelled' ? 'quiet' : 'line'}
          busy={move.isPending}
          aria-label={`${visit.name} 님 ${VISIT_STATE_NAMES[state]}`}
          onClick={() => void ask(state)}
        >
          {VISIT_STATE_NAMES[state]}
        </Button>
      ))}
    </Toolbar>
  )
}
