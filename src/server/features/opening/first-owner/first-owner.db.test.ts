import { beforeEach, describe, expect, it } from 'vitest'
import { makeFirstOwner, readFirstOwner } from '#/contract/opening/first-owner.contract.ts'
import { readGoLive } from '#/contract/opening/go-live.contract.ts'
import { staffMe } from '#/contract/people/staff-auth.contract.ts'
import { closeDemoDoors } from '#/server/app/demo-doors.ts'
import { firstOwnerLink } from '#/server/app/owner/first-owner-link.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const WHO = { name: '김영희', email: 'younghee@example.com', password: 'Vellum8?Quire' }
const PUBLIC = { PUBLIC_URL: 'https://shop.example.com' }

let shop: TestShop
beforeEach(async () => {
  shop = await testShop({ env: PUBLIC })
  await closeDemoDoors(shop.container)
})

const codeOf = (link: string | null) => link?.split('#')[1] ?? ''
const printed = async () => codeOf(await firstOwnerLink(shop.container))
const make = (code: string, loginId = 'younghee') => shop.call(makeFirstOwner, { body: { ...WHO, code, loginId } })

describe('the first owner in the browser', () => {
  it('is made by the code of the console, logged in, and may do nothing before the second factor', async () => {
    const link = await firstOwnerLink(shop.container)
    expect(link).toMatch(/^https:\/\/shop\.example\.com\/admin\/first-owner#(?:[2-9A-Z]{4}-?){4}$/)
    expect((await shop.call(readFirstOwner)).data).toEqual({ waiting: true })
    const made = await make(codeOf(link).toLowerCase())
    expect(made.data.user.roles).toMatchObject([{ id: 'administrator' }])
    const as = { headers: { authorization: String(made.headers['authorization']) } }
    expect((await shop.call(staffMe, as)).data.needs).toEqual(['second-factor'])
    expect((await shop.call(readGoLive, as)).failure?.code).toBe('ACCOUNT_NOT_READY')
    expect((await shop.call(readFirstOwner)).data).toEqual({ waiting: false })
    const { rows } = await shop.container.database.pool.query(
      `select detail from audit_log where action = 'staff.owner-made'`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(WHO.password)
  })

  it('is one, whoever comes at the same time, with the same code or another', async () => {
    const codes = [await printed(), await printed()]
    const tries = [0, 1, 2, 3, 4, 5].map((at) => make(codes[at % 2] ?? '', `owner${at}`))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const { rowCount } = await shop.container.database.pool.query(
      `select 1 from staff_account where disabled_at is null and 'administrator' = any(roles)`,
    )
    expect(rowCount).toBe(1)
  })

  it('is made by no wrong code, none of yesterday, and none that was used', async () => {
    const code = await printed()
    expect((await make('AAAA-BBBB-CCCC-DDDD')).failure?.code).toBe('WRONG_CODE')
    shop.clock.forward({ hours: 24, seconds: 1 })
    expect((await make(code)).failure?.code).toBe('WRONG_CODE')
    const fresh = await printed()
    expect((await make(fresh)).status).toBe(200)
    expect((await make(fresh, 'another')).failure?.code).toBe('WRONG_CODE')
  })

  it('keeps the code when the form was wrong', async () => {
    const code = await printed()
    const weak = await shop.call(makeFirstOwner, {
      body: { ...WHO, code, loginId: 'younghee', password: 'younghee#A1' },
    })
    expect(weak.failure?.code).toBe('INVALID_INPUT')
    expect((await make(code)).status).toBe(200)
  })

  it('is nobody in a shop that is managed: no code is made, and one of before opens nothing', async () => {
    const code = await printed()
    await shop.staff('administrator')
    expect(await firstOwnerLink(shop.container)).toBeNull()
    expect((await make(code)).failure?.code).toBe('NOT_FOUND')
  })

  it('is nobody in a practice shop, whose administrator everybody knows', async () => {
    const practice = await testShop()
    expect(await firstOwnerLink(practice.container)).toBeNull()
    expect((await practice.call(readFirstOwner)).data).toEqual({ waiting: false })
  })
})
