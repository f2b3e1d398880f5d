import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import { CORRECTION_REASON_IDS } from '#/domain/shipping/correction-reasons.ts'
import { DESK } from './shipping-desk.contract.ts'

const params = z.object({ shipmentId: z.uuid() })
const trackingNumber = text('송장 번호', { max: 30 })
/** Null: the courier stays. */
const courier = z._default(z.nullable(text('택배사', { max: 20 })), null)

export const previewCorrection = endpoint({
  id: 'waybills.preview-correction',
  method: 'POST',
  path: '/api/staff/shipments/:shipmentId/correction-previews',
  summary: '바로잡는 문자를 보내기 전에 봅니다.',
  access: DESK,
  trace: { none: 'shows the words of a message, without whom it goes to', masked: true },
  params,
  body: z.object({ courier, trackingNumber }),
  response: z.object({
    /** Null where the number may be taken. */
    problem: z.nullable(z.string()),
    /** A person should look twice, though it may be taken. */
    doubt: z.nullable(z.string()),
    /** As it is sent; null where text messages of this kind are switched off. */
    text: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
})

export const correctWaybill = endpoint({
  id: 'waybills.correct',
  method: 'POST',
  path: '/api/staff/shipments/:shipmentId/corrections',
  summary: '틀린 송장번호를 바로잡습니다. 출고 문자는 다시 나가지 않습니다.',
  access: DESK,
  trace: { own: true },
  params,
  body: z.object({
    courier,
    trackingNumber,
    /** The number that was read as wrong; CONFLICT when a colleague put another there meanwhile. */
    shown: z.string().check(z.maxLength(30)),
    reason: z.enum(CORRECTION_REASON_IDS),
    tell: z.boolean(),
  }),
  response: z.object({ trackingNumber: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const waybillCorrectionEndpoints = [previewCorrection, correctWaybill] as const
