import { and, eq, lt, ne } from '#/server/platform/db/drizzle.ts'
import * as z from 'zod/mini'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Whose } from '#/server/platform/sessions/sessions.ts'
import { knownDevices } from './passwords.table.ts'

const MARK = 'device:'

/** Names a browser that has logged in before; sealed, so that nobody makes one up. It opens nothing by itself. */
export function deviceToken(sealer: Sealer, deviceId: string): string {
  return sealer.seal(MARK + deviceId)
}

/** Null for none, for one that was changed, and for one sealed with a key that is gone. */
export function readDeviceToken(sealer: Sealer, token: string | null): string | null {
  if (token === null || !/^[\w.-]{40,300}$/.test(token)) return null
  try {
    const text = sealer.open(token)
    const id = text.slice(MARK.length)
    return text.startsWith(MARK) && z.safeParse(z.uuid(), id).success ? id : null
  } catch {
    return null
  }
}

export async function isKnown(db: DbOrTx, deviceId: string, whose: Whose): Promise<boolean> {
  const found = await db
    .select({ id: knownDevices.deviceId })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceId, deviceId), isOf(whose)))
  return found.length > 0
}

/** Somebody has logged in to it before. */
export async function hasDevices(db: DbOrTx, whose: Whose): Promise<boolean> {
  const found = await db.select({ id: knownDevices.deviceId }).from(knownDevices).where(isOf(whose)).limit(1)
  return found.length > 0
}

export async function remember(tx: Tx, deviceId: string, { audience, subjectId }: Whose, now: Date): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ deviceId, audience, subjectId, firstUsedAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.deviceId, knownDevices.audience, knownDevices.subjectId],
      set: { lastUsedAt: now },
    })
}

/** All of an account's, but `keep`. */
export async function forgetDevices(tx: Tx, whose: Whose, keep: string | null): Promise<void> {
  await tx.delete(knownDevices).where(and(isOf(whose), keep === null ? undefined : ne(knownDevices.deviceId, keep)))
}

export async function forgetUnusedDevices(tx: Tx, before: Date): Promise<void> {
  await tx.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before))
}

const isOf = ({ audience, subjectId }: Whose) =>
  and(eq(knownDevices.audience, audience), eq(knownDevices.subjectId, subjectId))
