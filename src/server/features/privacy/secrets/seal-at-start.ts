import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'
import { wipeClearKeys } from '#/server/platform/sessions/signing-keys.repo.ts'
import { resealAll } from './reseal.ts'

export interface SecretsDeps extends Pick<Services, 'database' | 'clock' | 'log'> {
  readonly sealer: Sealer
  readonly sessions: Sessions
}

/** Said where a server starts with a key that is not this shop's. */
export const WRONG_SEAL_KEY =
  '봉인 열쇠(SEAL_KEY 또는 DATA_DIR/seal.key)가 이 데이터베이스의 것이 아닙니다. 먼저 쓰던 열쇠를 SEAL_KEY나 SEAL_KEY_OTHERS에 넣어 주세요.'

/** Before the first call: nothing lies in clear, and this server has the key of the shop. Throws when it has not. */
export async function sealAtStart(deps: SecretsDeps): Promise<void> {
  const { database, clock, log, sealer, sessions } = deps
  if (await database.transaction((tx) => wipeClearKeys(tx, clock.now())))
    log.warn('signing keys lay in clear: new ones were made, and the old ones verify for a few minutes more')
  await sessions.keys.active(database.db).catch((error: unknown) => {
    throw new Error(WRONG_SEAL_KEY, { cause: error })
  })
  await reseal({ database, log, sealer })
}

/** What was sealed with another key, or by no key. */
export async function reseal({ database, log, sealer }: Pick<SecretsDeps, 'database' | 'log' | 'sealer'>) {
  const { done, lost } = await resealAll(database.db, sealer)
  if (done > 0) log.info({ resealed: done }, 'sealed with the key of now')
  if (lost.length > 0) log.error({ lost }, 'sealed with a key that is not here; put it into SEAL_KEY_OTHERS')
}
