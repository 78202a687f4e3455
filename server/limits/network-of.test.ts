import { expect, test } from 'vitest'
import { CUSTOMER_PREFIX_BITS, networkOf, SITE_PREFIX_BITS } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['in-process', 'in-process'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip, CUSTOMER_PREFIX_BITS)).toBe(network)
})

test('maps all prefixes of a site to the same network', () => {
  expect(networkOf('2001:db8:1:2::9', SITE_PREFIX_BITS)).toBe('2001:db8:1::/48')
  expect(networkOf('2001:db8:1:ffff::', SITE_PREFIX_BITS)).toBe('2001:db8:1::/48')
  expect(networkOf('203.0.113.7', SITE_PREFIX_BITS)).toBe('203.0.113.7')
})
