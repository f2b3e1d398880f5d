import { withConnection } from '#/server/platform/db/single-connection.ts'
import { CannotOpen } from './start-failure.ts'

/**
 * Stops before a database whose migrations are others than ours: it has some that we do not have, and lacks some of ours. One
 * that only has more is a newer version's, and an older server may still work with it. `folder` is where our own server has it.
 */
export async function refuseOtherHistory(url: string, names: readonly string[], folder?: string): Promise<void> {
  const applied = await appliedNames(url)
  const foreign = applied.filter((name) => !names.includes(name)).toSorted()
  const lacking = names.filter((name) => !applied.includes(name))
  if (foreign.length === 0 || lacking.length === 0) return
  const begin = folder === undefined ? 'DATABASE_URL에 새 데이터베이스를 넣고' : `${folder} 폴더를 지우고`
  throw new CannotOpen(
    `이 데이터베이스는 지금 프로그램과 다른 순서로 만들어졌습니다(${foreign[0]} 등 ${foreign.length}개). ` +
      `정식으로 열기 전에 연습하던 데이터라면 ${begin} 다시 시작해 주세요.`,
  )
}

function appliedNames(url: string): Promise<readonly string[]> {
  return withConnection(url, async (client) => {
    const { rows: found } = await client.query<{ there: boolean }>(
      `select to_regclass('migration') is not null as there`,
    )
    if (!found[0]?.there) return []
    const { rows } = await client.query<{ name: string }>('select name from migration')
    return rows.map(({ name }) => name)
  })
}
