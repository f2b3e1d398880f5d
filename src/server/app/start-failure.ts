import { DatabaseNotStarted } from '#/server/platform/db/postgres/why-not-started.ts'
import { DatabaseLost } from '#/server/platform/db/single-connection.ts'

/** Says itself what the owner can do about it. */
export class CannotOpen extends Error {}

const OF_PEOPLE = [DatabaseNotStarted, DatabaseLost, CannotOpen]

/** Korean where a person can do something about it; otherwise it says whom to show the error, which stays as it is. */
export function startFailure(error: unknown): string {
  const { code, port } = (error ?? {}) as { readonly code?: unknown; readonly port?: unknown }
  if (code === 'EADDRINUSE' && typeof port === 'number')
    return (
      `${port}번 포트를 다른 프로그램이 쓰고 있습니다. 가게가 이미 열려 있는지 보시고, 아니면 다른 포트로 여세요.\n` +
      `PORT=${port + 1} npm start`
    )
  if (code === 'EACCES' && typeof port === 'number')
    return `${port}번 포트를 열 권한이 없습니다. 1024 이상의 포트로 여세요.\nPORT=3000 npm start`
  if (OF_PEOPLE.some((kind) => error instanceof kind)) return (error as Error).message
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `예상하지 못한 오류입니다. 아래 내용을 개발자에게 보여 주세요.\n${what}`
}
