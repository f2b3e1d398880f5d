import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeShop, getShop } from '#/contract/content/shop.contract.ts'
import { sendCode } from '#/contract/people/codes.contract.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

/** Where the name may stand: the default that an owner changes, and words that are about it. */
const DEFAULTS = ['src/contract/content/default-shop.ts']

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const { data } = await shop.call(getShop)
  await shop.call(changeShop, {
    as: await shop.staff('administrator'),
    body: { ...data, brand: '한빛인쇄' },
  })
})

describe('the name of the shop', () => {
  it('stands in what is sent', async () => {
    const target = { channel: 'sms', target: '01044443333' } as const
    expect((await shop.call(sendCode, { body: { purpose: 'join', contact: target } })).status).toBe(200)
    await shop.runJobs()
    expect(shop.outbox.sent.find(({ to }) => to === '01044443333')?.body).toContain('[한빛인쇄]')
  })

  it('is written nowhere but where the default is', () => {
    const named = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !/\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('직지프린트'))
      .map((file) => file.replaceAll('\\', '/'))
    expect(named.toSorted()).toEqual(DEFAULTS)
  })
})
