import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { markWordsRead } from '#/contract/production/order-desk.contract.ts'
import { dispatchOrder } from '#/contract/production/shipping.contract.ts'
import * as desk from '#/contract/production/shipping-desk.contract.ts'
import { ApiError } from '#/web/api/api-error.ts'
import { call } from '#/web/api/call.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { refreshAdmin } from '#/web/blocks/staff-order/admin-query-keys.ts'
import { toast } from '#/web/ui/toasts.ts'

export const DESK_KEY = ['shipping-desk']
const RECEIVERS_KEY = ['shipping-desk', 'receivers']

export type Receivers = ReadonlyMap<string, desk.Receiver>

/** What leaves today; with names and addresses while they are open. */
export function useDesk() {
  const client = useQueryClient()
  const day = useQuery({
    queryKey: DESK_KEY,
    queryFn: ({ signal }) => call(desk.readShippingDesk, { signal, errors: 'throw' }),
    refetchInterval: 60_000,
  })
  useLive(['staff:queue'], () => void client.invalidateQueries({ queryKey: DESK_KEY }))
  const open = day.data?.openUntil ?? null
  const receivers = useQuery({
    queryKey: [...RECEIVERS_KEY, open],
    queryFn: ({ signal }) => call(desk.readReceivers, { signal, errors: 'throw' }),
    enabled: open !== null,
  })
  const named: Receivers = new Map(
    open === null ? [] : receivers.data?.items.map((receiver) => [receiver.deliveryId, receiver]),
  )
  return { day, receivers: named }
}

interface Dispatching extends Pick<BodyInputOf<typeof dispatchOrder>, 'deliveryId' | 'courier' | 'trackingNumber'> {
  readonly orderNumber: string
}

/** What is done at the desk; all of it shows at once. */
export function useDeskActs() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const [refused, setRefused] = useState<readonly string[]>([])
  const refuse = (orderNumber: string, { message }: Error) =>
    setRefused((all) => [...new Set([...all, `${orderNumber.slice(9)} ${message}`])])
  const refresh = () => {
    void client.invalidateQueries({ queryKey: DESK_KEY })
    refreshAdmin(client)
  }
  /** From a row that showed it as still here. */
  const send = ({ orderNumber, ...parcel }: Dispatching) => {
    const body = { ...parcel, first: true }
    return once([orderNumber, body], (idempotencyKey) =>
      call(dispatchOrder, { params: { orderNumber }, body, idempotencyKey, errors: 'throw' }),
    )
  }
  return {
    refresh,
    /** What a colleague did meanwhile: its row may be folded away already, so it stands until somebody has read it. */
    refused,
    forgetRefused: () => setRefused([]),
    open: useMutation({ mutationFn: () => call(desk.openReceivers, { body: {} }), onSettled: refresh }),
    close: useMutation({ mutationFn: () => call(desk.closeReceivers, {}), onSettled: refresh }),
    plan: useMutation({
      mutationFn: (body: BodyInputOf<typeof desk.planParcels>) => call(desk.planParcels, { body }),
      onSuccess: ({ changed, day }) =>
        toast(
          day
            ? `${changed}곳을 ${day.slice(5).replace('-', '월 ')}일로 미뤘습니다.`
            : `${changed}곳의 택배사를 바꿨습니다.`,
        ),
      onSettled: refresh,
    }),
    read: useMutation({
      mutationFn: async (orderNumbers: readonly string[]) => {
        for (const orderNumber of orderNumbers) await call(markWordsRead, { params: { orderNumber }, errors: 'throw' })
      },
      onSuccess: (_, orderNumbers) => toast(`${orderNumbers.length}건의 남긴 말을 읽었다고 적었습니다.`),
      onError: ({ message }) => toast(message),
      onSettled: refresh,
    }),
    dispatch: useMutation({
      mutationFn: (parcel: Dispatching) => send(parcel),
      onSuccess: (_, { orderNumber }) => toast(`${orderNumber.slice(9)} 출고했습니다. 고객에게 송장을 알립니다.`),
      onError: (error, { orderNumber }) => {
        if (error instanceof ApiError && error.code === 'CONFLICT') refuse(orderNumber, error)
      },
      onSettled: refresh,
    }),
    /** One after another: what one of them is refused for holds nobody else up. */
    handOver: useMutation({
      mutationFn: async (parcels: readonly Dispatching[]) => {
        let sent = 0
        for (const parcel of parcels)
          await send(parcel).then(
            () => (sent += 1),
            (error: Error) => refuse(parcel.orderNumber, error),
          )
        return sent
      },
      onSuccess: (sent) => sent > 0 && toast(`${sent}곳을 출고했습니다.`),
      onSettled: refresh,
    }),
  }
}
export type DeskActs = ReturnType<typeof useDeskActs>
