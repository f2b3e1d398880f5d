import { createHash } from 'node:crypto'
import type { FilePurpose, UploaderKind } from '#/domain/files/purposes.ts'
import type { Right } from '#/domain/members/rights.data.ts'
import { hasRight } from '#/domain/members/rights.ts'
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
  mayUse(row, asker) || (asker.principal.kind === 'staff' && hasRight(asker.principal.rights, SEEN_BY[row.purpose]))

/** Whoever of the staff may look into files of a job. */
export const seesPressFiles = ({ rights }: { readonly rights: readonly Right[] }): boolean =>
  hasRight(rights, SEEN_BY.cover)

/** Finance works with figures and sees no file; papers of businesses are shown with the application they belong to. */
const SEEN_BY: Readonly<Record<FilePurpose, Right>> = {
  inner: 'files-view',
  cover: 'files-view',
  insert: 'files-view',
  sheet: 'files-view',
  material: 'files-view',
  proof: 'files-view',
  ebook: 'files-view',
  attachment: 'files',
  document: 'members',
}

/** The key itself is never stored. */
export const hashOfKey = (visitorKey: string): string => createHash('sha256').update(visitorKey).digest('hex')
