import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import { checkTraces } from './check-traces.ts'

const about = {
  id: 'planted.read',
  method: 'GET',
  path: '/api/staff/things/:thingId',
  summary: '',
  errors: [],
} as const
const STAFF = { who: 'staff', anyRole: ['service'] } as const
const phones = z.object({ items: z.array(z.object({ phone: z.string() })) })
const failures = (planted: Endpoint) =>
  checkTraces([...endpoints, planted])
    .filter(({ ok }) => !ok)
    .map(({ detail }) => detail)

describe('the check of looks and acts', () => {
  test('finds nothing to say about the shop', () => {
    expect(checkTraces(endpoints).filter(({ ok }) => !ok)).toEqual([])
  })

  test.each<[string, Endpoint]>([
    ['one that staff reach and that says nothing', endpoint({ ...about, access: STAFF, response: z.object({}) })],
    ['one for partners that says nothing', endpoint({ ...about, access: { who: 'partner' }, response: z.object({}) })],
    [
      'a public one about an object that says nothing',
      endpoint({ ...about, access: { who: 'public' }, response: z.object({}) }),
    ],
    [
      'one that shows a phone and says that it is nothing',
      endpoint({ ...about, access: STAFF, trace: { none: 'nothing of a person' }, response: phones }),
    ],
    [
      'one whose object is not in its path',
      endpoint({ ...about, access: STAFF, trace: { look: 'order', by: 'orderNumber' }, response: phones }),
    ],
    [
      'a read that calls itself an act',
      endpoint({ ...about, access: STAFF, trace: { act: 'order' }, response: phones }),
    ],
  ])('catches %s', (_what, planted) => {
    expect(failures(planted)).toEqual(['planted.read'])
  })

  test('asks nothing of what only members reach', () => {
    expect(failures(endpoint({ ...about, access: { who: 'member' }, response: phones }))).toEqual([])
  })
})
