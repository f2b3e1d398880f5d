import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

/** Every page asks for these, so they bring along no more than it needs. Where they are shown are groups of pages, by name. */
const shown = z.array(
  z.object({ id: z.uuid(), title: z.string(), href: z.nullable(z.string()), shownOn: z.array(z.string()) }),
)

/** Banners and pop-ups of this moment; the text of a pop-up comes when it opens (`popups.contract.ts`). */
export const readShown = endpoint({
  id: 'shown.read',
  method: 'GET',
  path: '/api/shown',
  summary: '띠 배너와 팝업',
  access: PUBLIC,
  response: z.object({ banners: shown, popups: shown }),
  errors: [],
  rate: 'read',
})

export const shownEndpoints = [readShown] as const
