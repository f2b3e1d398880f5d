import { desc, isNull } from 'drizzle-orm'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Database } from '#/server/platform/db/database.ts'
import type { Clock, Ids } from '#/server/platform/services.ts'
import { signingKeys } from './sessions.table.ts'

/** The key pairs behind the access tokens, shared by all server processes through the database. */
export interface SigningKeys {
  active(): Promise<{ readonly kid: string; readonly key: CryptoKey }>
  /** Public key of `kid`, retired ones included; null when there is none. */
  verifier(kid: string): Promise<CryptoKey | null>
  /** Signs with a new pair from now on. Nobody is logged out: the old public key keeps verifying. */
  rotate(): Promise<string>
}

interface Loaded {
  readonly kid: string
  readonly key: CryptoKey
  readonly loadedAt: number
}

/** Another process may have rotated; look again after this long. */
const RELOAD_MS = 60_000
export const TOKEN_ALGORITHM = 'EdDSA'

export function createSigningKeys(deps: { database: Database; clock: Clock; ids: Ids }): SigningKeys {
  const { database, clock, ids } = deps
  const verifiers = new Map<string, CryptoKey>()
  let current: Loaded | null = null
  let loadedAll = -Infinity

  const readActive = () =>
    database.db
      .select()
      .from(signingKeys)
      .where(isNull(signingKeys.retiredAt))
      .orderBy(desc(signingKeys.createdAt))
      .limit(1)

  async function newPair() {
    const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true })
    return {
      kid: ids.uuid(),
      privateJwk: await exportJWK(pair.privateKey),
      publicJwk: await exportJWK(pair.publicKey),
      createdAt: clock.now(),
    }
  }

  async function load(): Promise<Loaded> {
    let [row] = await readActive()
    if (!row) {
      // Two processes may start at once; the partial unique index lets one of them win.
      await database.db
        .insert(signingKeys)
        .values(await newPair())
        .onConflictDoNothing()
      ;[row] = await readActive()
    }
    if (!row) throw new Error('no signing key after creating one')
    const key = (await importJWK(row.privateJwk, TOKEN_ALGORITHM)) as CryptoKey
    return { kid: row.kid, key, loadedAt: clock.now().getTime() }
  }

  async function loadVerifiers(): Promise<void> {
    for (const row of await database.db.select().from(signingKeys)) {
      if (!verifiers.has(row.kid))
        verifiers.set(row.kid, (await importJWK(row.publicJwk, TOKEN_ALGORITHM)) as CryptoKey)
    }
  }

  return {
    async active() {
      if (!current || Math.abs(clock.now().getTime() - current.loadedAt) > RELOAD_MS) current = await load()
      return current
    },
    async verifier(kid) {
      const known = verifiers.get(kid)
      if (known) return known
      // Made-up key ids must not become a query each.
      if (performance.now() - loadedAll < 1_000) return null
      await loadVerifiers()
      if (!verifiers.has(kid)) loadedAll = performance.now()
      return verifiers.get(kid) ?? null
    },
    async rotate() {
      const pair = await newPair()
      await database.transaction(async (tx) => {
        await tx.update(signingKeys).set({ retiredAt: clock.now() }).where(isNull(signingKeys.retiredAt))
        await tx.insert(signingKeys).values(pair)
      })
      current = null
      return pair.kid
    },
  }
}
