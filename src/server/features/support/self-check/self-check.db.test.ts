import { beforeAll, expect, it } from 'vitest'
import { MEASURED_KB, readSelfCheck } from '#/contract/support/self-check.contract.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

async function send(bytes: number) {
  const body = new FormData()
  if (bytes > 0) body.append('file', new Blob([new Uint8Array(bytes)]), 'test.bin')
  else body.append('nothing', 'x')
  const request = new Request('http://shop/', { method: 'POST', body })
  return shop.app.inject({
    method: 'POST',
    url: '/api/self-check/bytes',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

it('서버 시각과 결제창의 종류를 말하고, 열쇠는 말하지 않습니다', async () => {
  const { data } = await shop.call(readSelfCheck)
  expect(Date.parse(data.now)).toBeLessThanOrEqual(shop.clock.now().getTime())
  expect(['toss', 'sandbox']).toContain(data.payment.kind)
  expect(JSON.stringify(data)).not.toMatch(/key/i)
})

it('시험 내용을 청한 만큼 주고, 한도를 넘으면 주지 않고, 중간에 담아 두지 못하게 합니다', async () => {
  const answer = await shop.app.inject({ url: '/api/self-check/bytes?kb=64' })
  expect(answer.rawPayload.length).toBe(64 * 1024)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-encoding']).toBeUndefined()
  for (const kb of [0, MEASURED_KB + 1, 'x'])
    expect((await shop.app.inject({ url: `/api/self-check/bytes?kb=${kb}` })).statusCode).toBe(400)
})

it('보낸 것은 세기만 하고 아무 데도 두지 않고, 한도를 넘으면 받지 않습니다', async () => {
  const { pool } = shop.container.database
  const rows = async () => (await pool.query(`select count(*)::int as n from file`)).rows[0].n as number
  const before = await rows()
  expect((await send(100_000)).json()).toMatchObject({ resultData: { bytes: 100_000 } })
  expect((await send(MEASURED_KB * 1024 + 1)).statusCode).toBe(413)
  expect((await send(0)).statusCode).toBe(400)
  expect(await rows()).toBe(before)
})

const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n'
it.each([
  ['경계를 말하지 않는', 'multipart/form-data', `${HEAD}\r\n%PDF`],
  ['빈 경계를 말하는', 'multipart/form-data; boundary=', `${HEAD}\r\n%PDF`],
  ['파일이 오다 끊긴', 'multipart/form-data; boundary=x', `${HEAD}\r\n%PDF`],
  ['머리말에서 끊긴', 'multipart/form-data; boundary=x', HEAD],
  ['아무것도 담지 않은', 'multipart/form-data; boundary=x', ''],
  ['다른 것을 담은', 'multipart/form-data; boundary=x', '{}'],
])('%s 양식은 잘못 보낸 것이고, 서버의 오류가 아닙니다', async (_name, type, payload) => {
  const headers = { ...(await shop.member()).headers, 'content-type': type }
  for (const url of ['/api/self-check/bytes', '/api/files/attachments']) {
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload })
    expect([url, answer.statusCode]).toEqual([url, 400])
    expect(answer.json().message).toMatch(/[가-힣]/)
  }
})

it('알림 시험은 세 번에 나누어 옵니다', async () => {
  const answer = await shop.app.inject({ url: '/api/self-check/beats' })
  expect(answer.headers['content-type']).toContain('text/event-stream')
  expect(answer.body.match(/data: \d/g)).toEqual(['data: 1', 'data: 2', 'data: 3'])
})

it('자주 재면 쉬게 합니다', async () => {
  const strict = await testShop({ env: { RATE_SCALE: '0.05' } })
  const ask = () => strict.app.inject({ url: '/api/self-check/bytes?kb=1' })
  const answers = [await ask(), await ask(), await ask(), await ask(), await ask()]
  expect(answers.at(-1)?.statusCode).toBe(429)
})
