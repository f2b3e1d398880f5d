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
  const disk = diskInWords(error)
  if (disk !== null) return disk
  if (OF_PEOPLE.some((kind) => error instanceof kind)) return (error as Error).message
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `예상하지 못한 오류입니다. 아래 내용을 개발자에게 보여 주세요.\n${what}`
}

const ELSEWHERE = '다른 폴더에 열려면 DATA_DIR에 그 폴더를 적어 시작하세요. 예: DATA_DIR=/srv/jikji npm start'
const ON_DISK: Readonly<Record<string, string>> = {
  EROFS: `디스크가 읽기 전용입니다. 오류를 만난 디스크는 스스로 읽기 전용이 됩니다. 디스크를 살펴 쓰기로 다시 연결한 뒤 시작해 주세요.\n${ELSEWHERE}`,
  EACCES: `이 계정에는 쓸 권한이 없습니다. 폴더의 주인과 권한을 확인해 주세요.\n${ELSEWHERE}`,
  EPERM: `이 계정에는 쓸 권한이 없습니다. 폴더의 주인과 권한을 확인해 주세요.\n${ELSEWHERE}`,
  ENOSPC: '디스크가 가득 찼습니다. 파일을 옮기거나 지워 자리를 만든 뒤 다시 시작해 주세요.',
  EDQUOT: '이 계정이 쓸 수 있는 디스크를 다 썼습니다. 파일을 옮기거나 지워 자리를 만든 뒤 다시 시작해 주세요.',
  EIO: '디스크에서 읽거나 쓰지 못합니다. 디스크가 고장 났을 수 있으니 백업을 확인하고 디스크를 살펴 주세요.',
  ENOTDIR: `폴더가 있어야 할 자리에 파일이 있습니다.\n${ELSEWHERE}`,
  EEXIST: `폴더가 있어야 할 자리에 파일이 있습니다.\n${ELSEWHERE}`,
}

/** What a disk or its folders refused; null for everything else. */
function diskInWords(error: unknown): string | null {
  const { code, path, syscall } = (error ?? {}) as NodeJS.ErrnoException
  const words = ON_DISK[String(code)]
  if (words === undefined || syscall === undefined || syscall === 'listen') return null
  return `${path ?? '데이터 폴더'}에 쓰지 못했습니다. ${words}`
}
