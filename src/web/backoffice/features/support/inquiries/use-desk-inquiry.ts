import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import * as endpoints from '#/contract/support/staff-inquiries.contract.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'

export const DESK_INQUIRIES_KEY = ['staff-inquiries'] as const
const oneKey = (inquiryId: string) => [...DESK_INQUIRIES_KEY, 'one', inquiryId] as const

export function useDeskInquiry(inquiryId: string) {
  const client = useQueryClient()
  useLive([`inquiry:${inquiryId}`], () => askAgain(client, oneKey(inquiryId)))
  return useQuery({
    queryKey: oneKey(inquiryId),
    queryFn: ({ signal }) => call(endpoints.readStaffInquiry, { params: { inquiryId }, signal, errors: 'throw' }),
  })
}

export const loadDeskFile = (inquiryId: string) => (fileId: string) =>
  callBlob(endpoints.readStaffInquiryFile, { params: { inquiryId, fileId }, errors: 'throw' })

/** Says how far the desk has read, so that the customer sees it. */
export function useMarkSeen(inquiryId: string, last: number): void {
  const told = useRef(0)
  useEffect(() => {
    if (last <= told.current) return
    told.current = last
    void call(endpoints.markInquirySeen, { params: { inquiryId }, body: { seq: last }, errors: 'throw' }).catch(
      () => undefined,
    )
  }, [inquiryId, last])
}

/** What the desk can do in an inquiry. Answers and offers are sent once, however often the button is pressed. */
export function useDeskActs(inquiryId: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { inquiryId }
  const onSettled = () => client.invalidateQueries({ queryKey: DESK_INQUIRIES_KEY })
  return {
    answer: useMutation({
      mutationFn: (body: BodyInputOf<typeof endpoints.answerInquiry>) =>
        once(['answer', body], (idempotencyKey) => call(endpoints.answerInquiry, { params, body, idempotencyKey })),
      onSettled,
    }),
    note: useMutation({
      mutationFn: (text: string) =>
        once(['note', text], (idempotencyKey) =>
          call(endpoints.noteOnInquiry, { params, body: { text }, idempotencyKey }),
        ),
      onSettled,
    }),
    assign: useMutation({
      mutationFn: (staffId: string | null) => call(endpoints.assignInquiry, { params, body: { staffId } }),
      onSettled,
    }),
    close: useMutation({ mutationFn: () => call(endpoints.closeByStaff, { params }), onSettled }),
    merge: useMutation({
      mutationFn: (intoId: string) => call(endpoints.mergeInquiry, { params, body: { intoId } }),
      onSettled,
    }),
    offer: useMutation({
      mutationFn: (body: BodyInputOf<typeof endpoints.offerOnCase>) =>
        once(['offer', body], (idempotencyKey) => call(endpoints.offerOnCase, { params, body, idempotencyKey })),
      onSettled,
    }),
    agreeByPhone: useMutation({
      mutationFn: (body: BodyInputOf<typeof endpoints.agreeByPhone>) =>
        once(['phone', body], (idempotencyKey) => call(endpoints.agreeByPhone, { params, body, idempotencyKey })),
      onSettled,
    }),
    moveCase: useMutation({
      mutationFn: (body: BodyInputOf<typeof endpoints.moveCase>) =>
        once(['case', body], (idempotencyKey) => call(endpoints.moveCase, { params, body, idempotencyKey })),
      onSettled,
    }),
  }
}

export type DeskActs = ReturnType<typeof useDeskActs>
