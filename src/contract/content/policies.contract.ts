import * as z from 'zod/mini'
import { PUBLIC } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { docSchema } from './doc.schema.ts'

export const POLICY_NAMES = ['terms', 'privacy'] as const
export type PolicyName = (typeof POLICY_NAMES)[number]

const version = day('판')

const versionShown = z.object({
  version: z.string(),
  /** `YYYY-MM-DD` in Seoul. */
  effectiveFrom: z.string(),
  state: z.enum(['announced', 'in-force', 'past']),
  changeNote: z.nullable(z.string()),
})
export type PolicyVersionShown = z.output<typeof versionShown>

/** The version in force, or the one that is asked for. The text has `{brand}` and `{company…}` where the shop's details belong. */
export const readPolicy = endpoint({
  id: 'policies.read',
  method: 'GET',
  path: '/api/policies/:name',
  summary: '이용약관과 개인정보처리방침',
  access: PUBLIC,
  trace: { none: 'nothing of a person' },
  params: z.object({ name: z.enum(POLICY_NAMES) }),
  query: z.object({ version: z.optional(version) }),
  response: z.object({
    name: z.enum(POLICY_NAMES),
    shown: versionShown,
    doc: docSchema,
    /** The newest first. */
    versions: z.array(versionShown),
  }),
  errors: ['NOT_FOUND'],
  rate: 'read',
})

export const policiesEndpoints = [readPolicy] as const
