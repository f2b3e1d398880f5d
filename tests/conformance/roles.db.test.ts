import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#/contract/endpoint.ts'
import { endpoints } from '#/contract/endpoints.ts'
import { type Right, RIGHT_WORDS, RIGHTS } from '#/domain/members/rights.data.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { STAFF_ROLES, type StaffRole } from '#/domain/members/roles.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

/** The rights of the roles that a shop begins with, as its database has them. */
const shop: TestShop = await testShop()
const { rows: seeded } = await shop.container.database.pool.query<{ id: string; name: string; rights: Right[] }>(
  'select id, name, rights from staff_role',
)
const seededRights = (role: StaffRole) => seeded.find(({ id }) => id === role)?.rights ?? []

/** What staff may call at all; the public and the customers' own are no question of roles. */
const desk = endpoints.filter(({ access }) => 'anyRight' in access || access.who === 'staff').filter(isForStaff)
const WORKERS = STAFF_ROLES.filter((role) => role !== 'administrator')

function isForStaff({ access: { who } }: Endpoint): boolean {
  return who === 'staff' || who === 'member-or-staff' || who === 'member-partner-or-staff'
}

const rightsFor = ({ access }: Endpoint): readonly Right[] | undefined =>
  'anyRight' in access ? access.anyRight : undefined

function rolesOf(endpoint: Endpoint): readonly StaffRole[] {
  const wanted = rightsFor(endpoint)
  return WORKERS.filter((role) => !wanted || hasRight(seededRights(role), ...wanted))
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

describe('every right', () => {
  it('is asked by an endpoint: none is a word without a door', () => {
    const asked = new Set(desk.flatMap((endpoint) => rightsFor(endpoint) ?? []))
    expect(RIGHTS.filter((right) => !asked.has(right))).toEqual([])
  })

  it('stands in docs/roles.md with its name and the roles that begin with it', () => {
    const written = readFileSync(join(import.meta.dirname, '../../docs/roles.md'), 'utf8')
    const rows = written.split('\n').filter((row) => row.startsWith('| **'))
    const has = (right: Right) => WORKERS.map((role) => (seededRights(role).includes(right) ? '●' : '')).join(' | ')
    expect(rows).toEqual(RIGHTS.map((right) => `| **${right}** | ${RIGHT_WORDS[right].name} | ${has(right)} |`))
  })

  it('of a seeded role is one that exists', () => {
    expect(seeded.flatMap(({ rights }) => rights).filter((right) => !RIGHTS.includes(right))).toEqual([])
  })
})

describe('what the table says is what the shop does', () => {
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
