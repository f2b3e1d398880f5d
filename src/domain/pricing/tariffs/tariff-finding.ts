export interface TariffFinding {
  /** `stop`: such a version is not published. `look`: it may be meant; somebody has to say so. */
  readonly level: 'stop' | 'look'
  /** Row or field it is about; null for the tariff as a whole. */
  readonly key: string | null
  /** Korean, ready to show. */
  readonly message: string
}

export const stop = (key: string | null, message: string): TariffFinding => ({ level: 'stop', key, message })
export const look = (key: string | null, message: string): TariffFinding => ({ level: 'look', key, message })
