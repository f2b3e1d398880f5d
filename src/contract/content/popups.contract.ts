import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid, wholeNumber } from '#/contract/text.ts'
import { docSchema } from './doc.schema.ts'

export const readPopup = endpoint({
  id: 'shown.popup',
  method: 'GET',
  path: '/api/popups/:id',
  summary: '팝업 하나',
  access: PUBLIC,
  trace: { none: 'what everybody sees' },
  params: z.object({ id: uuid() }),
  response: z.object({ id: z.uuid(), title: z.string(), doc: docSchema }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

/** A picture of a text; never changes under its address. */
export const readPicture = endpoint({
  id: 'shown.picture',
  method: 'GET',
  path: '/api/pictures/:id/:width',
  summary: '글에 든 그림 (WebP)',
  access: PUBLIC,
  trace: { none: 'what everybody sees' },
  params: z.object({ id: uuid(), width: wholeNumber('너비', { min: 1, max: 20_000 }) }),
  response: z.unknown(),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const popupsEndpoints = [readPopup, readPicture] as const
