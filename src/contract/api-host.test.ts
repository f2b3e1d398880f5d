import { describe, expect, it } from 'vitest'
import { apiHostOf, callsApiAt, pageHostOf } from './api-host.ts'

describe('the host of the API', () => {
  it.each([
    ['shop.example', 'api', 'api.shop.example'],
    ['www.shop.example:8443', 'api', 'api.shop.example:8443'],
    ['shop.example', null, 'shop.example'],
    ['localhost:3000', 'api', 'localhost:3000'],
    ['a.localhost', 'api', 'a.localhost'],
    ['127.0.0.1:3000', 'api', '127.0.0.1:3000'],
    ['[::1]:3000', 'api', '[::1]:3000'],
  ])('for pages of %s with the sub-domain %s is %s', (host, subdomain, api) => {
    expect(apiHostOf(host, subdomain)).toBe(api)
  })

  it('leads back to the host of the pages, and to no other', () => {
    expect(pageHostOf('api.shop.example', 'api')).toBe('shop.example')
    expect(pageHostOf('shop.example', 'api')).toBe('shop.example')
    expect(callsApiAt('www.shop.example', 'api.shop.example', 'api')).toBe(true)
    for (const stranger of ['evil.example', 'shop.example.evil.example', 'api.shop.example', 'x.shop.example'])
      expect(callsApiAt(stranger, 'api.shop.example', 'api'), stranger).toBe(false)
    expect(callsApiAt('shop.example', 'api.shop.example', null)).toBe(false)
  })
})
