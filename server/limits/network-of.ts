import { isIP } from 'node:net'

/** What one customer of an internet provider has of IPv6: whoever is refused by one address has all of these. */
export const ONE_HOME = 64
/** What a site or a rented server may have. */
export const ONE_SITE = 48

/**
 * Finds the network that stands for whoever calls from an address: an IPv4 address for itself, also when it is written as IPv6, and of an
 * IPv6 address its first bits. What is no address stays as it is.
 * @param bits a multiple of 16
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

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  // An IPv4 address at the end takes the place of two groups.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  const missing = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
