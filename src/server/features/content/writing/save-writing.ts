import type { Piece } from '#/contract/content/piece.schema.ts'
import { AppError } from '#/contract/errors.ts'
import { picturesOfDoc } from '#/domain/writing/words-of-doc.ts'
import type { WrittenKind } from '#/domain/writing/written-kinds.data.ts'
import { type AuditedCall, audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { missingPictures } from './pictures.repo.ts'
import type { WritingDeps } from './writing-deps.ts'
import type { ItemRow } from './writing.table.ts'
import { pieceOf } from './writing.presenter.ts'
import * as repo from './written.repo.ts'

export type WriterCall = AuditedCall & { readonly principal: StaffPrincipal }

const CHANGED =
  '그 사이 다른 분이 이 글을 바꿨습니다. 적으신 내용은 이 화면에 그대로 있습니다. 바뀐 글과 견주어 보신 뒤 저장해 주세요.'
const FIXED_PLACES: Partial<Record<WrittenKind, string>> = {
  guide: '작업 안내는 주소가 정해져 있어 새로 만들지 않습니다. 목록에서 골라 고쳐 주세요.',
  home: '첫 화면은 하나입니다. 목록에서 골라 고쳐 주세요.',
}
const ANNOUNCED = '시행을 알린 약관은 고칠 수 없습니다. 「새 판 쓰기」로 다음 시행일의 판을 써 주세요.'

/** The row, locked, when it is still the version that was read. Errors: NOT_FOUND, CONFLICT. */
export async function lockAt(tx: Tx, id: string, version: number): Promise<ItemRow> {
  const item = await repo.lockItem(tx, id)
  if (!item) throw new AppError('NOT_FOUND')
  if (item.version !== version) throw new AppError('CONFLICT', CHANGED)
  return item
}

/** People agree to a policy as it was announced; it is never changed afterwards, and never taken away. */
export function refuseAnnounced(item: ItemRow): void {
  if (item.kind === 'policy' && item.live !== null) throw new AppError('CONFLICT', ANNOUNCED)
}

/** Kinds whose address has a word of its own. */
const NAMED: Partial<Record<WrittenKind, string>> = { portfolio: 'case', archive: 'file' }

/** A new draft. Errors: INVALID_INPUT, or CONFLICT for a kind whose addresses are fixed. */
export async function startWriting(tx: Tx, deps: WritingDeps, call: WriterCall, piece: Piece): Promise<ItemRow> {
  const fixed = FIXED_PLACES[piece.kind]
  if (fixed) throw new AppError('CONFLICT', fixed)
  await refuseUnknownPictures(tx, piece)
  const id = deps.ids.uuid()
  const now = deps.clock.now()
  const { kind } = piece
  const row = {
    id,
    kind,
    slug: kind in NAMED ? `${NAMED[kind]}-${deps.ids.uuid().slice(0, 8)}` : null,
    position: kind === 'faq' || kind in NAMED ? await repo.nextPosition(tx, kind) : 0,
    newest: 1,
    createdAt: now,
  }
  await repo.insertItems(tx, [row])
  await repo.insertEditions(tx, [{ itemId: id, number: 1, piece, writtenBy: call.principal.staffId, writtenAt: now }])
  await noteAct(tx, call, 'start', id, { kind, title: piece.title })
  return reread(tx, id)
}

/** Another edition. Errors: INVALID_INPUT, NOT_FOUND, CONFLICT. */
export async function saveWriting(
  tx: Tx,
  deps: WritingDeps,
  call: WriterCall,
  { id, version, piece }: { readonly id: string; readonly version: number; readonly piece: Piece },
): Promise<ItemRow> {
  const item = await lockAt(tx, id, version)
  refuseAnnounced(item)
  if (item.kind !== piece.kind) throw new AppError('INVALID_INPUT', '글의 종류는 바꿀 수 없습니다.')
  await refuseUnknownPictures(tx, piece)
  await addEdition(tx, deps, call, { item, piece })
  await noteAct(tx, call, 'save', id, { edition: item.newest + 1, title: piece.title })
  return reread(tx, id)
}

/** Makes an earlier edition the newest. Errors: NOT_FOUND, CONFLICT. */
export async function restoreEdition(
  tx: Tx,
  deps: WritingDeps,
  call: WriterCall,
  { id, version, edition }: { readonly id: string; readonly version: number; readonly edition: number },
): Promise<ItemRow> {
  const item = await lockAt(tx, id, version)
  refuseAnnounced(item)
  const earlier = await repo.findEdition(tx, id, edition)
  if (!earlier) throw new AppError('NOT_FOUND')
  await addEdition(tx, deps, call, { item, piece: pieceOf(item, earlier), restoredFrom: edition })
  await noteAct(tx, call, 'restore', id, { edition: item.newest + 1, from: edition })
  return reread(tx, id)
}

async function addEdition(
  tx: Tx,
  { clock }: WritingDeps,
  { principal }: WriterCall,
  { item, ...edition }: { readonly item: ItemRow; readonly piece: Piece; readonly restoredFrom?: number },
): Promise<void> {
  const number = item.newest + 1
  await repo.insertEditions(tx, [
    { itemId: item.id, number, writtenBy: principal.staffId, writtenAt: clock.now(), ...edition },
  ])
  await repo.updateItem(tx, item, { newest: number })
}

/** A picture of nobody's would be a hole in the page. */
async function refuseUnknownPictures(tx: Tx, { doc }: Piece): Promise<void> {
  const missing = await missingPictures(tx, picturesOfDoc(doc))
  if (missing.length > 0) throw new AppError('INVALID_INPUT', '글에 든 그림을 찾을 수 없습니다. 다시 올려 주세요.')
}

export async function noteAct(
  tx: Tx,
  call: WriterCall,
  act: string,
  objectId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await audit(tx, call, { action: `writing.${act}`, objectKind: 'writing', objectId, detail })
}

export async function reread(tx: Tx, id: string): Promise<ItemRow> {
  const item = await repo.findItem(tx, id)
  if (!item) throw new AppError('NOT_FOUND')
  return item
}
