import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Ids } from './services.ts'

/** Digits and capitals without those that are read wrongly aloud or by eye: 0 O, 1 I L, U V. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTWXYZ'

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(24).toString('base64url'),
  readable: (length) => Array.from({ length }, () => READABLE.charAt(randomInt(READABLE.length))).join(''),
}
