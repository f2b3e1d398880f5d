import { AppError } from '#/contract/errors.ts'

/** A file of ours could not be written, or was refused for want of room. (The database says 53100 when it is its own.) */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof AppError && at.code === 'NO_ROOM') return true
    if (hasCode(at, ['ENOSPC', 'EDQUOT'])) return true
  }
  return false
}

/**
 * The disk takes nothing whatever its room, or no more files are opened at once. Linux makes a disk read-only when it met an
 * error on it. Nothing is wrong with what was to be written.
 */
export function isDiskInTrouble(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (hasCode(at, ['EROFS', 'EIO', 'EMFILE', 'ENFILE'])) return true
  }
  return false
}

const hasCode = (error: Error, codes: readonly string[]): boolean =>
  codes.includes(String((error as { code?: unknown }).code))
