import { expect, it } from 'vitest'
import { networkOf, siteOf } from './network-of.ts'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network))

it.each([
  ['203.0.113.5', null],
  ['::ffff:203.0.113.5', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('%s may belong to who has all of %s', (ip, site) => expect(siteOf(ip)).toBe(site))
