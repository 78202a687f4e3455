import { isIP } from 'node:net'

/** Bits of the IPv6 prefix that a provider assigns to one customer. */
export const CUSTOMER_PREFIX_BITS = 64
/** Bits of the IPv6 prefix that a company or a rented server may have. */
export const SITE_PREFIX_BITS = 48

/**
 * Returns the network that an address is counted as: an IPv4 address itself, also in IPv6 notation, and the prefix of
 * an IPv6 address. Returns any other text unchanged.
 * @param bits length of the prefix, a multiple of 16
 */
export function networkOf(ip: string, bits: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [address = ip] = ip.split('%')
  if (isIP(address) !== 6) return ip
  return `${groupsOf(address)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // A trailing IPv4 address replaces two groups.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  const missing = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
