import type { Clock } from './services.ts'

export const systemClock: Clock = { now: () => new Date() }
