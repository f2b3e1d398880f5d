import { beforeAll, describe, expect, it } from 'vitest'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import { readGoLive, stampGoLive } from '#/contract/opening/go-live.contract.ts'
import { closeDemoDoors } from '#/server/app/demo-doors.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

/** A shop for strangers, by keys that nobody issued. */
const OPEN = {
  PUBLIC_URL: 'https://shop.example.com',
  TRUST_PROXY: '1',
  RATE_SCALE: '1',
  SEAL_KEY: 'Vellum8QuireFolio3OctavoRecto5Ve',
  TOSS_CLIENT_KEY: 'live_ck_of-nobody',
  TOSS_SECRET_KEY: 'live_sk_of-nobody',
  SOLAPI_API_KEY: 'of-nobody',
  SOLAPI_API_SECRET: 'of-nobody',
  SOLAPI_SENDER: '0200000000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'print@shop.example.com',
}

let shop: TestShop
let owner: StaffCaller
beforeAll(async () => {
  shop = await testShop({ env: OPEN })
  shop.clock.hold()
  await closeDemoDoors(shop.container)
  owner = await shop.staff()
  await shop.container.database.pool.query(`update staff_account set totp_secret = 'sealed' where disabled_at is null`)
  const { data: settings } = await shop.call(getShop)
  const company = {
    ...settings.company,
    name: '시험 인쇄소',
    ceo: '김영희',
    address: '서울시 어느 길 1',
    phone: '02-000-0000',
    email: 'help@shop.example.com',
    businessNumber: '000-00-00000',
    privacyOfficer: '김영희',
    hosting: '직접 운영',
  }
  await shop.call(changeShop, { as: owner, body: { ...settings, company } })
})

const report = async () => (await shop.call(readGoLive, { as: owner })).data
const blocked = async () => (await report()).findings.filter(({ level }) => level === 'blocked').map(({ says }) => says)

/** As if 100 won had been paid by a window that only a person can press. */
const paid = (wasReal: boolean) =>
  shop.container.database.pool.query(
    `insert into service_checks (id, service, at, staff_id, outcome, says, was_real)
      values (gen_random_uuid(), 'payment', $1, $2, 'passed', '100원을 결제하고 돌려받았습니다.', $3)`,
    [shop.clock.now(), owner.staffId, wasReal],
  )

describe('교료', () => {
  it('is refused while nobody has paid 100 won with the keys of the shop', async () => {
    expect(await blocked()).toEqual(['결제를 아직 시험하지 않았습니다.'])
    expect((await shop.call(stampGoLive, { as: owner })).failure?.code).toBe('CONFLICT')
    await paid(false)
    shop.clock.forward({ minutes: 1 })
    expect(await blocked()).toEqual(['결제를 연습 상태에서만 시험했습니다.'])
    expect((await shop.call(stampGoLive, { as: owner })).failure?.code).toBe('CONFLICT')
    expect((await report()).stamp).toBeNull()
  })

  it('is stamped once nothing is blocked, by the owner and nobody else, and says who and when', async () => {
    await paid(true)
    expect(await blocked()).toEqual([])
    const settings = await shop.staff({ roles: ['service'] })
    expect((await shop.call(stampGoLive, { as: settings })).status).toBe(403)
    await shop.container.database.pool.query(
      `update staff_account set totp_secret = 'sealed' where disabled_at is null`,
    )
    const { data } = await shop.call(stampGoLive, { as: owner })
    expect(data.stamp?.at).toBe(shop.clock.now().toISOString())
    const { rows } = await shop.container.database.pool.query(
      `select staff_id as "staffId", checks from opening_stamps`,
    )
    const checks = data.findings.filter(({ level }) => level === 'check').length
    expect(rows).toEqual([{ staffId: owner.staffId, checks }])
    const log = await shop.container.database.pool.query(`select 1 from audit_log where action = 'opening.stamp'`)
    expect(log.rowCount).toBe(1)
  })
})
