import { expect, it } from 'vitest'
import { shopOrigin } from './shop-origin.ts'

const asked = (host: string, localAddress = '127.0.0.1') => ({
  protocol: 'http' as const,
  host,
  hostname: host.replace(/:\d+$/, ''),
  socket: { localAddress, localPort: 3000 },
})

it('is the set address whatever the caller says', () => {
  expect(shopOrigin('https://shop.example.com/', asked('evil.example'))).toBe('https://shop.example.com')
})

it('is the Host of the caller only when that is this computer or the address connected to', () => {
  expect(shopOrigin(undefined, asked('localhost:3000'))).toBe('http://localhost:3000')
  expect(shopOrigin(undefined, asked('192.168.0.7:3000', '::ffff:192.168.0.7'))).toBe('http://192.168.0.7:3000')
  expect(shopOrigin(undefined, asked('evil.example'))).toBe('http://127.0.0.1:3000')
  expect(shopOrigin(undefined, asked('127.0.0.1.evil.example'))).toBe('http://127.0.0.1:3000')
})
