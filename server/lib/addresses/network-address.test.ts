import { expect, test } from 'vitest'
import { limitedNetworksOf, networkOf, roughNetworkOf } from './network-address'

test.each([
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['', ''],
])('network address: limits count %j as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('network address: IPv6 has limits by /64 and by /48, IPv4 by address', () => {
  expect(limitedNetworksOf('2001:db8:1:2::7')).toEqual([
    { network: '2001:db8:1:2::/64', factor: 1 },
    { network: '2001:db8:1::/48', factor: 8 },
  ])
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9'])
    expect(limitedNetworksOf(address)).toEqual([{ network: '203.0.113.9', factor: 1 }])
})

test.each([
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['', ''],
  ['no address', ''],
])('network address: people read %j as %j', (address, network) => {
  expect(roughNetworkOf(address)).toBe(network)
})
