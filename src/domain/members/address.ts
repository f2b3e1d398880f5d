export interface Address {
  /** Five digits. */
  readonly zipcode: string
  readonly address: string
  /** Unit, floor, building: what the customer types. */
  readonly addressEtc: string
}

/** `서울 중구 세종대로 110 3층`; a dash when there is none. */
export function shortAddress(address: Partial<Address> | null | undefined): string {
  const text = [address?.address, address?.addressEtc].map((part) => part?.trim() ?? '').filter((part) => part !== '')
  return text.length === 0 ? '-' : text.join(' ')
}

/** The short form with the zip code before it: `(04524) 서울 중구 세종대로 110 3층`. */
export function longAddress(address: Partial<Address> | null | undefined): string {
  const short = shortAddress(address)
  const zipcode = address?.zipcode?.trim() ?? ''
  return short === '-' || zipcode === '' ? short : `(${zipcode}) ${short}`
}

export const isZipcode = (text: string): boolean => /^\d{5}$/.test(text)
