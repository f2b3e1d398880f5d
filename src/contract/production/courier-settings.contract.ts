import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text } from '#/contract/text.ts'
import { EXPORT_FIELD_IDS } from '#/domain/shipping/courier-sheet.data.ts'
import { CHECK_DIGITS } from '#/domain/shipping/waybill-number.ts'
import { DESK } from './shipping-desk.contract.ts'

const rule = {
  pickUpAt: text('집하 시각', {
    max: 5,
    pattern: { regex: /^(?:[01]\d|2[0-3]):[0-5]\d$/, message: '집하 시각은 17:00처럼 적어 주세요.' },
  }),
  lengths: z.array(z.int().check(z.minimum(6), z.maximum(20))).check(z.minLength(1), z.maxLength(12)),
  check: z.enum(CHECK_DIGITS),
  columns: z
    .array(z.object({ head: text('열 이름', { max: 40 }), field: z.enum(EXPORT_FIELD_IDS) }))
    .check(z.minLength(1), z.maxLength(40)),
}

export const readCourierSettings = endpoint({
  id: 'couriers.settings',
  method: 'GET',
  path: '/api/staff/courier-settings',
  summary: '택배사마다 집하 시각, 송장 자릿수, 접수 엑셀 열',
  access: DESK,
  trace: { none: 'nothing of a person' },
  response: z.object({
    items: z.array(z.object({ code: z.string(), name: z.string(), ...rule, changed: z.boolean(), seen: LookedAt })),
  }),
  errors: [],
})
export type CourierSettings = z.output<(typeof readCourierSettings)['response']>['items'][number]

export const changeCourierSettings = endpoint({
  id: 'couriers.change-settings',
  method: 'PUT',
  path: '/api/staff/courier-settings/:courier',
  summary: '택배사 설정을 바꿉니다.',
  access: DESK,
  trace: { own: true },
  params: z.object({ courier: text('택배사', { max: 20 }) }),
  body: z.object({ ...rule, seen: LookedAt }),
  response: z.object({ seen: LookedAt }),
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
})

export const courierSettingsEndpoints = [readCourierSettings, changeCourierSettings] as const
