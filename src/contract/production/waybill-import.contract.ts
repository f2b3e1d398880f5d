import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import { IMPORT_FIELD_IDS } from '#/domain/shipping/courier-sheet.data.ts'
import { VERDICT_GROUPS, VERDICT_IDS } from '#/domain/shipping/row-verdicts.data.ts'
import { DESK } from './shipping-desk.contract.ts'

/** Rows of one list; a busy shop sends some hundreds a day. */
export const MOST_SHEET_ROWS = 2_000
/** Rows that go in with one call, all in one transaction. */
export const MOST_IMPORTED = 200
/** What a cell of a list is cut to before it travels on. */
export const MOST_CELL = 120

const cell = z.string().check(z.maxLength(MOST_CELL))
const courier = text('택배사', { max: 20 })
const importColumns = z.object({
  order: z.optional(cell),
  name: z.optional(cell),
  phone: z.optional(cell),
  waybill: z.optional(cell),
})

export const readWaybillFile = endpoint({
  id: 'waybills.read-file',
  method: 'POST',
  path: '/api/staff/waybill-files/:courier',
  summary: '택배사에서 받은 파일을 읽습니다. 아무것도 저장하지 않습니다.',
  access: DESK,
  trace: { act: 'delivery' },
  params: z.object({ courier }),
  response: z.object({
    rows: z.array(z.array(z.string())),
    /** Which row has the heads; null where none has. */
    headRow: z.nullable(z.int()),
    /** For each column what it is taken for. */
    use: z.array(z.nullable(z.enum(IMPORT_FIELD_IDS))),
    /** When the columns were agreed to for this courier. */
    rememberedAt: z.nullable(z.iso.datetime()),
  }),
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_TYPE'],
  multipart: true,
})
export type WaybillFile = z.output<(typeof readWaybillFile)['response']>

const sheetRow = z.object({ line: z.int(), order: cell, name: cell, phone: cell, waybill: cell })
export type WaybillRow = z.output<typeof sheetRow>

export const checkWaybills = endpoint({
  id: 'waybills.check',
  method: 'POST',
  path: '/api/staff/waybill-checks',
  summary: '송장 목록을 우리 상자와 맞춰 봅니다. 아무것도 저장하지 않습니다.',
  access: DESK,
  trace: { none: 'names and numbers of ours are shown with dots', masked: true },
  body: z.object({ courier, rows: z.array(sheetRow).check(z.minLength(1), z.maxLength(MOST_SHEET_ROWS)) }),
  response: z.object({
    items: z.array(
      z.object({
        line: z.int(),
        verdict: z.enum(VERDICT_IDS),
        group: z.enum(VERDICT_GROUPS),
        reason: z.string(),
        digits: z.string(),
        deliveryId: z.nullable(z.uuid()),
        orderNumber: z.nullable(z.string()),
        /** With dots. */
        receiver: z.string(),
        box: z.nullable(z.object({ number: z.int(), of: z.int() })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
export type CheckedRow = z.output<(typeof checkWaybills)['response']>['items'][number]

export const importWaybills = endpoint({
  id: 'waybills.import',
  method: 'POST',
  path: '/api/staff/waybill-imports',
  summary: '맞는 줄만 출고합니다. 같은 목록을 다시 넣어도 늘지 않습니다.',
  access: DESK,
  trace: { own: true },
  body: z.object({
    courier,
    rows: z.array(sheetRow).check(z.minLength(1), z.maxLength(MOST_IMPORTED)),
    /** Lines to be looked at that a person agreed to. */
    agreed: z._default(z.array(z.int()).check(z.maxLength(MOST_IMPORTED)), []),
    columns: importColumns,
  }),
  response: z.object({
    items: z.array(
      z.object({
        line: z.int(),
        orderNumber: z.nullable(z.string()),
        ok: z.boolean(),
        message: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
})

export const waybillImportEndpoints = [readWaybillFile, checkWaybills, importWaybills] as const
