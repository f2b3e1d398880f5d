import { expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { ACTION_WORDS, OBJECT_WORDS } from './audit-labels.data.ts'

/** What a row of the audit log is called by the endpoint that leaves it. */
function rowOf({ id, trace }: (typeof endpoints)[number]) {
  if (!trace) return null
  if ('look' in trace) return { action: `${trace.look}.${trace.verb ?? 'look'}`, kind: trace.look }
  return 'act' in trace ? { action: id, kind: trace.act } : null
}

it('everything that staff does has its word in the audit log', () => {
  const rows = endpoints.flatMap((endpoint) => rowOf(endpoint) ?? [])
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ action }) => !(action in ACTION_WORDS)).map(({ action }) => action)).toEqual([])
  expect(rows.filter(({ kind }) => !(kind in OBJECT_WORDS)).map(({ kind }) => kind)).toEqual([])
})
