import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import { STAFF_ROLES, type StaffRole } from '#/domain/members/roles.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

/** What staff may call at all; the public and the customers' own are no question of roles. */
const desk = endpoints.filter(({ access }) => 'anyRole' in access || access.who === 'staff').filter(isForStaff)
const WORKERS = STAFF_ROLES.filter((role) => role !== 'administrator')

function isForStaff({ access: { who } }: Endpoint): boolean {
  return who === 'staff' || who === 'member-or-staff' || who === 'member-partner-or-staff'
}

function rolesOf({ access }: Endpoint): readonly StaffRole[] {
  const named = 'anyRole' in access && access.who !== 'member' ? access.anyRole : undefined
  return WORKERS.filter((role) => !named || named.includes(role))
}

const line = (endpoint: Endpoint) => {
  const roles = rolesOf(endpoint)
  return `| \`${endpoint.id}\` | ${WORKERS.map((role) => (roles.includes(role) ? '●' : '')).join(' | ')} |`
}

describe('roles are as narrow as their work', () => {
  it('as docs/roles.md says, endpoint by endpoint', () => {
    const written = readFileSync(join(import.meta.dirname, '../../docs/roles.md'), 'utf8')
    const rows = written.split('\n').filter((row) => row.startsWith('| `'))
    expect(rows).toEqual(desk.map(line).toSorted())
  })

  const may = (id: string, role: StaffRole) => rolesOf(desk.find((endpoint) => endpoint.id === id)!).includes(role)
  it.each<[StaffRole, string]>([
    ['finance', 'proofs.read'],
    ['finance', 'proofs.comment'],
    ['finance', 'proofs.read-page-image'],
    ['finance', 'proofs.read-file'],
    ['finance', 'press.download-package'],
    ['finance', 'workqueue.reveal-personal-data'],
    ['production', 'proofs.read'],
    ['production', 'proofs.comment'],
    ['production', 'proofs.read-file'],
    ['production', 'estimates.read'],
    ['production', 'orders.answer-cancel'],
    ['production', 'staff-members.reveal'],
    ['proof', 'orders.answer-cancel'],
    ['proof', 'estimates.read'],
    ['service', 'workqueue.audit'],
    ['finance', 'workqueue.export-audit'],
  ])('%s may not call %s', (role, id) => {
    expect(may(id, role)).toBe(false)
  })
})

describe('what the table says is what the shop does', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })

  it.each(WORKERS)('for %s', async (role) => {
    const as = await shop.staff(role)
    for (const endpoint of desk) {
      // A call that would be let in stops at its input or at a missing object; the gate of roles comes first.
      const url = endpoint.path.replace(/:\w+/g, '0b5f6a52-3e0c-4a7e-9f0c-3a8f8a4f5d11')
      if (rolesOf(endpoint).includes(role)) continue
      const answer = await shop.app.inject({ method: endpoint.method, url, headers: as.headers })
      expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, 403])
    }
  })
})
