import ipaddr from 'ipaddr.js'

/** The metadata service of Azure's machines, although the address is formally public. */
const METADATA_OF_AZURE = '168.63.129.16'
/** All public IPv6 addresses are in this range; other ranges are reserved, private or translate to IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Returns true if an IP address is public; false for any other text. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast' || parsed.toString() === METADATA_OF_AZURE) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}
