import ipaddr from 'ipaddr.js'

/** Azure answers machines about themselves at this address, which is otherwise a public one. */
const METADATA_OF_AZURE = '168.63.129.16'
/** All public IPv6 addresses are in this range; other ranges are reserved, private or translate to IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Returns whether an IP address belongs to the public internet; false for text that is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast' || parsed.toString() === METADATA_OF_AZURE) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}
