import type { AuditedCall } from '#/server/platform/audit/audit.ts'

/** Whoever sits at the machine that runs the shop: they have its data anyway. */
export const BY_CONSOLE: AuditedCall = { principal: { kind: 'visitor' }, ip: '', requestId: 'npm run owner' }
