import type { TariffReader } from '#/server/features/catalogue/pricing/pricing.public.ts'
import type { PressDeps } from '#/server/features/prepress/press/press.public.ts'

export interface GangsDeps extends PressDeps {
  readonly tariffs: TariffReader
}

export const gangTopic = (gangId: string): string => `gang:${gangId}`
