import { createHash } from 'node:crypto'
import type { FilePurpose, UploaderKind } from '#/domain/files/purposes.ts'
import type { StaffRole } from '#/domain/members/roles.ts'
import type { Principal } from '#/server/platform/http/principal.ts'
import type { FileRow } from './files.table.ts'

export interface Asker {
  readonly principal: Principal
  readonly visitorKey: string | null
}

export interface Owner {
  readonly kind: UploaderKind
  readonly id: string
}

/** Who a new file belongs to; null for a visitor without a key, whom nobody could recognise again. */
export function ownerOf({ principal, visitorKey }: Asker): Owner | null {
  switch (principal.kind) {
    case 'member':
      return { kind: 'member', id: principal.memberId }
    case 'partner':
      return { kind: 'partner', id: principal.partnerId }
    case 'staff':
      return { kind: 'staff', id: principal.staffId }
    case 'visitor':
      return visitorKey === null ? null : { kind: 'visitor', id: hashOfKey(visitorKey) }
  }
}

/** A member who has just logged in still has the visitor's key and keeps the files of that browser. */
export const mayUse = (row: Pick<FileRow, 'ownerKind' | 'ownerId'>, asker: Asker): boolean => {
  const owner = ownerOf(asker)
  if (owner && row.ownerKind === owner.kind && row.ownerId === owner.id) return true
  return asker.visitorKey !== null && row.ownerKind === 'visitor' && row.ownerId === hashOfKey(asker.visitorKey)
}

/** Staff see the files of their own work; that they looked is in the audit log, written by the route layer. */
export const maySee = (row: FileRow, asker: Asker): boolean =>
  mayUse(row, asker) || (asker.principal.kind === 'staff' && worksWith(row.purpose, asker.principal.roles))

const worksWith = (purpose: FilePurpose, roles: readonly StaffRole[]): boolean =>
  roles.includes('administrator') || WORK_WITH[purpose].some((role) => roles.includes(role))

const PRESS_WORK: readonly StaffRole[] = ['service', 'proof', 'production']

/** Whoever of the staff may look into files of a job. */
export const seesPressFiles = ({ roles }: { readonly roles: readonly StaffRole[] }): boolean =>
  worksWith('cover', roles)

/** Finance works with figures and sees no file; papers of businesses are shown with the application they belong to. */
const WORK_WITH: Readonly<Record<FilePurpose, readonly StaffRole[]>> = {
  inner: PRESS_WORK,
  cover: PRESS_WORK,
  insert: PRESS_WORK,
  sheet: PRESS_WORK,
  material: PRESS_WORK,
  proof: PRESS_WORK,
  attachment: ['service', 'proof'],
  document: ['service'],
}

/** The key itself is never stored. */
export const hashOfKey = (visitorKey: string): string => createHash('sha256').update(visitorKey).digest('hex')
