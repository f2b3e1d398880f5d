import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { pinnedSender, type Resolved } from './pinned-sender.ts'
import { isPublicAddress } from './public-address.ts'

const INSIDE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  'not an address',
]

let hits: string[] = []
const server = createServer((request, response) => {
  hits.push(String(request.url))
  if (request.url === '/slow') return
  if (request.url === '/redirect') response.writeHead(302, { location: '/elsewhere' })
  response.end('x'.repeat(100))
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo
afterAll(() => server.closeAllConnections())
afterAll(() => server.close())

const news = (url: string) => ({ url, headers: { 'webhook-id': '1' }, body: '{}' })
const to =
  (...addresses: string[]) =>
  async (): Promise<readonly Resolved[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

describe('addresses inside', () => {
  it.each(INSIDE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
  it.each(['8.8.8.8', '211.249.220.24', '2606:4700:4700::1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.8:8443/',
  ])('%s is refused, before and while sending', async (url) => {
    const sender = pinnedSender({ anywhere: false })
    expect(await sender.refusal(url)).toBe('private')
    expect(await sender.post(news(url))).toEqual({ fault: 'private' })
  })

  it.each([22, 25, 465, 3306, 5432, 6379, 9200, 65535])('port %s is no place for news', async (closed) => {
    const sender = pinnedSender({ anywhere: false, resolve: to('8.8.8.8') })
    expect(await sender.refusal(`https://shop.example:${closed}/hook`)).toBe('port')
    expect(await sender.post(news(`https://shop.example:${closed}/hook`))).toEqual({ fault: 'port' })
  })

  it('ports on which HTTPS is served may be named', async () => {
    const sender = pinnedSender({ anywhere: false, resolve: to('8.8.8.8') })
    for (const open of ['', ':443', ':8443'])
      expect(await sender.refusal(`https://shop.example${open}/hook`), open).toBeNull()
  })

  it('names of this computer lead nowhere', async () => {
    const sender = pinnedSender({ anywhere: false })
    for (const url of ['https://localhost/', 'https://app.localhost/'])
      expect(await sender.refusal(url), url).not.toBeNull()
  })

  it('a name with one address inside is refused, and plain HTTP too', async () => {
    const sender = pinnedSender({ anywhere: false, resolve: to('8.8.8.8', '10.0.0.1') })
    expect(await sender.refusal('https://mixed.example/')).toBe('private')
    expect(await sender.refusal('http://mixed.example/')).toBe('not-https')
    const nowhere = pinnedSender({ anywhere: false, resolve: async () => Promise.reject(new Error('ENOTFOUND')) })
    expect(await nowhere.refusal('https://nowhere.example/')).toBe('unknown-host')
  })
})

describe('sending', () => {
  it('goes to the address that was looked at, whatever the name says a moment later', async () => {
    hits = []
    let asked = 0
    const resolve = async () => ((asked += 1) === 1 ? to('127.0.0.1') : to('10.9.9.9'))()
    const sender = pinnedSender({ anywhere: true, resolve })
    expect(await sender.post(news(`http://rebinding.example:${port}/hook`))).toEqual({ status: 200 })
    expect([asked, hits]).toEqual([1, ['/hook']])
  })

  it('follows no redirect and waits for nobody longer than its time', async () => {
    hits = []
    const sender = pinnedSender({ anywhere: true, timeoutMs: 300 })
    expect(await sender.post(news(`http://127.0.0.1:${port}/redirect`))).toEqual({ status: 302 })
    expect(await sender.post(news(`http://127.0.0.1:${port}/slow`))).toEqual({ fault: 'timeout' })
    expect(hits).toEqual(['/redirect', '/slow'])
    expect(await sender.post(news('http://127.0.0.1:1/'))).toEqual({ fault: 'no-answer' })
  })
})
