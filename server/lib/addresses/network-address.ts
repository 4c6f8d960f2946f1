/**
 * The network of an address as limits count it: an IPv4 address, or the /64 of an IPv6 address, of which one customer of a provider
 * has all addresses. IPv4 addresses within IPv6 count as IPv4.
 */
export const networkOf = (address: string) => {
  const groups = groupsOf(address)
  return typeof groups === 'string' ? groups : prefixOf(groups, 4)
}

/** A /48 has 65,536 networks of customers, or all of one company. */
const WIDE_FACTOR = 8

/** The networks of an address that have a limit: its own and, of an IPv6 address, the /48, whose limit is `factor` times as high. */
export const limitedNetworksOf = (address: string) => {
  const groups = groupsOf(address)
  if (typeof groups === 'string') return [{ network: groups, factor: 1 }]
  return [
    { network: prefixOf(groups, 4), factor: 1 },
    { network: prefixOf(groups, 3), factor: WIDE_FACTOR },
  ]
}

/** The network of an address for people to read, too rough to name a household: `203.0.113.0/24`. */
export const roughNetworkOf = (address: string) => {
  const groups = groupsOf(address)
  if (typeof groups !== 'string') return prefixOf(groups, 3)
  return isIPv4(groups) ? groups.replace(/\d+$/, '0/24') : ''
}

const ipv4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/
const isIPv4 = (text: string) => ipv4.test(text) && text.split('.').every((part) => Number(part) <= 255)

/** The form in the host of a web address. */
const isIPv6 = (text: string) => /^[\da-f.:]+:[\da-f.:]*$/i.test(text) && URL.canParse(`http://[${text}]`)

/** The eight groups of an IPv6 address. Any other address is returned as it is, without the IPv6 prefix of mapped ones. */
const groupsOf = (address: string): readonly number[] | string => {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  // Web addresses write an IPv4 tail in hexadecimal.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const start = parse(head)
  const end = parse(tail ?? '')
  const groups = [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end]
  return mappedIPv4(groups) ?? groups
}

const parse = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))

const mappedIPv4 = (groups: readonly number[]) => {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

const prefixOf = (groups: readonly number[], count: number) => {
  const prefix = groups.slice(0, count).map((group) => group.toString(16))
  return `${prefix.join(':')}::/${count * 16}`
}
