import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import {
  type FloorJobView,
  type FloorMachineView,
  type FloorSheetView,
  type FloorStepView,
  recordStep,
} from '#/contract/production/floor.contract.ts'
import { recordGang } from '#/contract/production/gangs.contract.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'
import { FLOOR_KEY } from './use-floor.ts'

export type Said = Pick<BodyInputOf<typeof recordStep>, 'act' | 'count' | 'note'>

const SAID = {
  start: '시작했습니다.',
  done: '완료했습니다.',
  waste: '불량을 적었습니다.',
  problem: '문제를 알렸습니다.',
  solved: '문제가 풀렸습니다.',
}

/** What an operator says about the step in hand; sent once, however often the button is pressed. */
export function useRecord({ lineId }: FloorJobView, { kind, version }: FloorStepView, machine: FloorMachineView) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (words: Said) => {
      const body = { ...words, machineId: machine.id, version }
      return once([lineId, kind, body], (idempotencyKey) =>
        call(recordStep, { params: { lineId, kind }, body, idempotencyKey }),
      )
    },
    onSuccess: (_, { act }) => toast(SAID[act]),
    onSettled: () => client.invalidateQueries({ queryKey: FLOOR_KEY }),
  })
}

/** What an operator says about the run of a shared sheet, once for every job on it. */
export function useRecordSheet({ id, version }: FloorSheetView, machine: FloorMachineView) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (words: Said) => {
      const body = { ...words, machineId: machine.id, version }
      return once([id, body], (idempotencyKey) => call(recordGang, { params: { gangId: id }, body, idempotencyKey }))
    },
    onSuccess: (_, { act }) => toast(SAID[act]),
    onSettled: () => client.invalidateQueries({ queryKey: FLOOR_KEY }),
  })
}
