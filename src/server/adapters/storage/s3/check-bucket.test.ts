import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBucket } from './check-bucket.ts'
import { s3Origin } from './s3-origin.ts'

const PAGES = 'https://shop.example.com'

describe("the doctor's look at a bucket", () => {
  let server: Server
  let endpoint: string
  let cors: Readonly<Record<string, string>> | null = null
  let lifecycle: string | null = null
  const asked: (string | undefined)[] = []
  const error = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { method, headers } = request
      if (method === 'OPTIONS') {
        const { origin } = headers
        asked.push(origin, headers['access-control-request-method'], headers['access-control-request-headers'])
        if (cors === null) return error(response, 403, 'AccessForbidden')
        return response.writeHead(200, cors).end()
      }
      if (lifecycle === null) return error(response, 404, 'NoSuchLifecycleConfiguration')
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(lifecycle)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const look = () =>
    checkBucket({ bucket: 'shop', region: 'us-east-1', endpoint, accessKeyId: 'a', secretAccessKey: 'b' }, PAGES)
  const ruleAfter = (days: number) =>
    `<LifecycleConfiguration><Rule><ID>a</ID><Status>Enabled</Status><Filter><Prefix></Prefix></Filter><AbortIncompleteMultipartUpload><DaysAfterInitiation>${days}</DaysAfterInitiation></AbortIncompleteMultipartUpload></Rule></LifecycleConfiguration>`
  const RIGHT = {
    'access-control-allow-origin': PAGES,
    'access-control-allow-methods': 'GET, PUT',
    'access-control-allow-headers': 'x-amz-checksum-sha256',
  }

  it('is content with a bucket that browsers can use and that clears up', async () => {
    cors = RIGHT
    lifecycle = ruleAfter(7)
    expect((await look()).map(({ ok }) => ok)).toEqual([true, true])
    expect(asked.slice(-3)).toEqual([PAGES, 'PUT', 'x-amz-checksum-sha256'])
  })

  it('sees a bucket without CORS, without a rule, and says what to do', async () => {
    cors = null
    lifecycle = null
    const [browser, rule] = await look()
    expect(browser).toMatchObject({ ok: false, says: expect.stringContaining('버킷의 CORS에') })
    expect(rule).toMatchObject({ ok: false, says: expect.stringContaining('AbortIncompleteMultipartUpload') })
  })

  it.each([
    ['another origin', { 'access-control-allow-origin': 'https://www.example.com' }],
    ['only reading', { 'access-control-allow-methods': 'GET' }],
    ['no checksum', { 'access-control-allow-headers': 'content-type' }],
  ])('sees that the bucket allows %s', async (_name, change) => {
    cors = { ...RIGHT, ...change }
    expect((await look())[0]?.ok).toBe(false)
  })

  it('sees a rule that is shorter than an upload may take', async () => {
    lifecycle = ruleAfter(1)
    expect((await look())[1]).toMatchObject({ ok: false, says: expect.stringContaining('3일보다 길게') })
  })
})

describe('where browsers send their parts', () => {
  it.each([
    [
      'a bucket of Amazon',
      { bucket: 'shop', region: 'ap-northeast-2' },
      'https://shop.s3.ap-northeast-2.amazonaws.com',
    ],
    ['a bucket with dots', { bucket: 'my.shop', region: 'ap-northeast-2' }, 'https://s3.ap-northeast-2.amazonaws.com'],
    [
      'another server',
      { bucket: 'shop', region: 'x', endpoint: 'https://minio.example.com:9000' },
      'https://minio.example.com:9000',
    ],
  ])('is known for %s', async (_name, settings, origin) => {
    expect(await s3Origin(settings)).toBe(origin)
  })
})
