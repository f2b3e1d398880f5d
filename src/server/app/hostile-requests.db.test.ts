import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startSocialLogin } from '#/contract/people/social.contract.ts'
import { practiceIdentity } from '#tests/support/practice-identity.ts'
import { testShop } from '#tests/support/test-shop.ts'

const identity = await practiceIdentity()

async function rawStatus(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [data] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return data.toString('latin1').slice(9, 12)
}

it('a request with two hosts is refused: a proxy may have believed the other one', async () => {
  const shop = await testShop()
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(address).port)
  const host = `Host: 127.0.0.1:${port}`
  expect(await rawStatus(port, ['GET /livez HTTP/1.1', host])).toBe('200')
  expect(await rawStatus(port, ['GET /livez HTTP/1.1', host, 'Host: evil.example'])).toBe('400')
})

it('nobody is sent back to the host that a caller made up', async () => {
  const shop = await testShop({ env: identity.env })
  const headers = { host: 'evil.example' }
  const { url } = (await shop.call(startSocialLogin, { params: { provider: 'kakao' }, headers })).data
  expect(decodeURIComponent(url)).not.toContain('evil.example')
  const local = (await shop.call(startSocialLogin, { params: { provider: 'kakao' } })).data
  expect(decodeURIComponent(local.url)).toContain('http://localhost')
})

it('says where a weakness is told, once the shop has an address for it', async () => {
  const shop = await testShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  const ask = () => shop.app.inject({ method: 'GET', url: '/.well-known/security.txt' })
  expect((await ask()).statusCode).toBe(404)
  await shop.container.database.pool.query(
    `update shop_settings set company = jsonb_set(company, '{email}', '"desk@shop.example.com"')`,
  )
  const answer = await ask()
  expect([answer.statusCode, answer.body]).toEqual([
    200,
    expect.stringMatching(/^Contact: mailto:desk@shop\.example\.com\n/),
  ])
  const expires = /Expires: (\S+)/.exec(answer.body)?.[1] ?? ''
  expect(new Date(expires).getTime() - Date.now()).toBeGreaterThan(86_400_000)
})
