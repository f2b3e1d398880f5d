import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { moveStep } from '#/contract/production/floor.contract.ts'
import { type Consequence, consequenceOf } from '#/domain/floor/consequence.ts'
import { type Proposal, withProposal } from '#/domain/floor/move-ticket.ts'
import { type FloorPlan, type FloorState, planFloor } from '#/domain/floor/plan-floor.ts'
import type { StepKind } from '#/domain/floor/steps.ts'
import { call } from '#/web/api/call.ts'
import { FLOOR_KEY, type Floor } from './use-floor.ts'

export interface FloorMoves {
  /** The plan as it is, and as it is shown while a ticket is lifted. */
  readonly plan: FloorPlan
  readonly shown: FloorPlan
  readonly proposal: Proposal | null
  readonly consequence: Consequence | null
  readonly propose: (proposal: Proposal | null) => void
  /** Puts the lifted ticket down where it is proposed. */
  readonly drop: () => void
  /** Gives a step back to the plan. */
  readonly release: (lineId: string, kind: StepKind) => void
  readonly busy: boolean
}

/** A ticket that is lifted: what would happen is known before it is put down, and nothing is sent until then. */
export function useProposal(floor: Floor, state: FloorState): FloorMoves {
  const client = useQueryClient()
  const [proposal, propose] = useState<Proposal | null>(null)
  const plan = useMemo(() => planFloor(state), [state])
  const shown = useMemo(() => (proposal ? planFloor(withProposal(state, proposal)) : plan), [state, plan, proposal])
  const titles = useMemo(() => new Map(floor.jobs.map(({ lineId, title }) => [lineId, title])), [floor])
  const consequence = useMemo(() => {
    if (!proposal) return null
    const { now } = state
    const titleOf = (lineId: string) => titles.get(lineId) ?? ''
    return consequenceOf(plan, shown, { lineId: proposal.lineId, titleOf, now })
  }, [proposal, plan, shown, state, titles])
  const move = useMutation({
    mutationFn: ({ lineId, kind, machineId, at }: Omit<Proposal, 'machineId' | 'at'> & Target) => {
      const version = floor.jobs.find((job) => job.lineId === lineId)?.steps.find((step) => step.kind === kind)?.version
      return call(moveStep, { params: { lineId, kind }, body: { machineId, at, version: version ?? 0 } })
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: FLOOR_KEY })
      propose(null)
    },
  })
  const drop = () => proposal && move.mutate({ ...proposal, at: new Date(proposal.at).toISOString() })
  const release = (lineId: string, kind: StepKind) => move.mutate({ lineId, kind, machineId: null, at: null })
  return { plan, shown, proposal, consequence, propose, drop, release, busy: move.isPending }
}

interface Target {
  readonly machineId: string | null
  readonly at: string | null
}
