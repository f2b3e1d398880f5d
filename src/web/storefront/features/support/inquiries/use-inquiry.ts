import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as endpoints from '#/contract/support/inquiries.contract.ts'
import type { InquiryDetail } from '#/contract/support/inquiry.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { useLive } from '#/web/api/live/use-live.ts'
import { useIdempotencyKey } from '#/web/api/use-idempotency-key.ts'
import { askAgain } from '#/web/blocks/live-queries/ask-again.ts'

export const INQUIRIES_KEY = ['inquiries'] as const
const inquiryKey = (inquiryId: string) => [...INQUIRIES_KEY, 'one', inquiryId] as const

/** One inquiry, kept fresh by its live topic. */
export function useInquiry(inquiryId: string) {
  const client = useQueryClient()
  useLive([`inquiry:${inquiryId}`], () => askAgain(client, inquiryKey(inquiryId)))
  return useQuery({
    queryKey: inquiryKey(inquiryId),
    queryFn: ({ signal }) => call(endpoints.readInquiry, { params: { inquiryId }, signal, errors: 'throw' }),
  })
}

/** What the customer can do in it. */
export function useInquiryActs(inquiryId: string) {
  const client = useQueryClient()
  const once = useIdempotencyKey()
  const params = { inquiryId }
  const onSettled = () => client.invalidateQueries({ queryKey: INQUIRIES_KEY })
  return {
    write: useMutation({
      mutationFn: (body: { text: string; fileIds: string[] }) =>
        once(['write', body], (idempotencyKey) => call(endpoints.writeInquiry, { params, body, idempotencyKey })),
      onSettled,
    }),
    close: useMutation({ mutationFn: () => call(endpoints.closeInquiry, { params }), onSettled }),
    rate: useMutation({
      mutationFn: (body: { score: number; note: string | null }) => call(endpoints.rateInquiry, { params, body }),
      onSettled,
    }),
    answerOffer: useMutation({
      mutationFn: (body: { offer: number; agreed: boolean }) =>
        once(['offer', body], (idempotencyKey) => call(endpoints.answerOffer, { params, body, idempotencyKey })),
      onSettled,
    }),
    takeBooking: useMutation({
      mutationFn: (body: { messageId: string; day: string; hour: number }) =>
        once(['booking', body], (idempotencyKey) => call(endpoints.takeBooking, { params, body, idempotencyKey })),
      onSettled,
    }),
  }
}

/** Says how far was read, once for each new message while the page is looked at. */
export function useMarkRead(inquiry: InquiryDetail | undefined): void {
  const client = useQueryClient()
  const told = useRef(0)
  const last = inquiry?.messages.at(-1)?.seq ?? 0
  const id = inquiry?.id
  useEffect(() => {
    if (!id || last <= told.current) return undefined
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      told.current = last
      void call(endpoints.markRead, { params: { inquiryId: id }, body: { seq: last }, errors: 'throw' })
        .then(() => client.invalidateQueries({ queryKey: ['inquiries', 'unread'] }))
        .catch(() => undefined)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, last, client])
}

export const loadInquiryFile = (inquiryId: string) => (fileId: string) =>
  callBlob(endpoints.readInquiryFile, { params: { inquiryId, fileId }, errors: 'throw' })

/** What an answer takes at this hour; asked again now and then, for the hour moves. */
export function usePromise() {
  return useQuery({
    queryKey: ['inquiry-promise'],
    queryFn: ({ signal }) => call(endpoints.readPromise, { signal, errors: 'throw' }),
    refetchInterval: 60_000,
  })
}
