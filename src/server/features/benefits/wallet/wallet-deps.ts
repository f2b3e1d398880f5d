import type { Services } from '#/server/platform/services.ts'

export type WalletDeps = Pick<Services, 'clock' | 'ids'>
