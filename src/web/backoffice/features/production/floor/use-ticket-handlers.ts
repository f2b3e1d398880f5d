import type { KeyboardEvent } from 'react'
import { type Direction, stepAside, type StepOfJob, ticketOf } from '#/domain/floor/move-ticket.ts'
import type { FloorState } from '#/domain/floor/plan-floor.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import type { TicketHandlers } from './ticket.tsx'
import { useDrag } from './use-drag.ts'
import type { FloorMoves } from './use-proposal.ts'

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Tickets are moved by hand or by arrows, by whoever plans the machines; for everybody else they only open. */
export function useTicketHandlers(
  state: FloorState,
  moves: FloorMoves,
  choose: (ticket: StepOfJob) => void,
): { readonly mayMove: boolean; readonly handlersOf: (ticket: StepOfJob) => TicketHandlers } {
  const mayMove = usePermission('production')
  const drag = useDrag({ propose: moves.propose, drop: moves.drop, open: choose })
  const press = (event: KeyboardEvent<HTMLElement>, ticket: StepOfJob) => {
    const direction = DIRECTIONS[event.key]
    const found = ticketOf(moves.shown, ticket)
    if (direction && mayMove && found?.standing === 'waiting') {
      event.preventDefault()
      const way = stepAside(state, moves.shown, found, direction)
      if (way) moves.propose(way)
    } else if (event.key === 'Escape') moves.propose(null)
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (moves.proposal) moves.drop()
      else choose(ticket)
    }
  }
  const handlersOf = (ticket: StepOfJob): TicketHandlers => ({
    ...(mayMove && ticketOf(moves.plan, ticket)?.standing === 'waiting'
      ? drag(ticket)
      : {
          onPointerDown: () => undefined,
          onPointerMove: () => undefined,
          onPointerUp: () => choose(ticket),
          onPointerCancel: () => undefined,
        }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, ticket),
  })
  return { mayMove, handlersOf }
}
