import { AppError } from '#/contract/errors.ts'

/** A file of ours could not be written, or was refused for want of room. (The database says 53100 when it is its own.) */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof AppError && at.code === 'NO_ROOM') return true
    if (['ENOSPC', 'EDQUOT'].includes(String((at as { code?: unknown }).code))) return true
  }
  return false
}
