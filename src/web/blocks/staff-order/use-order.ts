import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { moveLine } from '#/contract/production/production.contract.ts'
import { markWordsRead } from '#/contract/production/order-desk.contract.ts'
import { makeProofVersion } from '#/contract/prepress/proofs.contract.ts'
import { dispatchOrder, listCouriers, moveParcel } from '#/contract/production/shipping.contract.ts'
import { readStaffOrder, requestFile } from '#/contract/production/staff-order.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { call } from '#/web/api/call.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { toast } from '#/web/ui/toasts.ts'
import { refreshAdmin } from './admin-query-keys.ts'

export function useOrder(orderNumber: string) {
  return useQuery({
    queryKey: ['staff-order', orderNumber],
    queryFn: ({ signal }) => call(readStaffOrder, { params: { orderNumber }, signal, errors: 'throw' }),
  })
}

export const useCouriers = () =>
  useQuery({ queryKey: ['couriers'], queryFn: () => call(listCouriers, { errors: 'throw' }), staleTime: Infinity })

/** What staff does with an order; the same act sent twice is done once. */
export function useOrderActs() {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const act = <I>(run: (input: I, idempotencyKey: string) => Promise<unknown>, done: string) => ({
    mutationFn: (input: I) => once([done, input], (idempotencyKey) => run(input, idempotencyKey)),
    onSuccess: () => toast(done),
    onSettled: () => refreshAdmin(client),
  })
  return {
    request: useMutation(
      act<{ lineId: string; text: string }>(
        ({ lineId, text }, idempotencyKey) => call(requestFile, { params: { lineId }, body: { text }, idempotencyKey }),
        '고객에게 보냈습니다.',
      ),
    ),
    make: useMutation(
      act<{ lineId: string; note: string }>(
        ({ lineId, note }, idempotencyKey) =>
          call(makeProofVersion, { params: { lineId }, body: { note }, idempotencyKey }),
        '시안을 만들기 시작했습니다.',
      ),
    ),
    move: useMutation(
      act<{ lineId: string } & BodyInputOf<typeof moveLine>>(
        ({ lineId, ...body }, idempotencyKey) => call(moveLine, { params: { lineId }, body, idempotencyKey }),
        '제작 상태를 옮겼습니다.',
      ),
    ),
    dispatch: useMutation(
      act<{ orderNumber: string } & BodyInputOf<typeof dispatchOrder>>(
        ({ orderNumber, ...body }, idempotencyKey) =>
          call(dispatchOrder, { params: { orderNumber }, body, idempotencyKey }),
        '출고했습니다. 고객에게 송장을 알립니다.',
      ),
    ),
    read: useMutation(
      act<{ orderNumber: string }>(
        ({ orderNumber }) => call(markWordsRead, { params: { orderNumber } }),
        '남긴 말을 읽었다고 적었습니다.',
      ),
    ),
    parcel: useMutation(
      act<{ deliveryId: string } & BodyInputOf<typeof moveParcel>>(
        ({ deliveryId, ...body }, idempotencyKey) => call(moveParcel, { params: { deliveryId }, body, idempotencyKey }),
        '배송 상태를 옮겼습니다.',
      ),
    ),
  }
}

export type OrderActs = ReturnType<typeof useOrderActs>
