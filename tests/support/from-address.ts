/** Headers of a call that a proxy passes on for this address; the shop has to trust one (`TRUST_PROXY=1`). */
export const fromAddress = (ip: string): Readonly<Record<string, string>> => ({ 'x-forwarded-for': ip })

/** The n-th of four billion. */
export const addressNumber = (n: number): string =>
  [24, 16, 8, 0].map((shift) => ((n + 0x0b00_0000) >>> shift) & 0xff).join('.')
