import { AppError } from '#/contract/errors.ts'
import { isDiskFull } from '#/server/platform/disk-full.ts'
import { isUnavailable } from '#/server/platform/http/error-answer.ts'
import type { JobType } from './job.ts'

/** Then somebody has to be told, whatever the machine says. */
const A_DAY_MS = 24 * 3_600_000

/** The queue rests e⁶ seconds, seven minutes, after the sixth attempt: the disk is not kept busy, and nobody waits for hours. */
export const GO_ON_WAITING = `update graphile_worker._private_jobs set attempts = least(attempts, 6), max_attempts = 7 where id = $1`

/** Whether a job that failed now waits for the machine to be well again, though its attempts are over. */
export const waitsForMachine = ({ patient = false }: JobType<object>, askedAt: Date, error: unknown): boolean =>
  patient && Date.now() - askedAt.getTime() < A_DAY_MS && isMachineTrouble(error)

/** No room, or no answer of the storage or of the database: it says nothing about what was to be done. */
function isMachineTrouble(error: unknown): boolean {
  if (isDiskFull(error) || isUnavailable(error)) return true
  return error instanceof AppError
    ? error.code === 'UNAVAILABLE'
    : error instanceof Error && isMachineTrouble(error.cause)
}

const NO_ROOM = '저장 공간이 부족해 잠시 기다리고 있어요. 자리가 나면 저절로 이어서 만들어요.'
const NO_ANSWER = '파일 저장소가 잠시 응답하지 않아 기다리고 있어요. 돌아오면 저절로 이어서 만들어요.'

/** What whoever waits reads meanwhile; null for a failure that is not the machine's. */
export function waitingWords(error: unknown): string | null {
  if (!isMachineTrouble(error)) return null
  return isDiskFull(error) ? NO_ROOM : NO_ANSWER
}
