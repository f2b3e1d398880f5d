import { expect, it } from 'vitest'
import { readDraft } from '#/contract/catalogue/drafts.contract.ts'
import { listStaffRoles } from '#/contract/people/staff-roles.contract.ts'
import { approveEbook } from '#/contract/prepress/ebooks.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'

it('who gets no connection in time is told to come again, when, and that nothing was done; a moment later it is', async () => {
  const shop = await testShop({ connectMs: 10_000 })
  const { pool } = shop.container.database
  const [chief, member] = [await shop.staff(), await shop.member()]
  const params = { id: '0b5f6a52-3e0c-4a7e-9f0c-3a8f8a4f5d11' }
  const ask = () =>
    Promise.all([
      shop.call(listStaffRoles, { as: chief }),
      shop.call(readDraft, { as: chief, params }),
      shop.call(approveEbook, { as: member, params, body: { edition: 1 } }),
    ])
  const before = (await ask()).map(({ status }) => status)
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const answers = await ask()
  for (const client of taken) client.release()
  for (const { status, headers, failure } of answers) {
    expect([status, headers['retry-after'], failure?.code]).toEqual([503, '2', 'UNAVAILABLE'])
    expect(failure?.message).toMatch(/잠시 뒤/)
  }
  expect((await ask()).map(({ status }) => status)).toEqual(before)
})
