import { open } from 'node:fs/promises'

/** Its text is Korean and for whoever runs the shop. */
export class DatabaseNotStarted extends Error {}

/** As much of the end of the log as one start writes. */
const TAIL_BYTES = 8_192

/** Why PostgreSQL did not start, from what it wrote after `from`: in Korean what a person can do about it. */
export async function whyNotStarted(logFile: string, from: number): Promise<string> {
  return reasonIn(await tailOf(logFile, from), `${logFile}를 확인해 주세요.`)
}

export function reasonIn(said: string, otherwise: string): string {
  if (/No space left on device/.test(said))
    return '디스크가 가득 차 데이터베이스를 시작하지 못했습니다. 파일을 옮기거나 지워 자리를 만든 뒤 다시 시작해 주세요.'
  if (/could not bind|Address already in use/.test(said))
    return '데이터베이스의 포트를 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 가게를 다시 시작해 주세요.'
  const fatal = /(?:FATAL|PANIC): +(.*)/.exec(said)?.[1]
  return `데이터베이스가 시작되지 않았습니다${fatal ? ` (${fatal})` : ''}. ${otherwise}`
}

async function tailOf(path: string, from: number): Promise<string> {
  const file = await open(path).catch(() => null)
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const start = Math.max(from, size - TAIL_BYTES)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
