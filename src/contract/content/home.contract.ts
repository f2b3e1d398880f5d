import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { HOME_SECTION_NAMES } from '#/domain/writing/home-sections.data.ts'
import { docSchema } from './doc.schema.ts'

/** The front page as the shop arranged it: only what stands on it, in its order. */
export const readHome = endpoint({
  id: 'home.read',
  method: 'GET',
  path: '/api/home',
  summary: '첫 화면의 차림',
  access: PUBLIC,
  response: z.object({
    heading: z.string(),
    lead: z.string(),
    sections: z.array(
      z.object({ name: z.enum(HOME_SECTION_NAMES), heading: z.string(), text: z.nullable(z.string()) }),
    ),
    /** The shop's own words; null where they do not stand on the page. */
    doc: z.nullable(docSchema),
  }),
  errors: [],
  rate: 'read',
})
export type HomeShown = z.output<typeof readHome.response>

export const homeEndpoints = [readHome] as const
