import { isIPv6 } from 'node:net'

/** Whoever has an IPv6 address has the 2^64 beside it too; they count as one. */
export function networkOf(ip: string): string {
  return groupsOf(ip)?.slice(0, 4).join(':') ?? plainOf(ip)
}

/** One customer of a provider may be given 65,536 such networks, and anybody gets them for nothing; null for IPv4. */
export function siteOf(ip: string): string | null {
  const groups = groupsOf(ip)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : null
}

const mappedOf = (ip: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
const plainOf = (ip: string): string => mappedOf(ip) ?? ip

/** The eight numbers of an IPv6 address without leading zeros; null for an IPv4 address, however it is written. */
function groupsOf(ip: string): readonly string[] | null {
  if (!isIPv6(ip) || mappedOf(ip)) return null
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
