import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

/** Groups of pages, by name. Every page asks for this, so it brings along no more than it needs. */
const shownOn = z.array(z.string())

/**
 * Banners and pop-ups of this moment; of a pop-up only where it is shown, its text comes when it opens.
 * Their texts are in `popups.contract.ts`.
 */
export const readShown = endpoint({
  id: 'shown.read',
  method: 'GET',
  path: '/api/shown',
  summary: '지금 보이는 띠 배너와 팝업',
  access: PUBLIC,
  response: z.object({
    banners: z.array(z.object({ id: z.uuid(), title: z.string(), href: z.nullable(z.string()), shownOn })),
    popups: z.array(z.object({ id: z.uuid(), shownOn })),
  }),
  errors: [],
  rate: 'read',
})

export const shownEndpoints = [readShown] as const
