import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { STAFF } from '#/contract/access.ts'
import { type Endpoint, endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { DECIDING_WORDS, LOOKED_AT, NEED_NOT_LOOK } from './decisions-look.data.ts'

/** Names at the top of what is sent; of a choice between bodies those of all, each of which must have the name. */
function namesIn(schema: z.core.$ZodType | undefined): readonly (readonly string[])[] {
  if (schema instanceof z.ZodMiniObject) return [Object.keys(schema.def.shape)]
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(namesIn)
  return []
}

const OVERWRITING = new Set(['PUT', 'PATCH', 'DELETE'])

/** It writes over what stands, or decides on something that was there before. */
function mustLook({ access, method, path, body }: Endpoint): boolean {
  if (access.who !== 'staff' || method === 'GET') return false
  if (OVERWRITING.has(method)) return true
  const decides = namesIn(body).some((names) => DECIDING_WORDS.some((word) => names.includes(word)))
  return decides && path.includes('/:')
}

const looks = ({ body, query }: Endpoint): boolean => {
  const [sent, asked] = [namesIn(body), namesIn(query)].map(
    (bodies) => bodies.length > 0 && bodies.every((names) => LOOKED_AT.some((name) => names.includes(name))),
  )
  return sent === true || asked === true
}

const EXEMPT = new Set(Object.values(NEED_NOT_LOOK).flat())

const blind = (all: readonly Endpoint[]) =>
  all.filter((one) => mustLook(one) && !looks(one) && !EXEMPT.has(one.id)).map(({ id }) => id)

describe('a decision of the desk brings back what was looked at (ADR 0086)', () => {
  it('says so in its contract, or stands among those that need not, with a reason', () => {
    expect(blind(endpoints)).toEqual([])
  })

  it('needs not only where it must without it, and stands there once', () => {
    const idle = [...EXEMPT].filter((id) => {
      const found = endpoints.find((one) => one.id === id)
      return !found || !mustLook(found) || looks(found)
    })
    expect(idle).toEqual([])
    expect(Object.values(NEED_NOT_LOOK).flat()).toHaveLength(EXEMPT.size)
  })

  it('is found where it is blind', () => {
    const planted = (id: string, method: 'PUT' | 'POST' | 'DELETE', body: z.ZodMiniType) =>
      endpoint({
        id,
        method,
        path: '/api/staff/things/:id',
        summary: id,
        access: STAFF,
        params: z.object({ id: z.uuid() }),
        body,
        response: z.null(),
        errors: [],
      })
    const reason = z.string()
    const found = blind([
      planted('things.change', 'PUT', z.object({ name: z.string() })),
      planted('things.decide', 'POST', z.object({ decision: z.boolean() })),
      planted('things.either', 'POST', z.union([z.object({ reason, seen: LookedAt }), z.object({ reason })])),
      planted('things.drop', 'DELETE', z.object({})),
      planted('things.change-looking', 'PUT', z.object({ name: z.string(), seen: LookedAt })),
      planted('things.say', 'POST', z.object({ text: z.string() })),
    ])
    expect(found).toEqual(['things.change', 'things.decide', 'things.either', 'things.drop'])
  })
})
