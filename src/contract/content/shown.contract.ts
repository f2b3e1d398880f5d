import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'

/**
 * Banners and pop-ups of this moment, with the groups of pages they are shown on. Every page asks for this, so it is short;
 * the text of a pop-up comes when it opens (`popups.contract.ts`).
 */
export const readShown = endpoint({
  id: 'shown.read',
  method: 'GET',
  path: '/api/shown',
  summary: '띠 배너와 팝업',
  access: PUBLIC,
  response: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      title: z.string(),
      href: z.nullable(z.string()),
      shownOn: z.array(z.string()),
    }),
  ),
  errors: [],
  rate: 'read',
})

export const shownEndpoints = [readShown] as const
