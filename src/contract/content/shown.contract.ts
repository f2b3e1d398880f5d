import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { uuid, wholeNumber } from '#/contract/text.ts'
import { SHOWN_ON_NAMES } from '#/domain/writing/written-kinds.data.ts'
import { docSchema } from './doc.schema.ts'

const shownOn = z.array(z.enum(SHOWN_ON_NAMES))

export const Banner = z.object({ id: z.uuid(), title: z.string(), href: z.nullable(z.string()), shownOn })
export type Banner = z.output<typeof Banner>

/** Banners and pop-ups of this moment; of a pop-up only where it is shown, its text comes when it opens. */
export const readShown = endpoint({
  id: 'shown.read',
  method: 'GET',
  path: '/api/shown',
  summary: '지금 보이는 띠 배너와 팝업',
  access: PUBLIC,
  response: z.object({ banners: z.array(Banner), popups: z.array(z.object({ id: z.uuid(), shownOn })) }),
  errors: [],
  rate: 'read',
})

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

export const shownEndpoints = [readShown, readPopup, readPicture] as const
