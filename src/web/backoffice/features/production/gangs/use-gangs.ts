import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeGang,
  downloadGangPackage,
  lookAtGang,
  makeGang,
  moveGang,
  readGang,
  readGangs,
  remakeGangPackage,
} from '#/contract/production/gangs.contract.ts'
import type { GangAct } from '#/domain/gangs/gang-machine.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'

const GANGS_KEY = ['gangs'] as const
const gangKey = (gangId: string) => ['gangs', gangId] as const

/** News of the queue ask again: the frame of the desk listens for them. */
export function useGangs() {
  const client = useQueryClient()
  useLive(['staff:queue'], () => askAgain(client, GANGS_KEY))
  return useQuery({ queryKey: GANGS_KEY, queryFn: ({ signal }) => call(readGangs, { signal, errors: 'throw' }) })
}

export function useGang(gangId: string) {
  const client = useQueryClient()
  useLive([`gang:${gangId}`, 'staff:queue'], () => askAgain(client, gangKey(gangId)))
  return useQuery({
    queryKey: gangKey(gangId),
    queryFn: ({ signal }) => call(readGang, { params: { gangId }, signal, errors: 'throw' }),
  })
}

/** The sheet that these lines would be. */
export const useGangLook = (lineIds: readonly string[], gangId?: string) =>
  useQuery({
    queryKey: ['gangs', 'look', gangId ?? '', ...lineIds],
    queryFn: ({ signal }) =>
      call(lookAtGang, { body: { lineIds: [...lineIds], ...(gangId ? { gangId } : {}) }, signal, errors: 'throw' }),
    enabled: lineIds.length > 0,
    placeholderData: (before) => before,
  })

export function useMakeGang(done: (gangId: string) => void) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  return useMutation({
    mutationFn: (lineIds: string[]) =>
      once(lineIds, (idempotencyKey) => call(makeGang, { body: { lineIds }, idempotencyKey })),
    onSuccess: ({ id }) => done(id),
    onSettled: () => client.invalidateQueries({ queryKey: GANGS_KEY }),
  })
}

/** What can be done with one sheet; each says which version somebody has seen. */
export function useGangActs(gangId: string, version: number) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const again = () => client.invalidateQueries({ queryKey: GANGS_KEY })
  const params = { gangId }
  return {
    act: useMutation({
      mutationFn: (act: GangAct) =>
        once([act, version], (idempotencyKey) => call(moveGang, { params, body: { act, version }, idempotencyKey })),
      onSettled: again,
    }),
    change: useMutation({
      mutationFn: (lineIds: string[]) => call(changeGang, { params, body: { lineIds, version } }),
      onSettled: again,
    }),
    remake: useMutation({
      mutationFn: () =>
        once(['package', version], (idempotencyKey) => call(remakeGangPackage, { params, idempotencyKey })),
      onSettled: again,
    }),
    save: useMutation({
      mutationFn: async (number: string) => saveBlob(await callBlob(downloadGangPackage, { params }), `${number}.zip`),
    }),
  }
}
