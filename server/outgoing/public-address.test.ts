import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  'accepts the public address %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['an empty text', ''],
  ['a name', 'localhost'],
  ['unspecified', '0.0.0.0'],
  ['unspecified IPv6', '::'],
  ['loopback', '127.8.9.1'],
  ['loopback IPv6', '::1'],
  ['loopback mapped to IPv6', '::ffff:127.0.0.1'],
  ['loopback compatible with IPv6', '::7f00:1'],
  ['private A', '10.1.2.3'],
  ['private B', '172.31.255.255'],
  ['private C', '192.168.0.1'],
  ['private mapped to IPv6', '::ffff:10.0.0.1'],
  ['private behind 6to4', '2002:0a00:0001::1'],
  ['private behind NAT64', '64:ff9b::10.0.0.1'],
  ['private behind local NAT64', '64:ff9b:1::a00:1'],
  ['unique local', 'fd00::1'],
  ['unique local metadata', 'fd00:ec2::254'],
  ['link-local metadata', '169.254.169.254'],
  ['link-local IPv6', 'fe80::1'],
  ['link-local IPv6 with a zone', 'fe80::1%eth0'],
  ['site-local IPv6', 'fec0::1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['metadata in carrier-grade NAT', '100.100.100.200'],
  ['metadata of Azure', '168.63.129.16'],
  ['metadata of Azure mapped to IPv6', '::ffff:168.63.129.16'],
  ['multicast', '224.0.0.1'],
  ['multicast IPv6', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['documentation', '192.0.2.1'],
  ['documentation IPv6', '2001:db8::1'],
  ['benchmarking', '198.18.0.1'],
  ['reserved', '240.0.0.1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
])('rejects %s', (_, address) => expect(isPublicAddress(address)).toBe(false))
