import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Database, DbOrTx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Clock, Ids } from '#/server/platform/services.ts'
import * as repo from './signing-keys.repo.ts'

export interface VerifyingKey {
  readonly key: CryptoKey
  /** Tokens issued later than this do not count: whoever has found an old key can make none. */
  readonly lastIssue: number
  /** Its tokens carry no proof of their session, because servers of the version before made them. */
  readonly withoutProof: boolean
}

/** The key pairs behind the access tokens, shared by all server processes through the database, where they lie sealed. */
export interface SigningKeys {
  /** Read by the caller's own connection: one that waited for a second would hold the first meanwhile. */
  active(db: DbOrTx): Promise<{ readonly kid: string; readonly key: CryptoKey }>
  /** Public key of `kid`, retired ones included; null when there is none. */
  verifier(kid: string): Promise<VerifyingKey | null>
  /** Signs with a new pair from now on. Nobody is logged out: the old public key keeps verifying. */
  rotate(): Promise<string>
  /** Rotates when the pair is older than this. */
  rotateAfter(ms: number): Promise<void>
  /** What a token says beside its session's id, which anybody may read who has a copy of the database. */
  proofOf(sessionId: string): string
  proves(proof: string | undefined, sessionId: string): boolean
}

interface Loaded {
  readonly kid: string
  readonly key: CryptoKey
  readonly createdAt: Date
  readonly loadedAt: number
}

/** Another process may have rotated; look again after this long. */
const RELOAD_MS = 60_000
/** At most one look for an unknown pair in this time. */
const LOOK_AGAIN_MS = 1_000
/** Until then every process has seen that a key was retired. */
const RETIRING_MS = 2 * RELOAD_MS
const PROOF_BYTES = 16
export const TOKEN_ALGORITHM = 'EdDSA'

interface KeysDeps {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly sealer: Sealer
}

export function createSigningKeys(deps: KeysDeps): SigningKeys {
  const { database, clock, sealer } = deps
  let verifiers: ReadonlyMap<string, VerifyingKey> = new Map()
  let current: Loaded | null = null
  let loadedAt = -Infinity
  let askedAt = -Infinity
  let looking: Promise<void> | null = null

  async function load(db: DbOrTx): Promise<Loaded> {
    let row = await repo.activeKey(db)
    const made = row === null
    if (!row) {
      // Two processes may start at once; the partial unique index lets one of them win.
      await repo.insertKey(db, await newPair(deps))
      row = await repo.activeKey(db)
    }
    if (!row) throw new Error('no signing key after creating one')
    const jwk = row.privateSealed === null ? row.privateJwk : (JSON.parse(sealer.open(row.privateSealed)) as JWK)
    if (!jwk) throw new Error(`signing key ${row.kid} has no private half`)
    const key = (await importJWK(jwk, TOKEN_ALGORITHM)) as CryptoKey
    const loaded = { kid: row.kid, key, createdAt: row.createdAt, loadedAt: clock.now().getTime() }
    // What was made just now is gone again when the caller's transaction is.
    if (!made) current = loaded
    return loaded
  }

  async function loadVerifiers(): Promise<void> {
    askedAt = performance.now()
    const rows = await repo.allKeys(database.db)
    verifiers = new Map(await Promise.all(rows.map(async (row) => [row.kid, await verifyingKey(row)] as const)))
    loadedAt = clock.now().getTime()
  }

  /**
   * Another process may sign by a new pair already, and a 401 would log its customer out. Made-up key ids must not become a query
   * each, so all who ask within a second wait for the same one.
   */
  function lookAgain(): Promise<void> {
    const rest = Math.max(0, LOOK_AGAIN_MS - (performance.now() - askedAt))
    looking ??= sleep(rest)
      .then(loadVerifiers)
      .finally(() => (looking = null))
    return looking
  }

  async function rotate(): Promise<string> {
    const pair = await newPair(deps)
    const kid = await database.transaction((tx) => repo.replaceKey(tx, pair, clock.now()))
    current = null
    return kid
  }

  async function active(db: DbOrTx): Promise<Loaded> {
    const fresh = current && Math.abs(clock.now().getTime() - current.loadedAt) <= RELOAD_MS
    return fresh && current ? current : load(db)
  }

  const proofBy = (digest: Buffer) => digest.subarray(0, PROOF_BYTES)
  const proofText = (sessionId: string) => `session:${sessionId}`
  return {
    active,
    rotate,
    async rotateAfter(ms) {
      if (clock.now().getTime() - (await active(database.db)).createdAt.getTime() > ms) await rotate()
    },
    async verifier(kid) {
      const fresh = Math.abs(clock.now().getTime() - loadedAt) <= RELOAD_MS
      if (!fresh) await loadVerifiers()
      else if (!verifiers.has(kid)) await lookAgain()
      return verifiers.get(kid) ?? null
    },
    proofOf: (sessionId) => proofBy(sealer.digest(proofText(sessionId))).toString('base64url'),
    proves(proof, sessionId) {
      const given = Buffer.from(proof ?? '', 'base64url')
      if (given.length !== PROOF_BYTES) return false
      return sealer.digests(proofText(sessionId)).some((digest) => timingSafeEqual(proofBy(digest), given))
    },
  }
}

async function newPair({ ids, clock, sealer }: KeysDeps): Promise<repo.NewKey> {
  const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true })
  return {
    kid: ids.uuid(),
    privateSealed: sealer.seal(JSON.stringify(await exportJWK(pair.privateKey))),
    publicJwk: await exportJWK(pair.publicKey),
    createdAt: clock.now(),
  }
}

async function verifyingKey(row: repo.KeyRow): Promise<VerifyingKey> {
  return {
    key: (await importJWK(row.publicJwk, TOKEN_ALGORITHM)) as CryptoKey,
    lastIssue: row.retiredAt ? row.retiredAt.getTime() + RETIRING_MS : Infinity,
    withoutProof: row.privateSealed === null,
  }
}
