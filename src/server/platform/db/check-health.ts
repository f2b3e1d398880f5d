import { sql } from './drizzle.ts'
import type { Db } from './database.ts'

const LEAST_VERSION = 150_000

/** Refuses a database on which the shop would work wrongly without saying so; the error says what to change. */
export async function checkDatabaseHealth(db: Db): Promise<void> {
  const { rows } = await db.execute<{ version: number; encoding: string; trigrams: number }>(sql`
    select current_setting('server_version_num')::int as version,
           current_setting('server_encoding') as encoding,
           cardinality(show_trgm('무선제본')) as trigrams`)
  const found = rows[0]
  if (!found) throw new Error('the database did not answer')
  if (found.version < LEAST_VERSION) throw new Error('PostgreSQL 15 이상이 필요합니다.')
  if (found.encoding !== 'UTF8') throw new Error('데이터베이스 인코딩은 UTF8이어야 합니다.')
  if (found.trigrams === 0) {
    throw new Error('데이터베이스의 LC_CTYPE이 한국어를 모릅니다. --locale=C.UTF-8로 만든 데이터베이스를 쓰세요.')
  }
}
