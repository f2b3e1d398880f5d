import { expect, it } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { closeDemoDoors } from './demo-doors.ts'
import { openDoors } from './open-doors.ts'

const detailsOf = async (env: Readonly<Record<string, string>>) => {
  const { container } = await testShop({ env })
  return (await openDoors(container)).flatMap(({ details }) => details)
}

it('names every door of a practice shop', async () => {
  const open = await detailsOf({})
  expect(open).toEqual(expect.arrayContaining(['admin', 'hanul', 'partner', 'npm run owner', 'RATE_SCALE=0']))
})

it('leads whoever practises to the place where the first owner is invited', async () => {
  const { container } = await testShop({})
  const owner = async () => (await openDoors(container)).find(({ details }) => details.includes('npm run owner'))
  expect(await owner()).toMatchObject({ at: '/admin/staff', says: expect.stringMatching(/본인을 관리자로 초대/u) })
  await closeDemoDoors(container)
  expect(await owner()).toMatchObject({ at: null })
})

it('names settings by which strangers come in, without showing a secret', async () => {
  const open = await detailsOf({
    PUBLIC_URL: 'http://shop.example.com',
    TOSS_SECRET_KEY: 'test_sk_x',
    SEAL_KEY: 'change-me-please!',
    WEB_ORIGINS: 'http://app.example.com',
  })
  expect(open).toEqual(
    expect.arrayContaining(['http://shop.example.com', 'TOSS_SECRET_KEY', 'SEAL_KEY', 'http://app.example.com']),
  )
  expect(open.join()).not.toContain('change-me')
})

it('says that figures are open only where others reach them', async () => {
  const about = async (env: Readonly<Record<string, string>>) =>
    (await detailsOf(env)).filter((detail) => /metrics/i.test(detail))
  expect(await about({})).toEqual([])
  expect(await about({ METRICS_PORT: '9100' })).toEqual([])
  expect(await about({ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' })).toEqual(['METRICS_HOST=0.0.0.0'])
})

it('finds no account open once practice is over, but that there is no owner yet', async () => {
  const { container } = await testShop({ env: { PUBLIC_URL: 'https://shop.example.com', TRUST_PROXY: '1' } })
  await closeDemoDoors(container)
  const open = (await openDoors(container)).flatMap(({ details }) => details)
  expect(open).toContain('npm run owner')
  for (const loginId of ['admin', 'hanul', 'partner', 'TRUST_PROXY']) expect(open).not.toContain(loginId)
})
