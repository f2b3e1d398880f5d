import { networkOf } from '#/server/platform/http/network-of.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import { accountOf } from '#/server/platform/http/rate-gate.ts'

/**
 * Whose files wait for each other. A visitor's is the network and not the browser's key: anybody makes as many of those as there are
 * places.
 */
export const shareOf = ({ principal, ip }: { readonly principal: Principal; readonly ip: string }): string =>
  accountOf(principal) ?? `network:${networkOf(ip)}`

export const shareOfMember = (memberId: string): string => `member:${memberId}`
