import type { SessionRow } from './sessions.repo.ts'

/** Where somebody is logged in, as they and their administrator see it. */
export function presentSession(row: SessionRow, currentId: string) {
  return {
    id: row.id,
    current: row.id === currentId,
    userAgent: row.userAgent,
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }
}
