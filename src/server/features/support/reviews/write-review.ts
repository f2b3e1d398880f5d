import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import { MOST_PHOTOS, type writeReview as endpoint } from '#/contract/support/reviews.contract.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { criteriaOf, maskedWriter } from '#/domain/reviews/review-criteria.ts'
import { earnOfReview } from '#/server/features/benefits/wallet/wallet.public.ts'
import { type Asker, fileSeenBy, openFile } from '#/server/features/files/files/files.public.ts'
import { lockLine } from '#/server/features/ordering/orders/orders.public.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { ScaledPhoto } from '#/server/ports/photo-scaler.ts'
import { arrivedLine, type ReviewedLine } from './reviewable-lines.repo.ts'
import type { ReviewsDeps } from './reviews-deps.ts'
import * as repo from './reviews.repo.ts'
import type { ReviewRow } from './reviews.table.ts'

interface Wish {
  readonly memberId: string
  readonly lineId: string
  readonly asker: Asker
  readonly body: BodyOf<typeof endpoint>
}

interface NewPhoto extends ScaledPhoto {
  readonly sourceFileId: string
}

export const HIDDEN_REVIEW = '지금은 숨겨진 후기라 고치거나 지울 수 없습니다. 1:1 문의로 알려 주세요.'

const notYours = () => new AppError('NOT_FOUND', '받으신 주문에서 찾을 수 없습니다. 배송이 끝난 뒤에 쓸 수 있습니다.')

/** Photos are made anew before the transaction. Errors: NOT_FOUND, INVALID_INPUT, CONFLICT while the shop hides it. */
export async function writeReview(deps: ReviewsDeps, wish: Wish): Promise<ReviewRow> {
  const { db } = deps.database
  const { memberId, lineId, body } = wish
  if (body.keep.length + body.add.length > MOST_PHOTOS)
    throw wrongPhotos(`사진은 ${MOST_PHOTOS}장까지 올릴 수 있습니다.`)
  if (!(await arrivedLine(db, memberId, lineId))) throw notYours()
  const before = await repo.reviewOfLine(db, lineId, memberId)
  const known = before ? await repo.photosOf(db, [before.id]) : []
  const wanted = [...new Set(body.add)].filter((id) => !known.some(({ sourceFileId }) => sourceFileId === id))
  const photos: NewPhoto[] = []
  for (const fileId of wanted) photos.push(await scaled(deps, wish.asker, fileId))
  return deps.database.transaction((tx) => put(tx, deps, wish, photos))
}

const wrongPhotos = (message: string) => new AppError('INVALID_INPUT', message, { add: message })

/** A photo of one's own upload, small and without what the camera wrote into it. */
async function scaled(deps: ReviewsDeps, asker: Asker, fileId: string): Promise<NewPhoto> {
  const file = await fileSeenBy(deps.database.db, asker, fileId)
  if (file.state !== 'ready' || file.purpose !== 'attachment') throw wrongPhotos('사진으로 올린 파일이 아닙니다.')
  await using opened = await openFile(deps.storage, file)
  const photo = await deps.photoScaler.scale(opened.path)
  if (!photo) throw wrongPhotos(`「${file.name}」은 사진으로 읽을 수 없습니다. JPG, PNG, WebP로 올려 주세요.`)
  return { ...photo, sourceFileId: fileId }
}

async function put(tx: Tx, deps: ReviewsDeps, { memberId, lineId, body }: Wish, made: readonly NewPhoto[]) {
  // Two tabs that write at once come one after the other.
  await lockLine(tx, lineId)
  const line = await arrivedLine(tx, memberId, lineId)
  const member = await findMember(tx, memberId)
  if (!line || !member) throw notYours()
  const before = await repo.lockReviewOfLine(tx, lineId, memberId)
  if (before?.hiddenAt) throw new AppError('CONFLICT', HIDDEN_REVIEW)
  const old = before ? await repo.photosOf(tx, [before.id]) : []
  const kept = old.filter(({ id, sourceFileId }) => body.keep.includes(id) || body.add.includes(sourceFileId))
  // Made before the line was locked: the same form sent twice has them here already.
  const photos = made.filter(({ sourceFileId }) => !kept.some((photo) => photo.sourceFileId === sourceFileId))
  // One line is one review: deleted and written anew it is the same, and earns no points again.
  const reviewId = before?.id ?? (await repo.idOfReview(tx, lineId))
  const row = rowOf(deps, { id: reviewId, line, body, memberId, name: member.name, before })
  const hasPhotos = kept.length + photos.length > 0
  if (before) await repo.updateReview(tx, before.id, { ...row, hasPhotos })
  else await repo.insertReviews(tx, [{ ...row, hasPhotos }])
  // Guests have no account to keep points in.
  if (!member.guest) {
    const memo = row.title ?? kindByCode(row.product).name
    await earnOfReview(tx, deps, { memberId, reviewId: row.id, hasPhotos, memo })
  }
  await repo.deletePhotosBut(
    tx,
    row.id,
    kept.map(({ id }) => id),
  )
  for (const [at, { id }] of kept.entries()) await repo.placePhoto(tx, id, at + 1)
  await repo.insertPhotos(
    tx,
    photos.map((photo, at) => ({ ...photo, id: deps.ids.uuid(), reviewId: row.id, position: kept.length + at + 1 })),
  )
  return { ...row, hasPhotos }
}

interface Written {
  readonly id: string
  readonly line: ReviewedLine
  readonly body: BodyOf<typeof endpoint>
  readonly memberId: string
  readonly name: string
  readonly before: ReviewRow | null
}

function rowOf({ clock }: ReviewsDeps, { id, line, body, memberId, name, before }: Written): ReviewRow {
  const now = clock.now()
  const asked = criteriaOf(line.spec.binding !== null)
  const scores = Object.fromEntries(Object.entries(body.scores).filter(([name_]) => asked.some((one) => one === name_)))
  return {
    id,
    orderLineId: line.lineId,
    memberId,
    product: line.product,
    rating: body.rating,
    scores,
    body: body.body,
    writer: maskedWriter(name),
    jobSummary: body.showsWork
      ? `${kindByCode(line.product).name} · ${specSummary(line.spec)}`
      : kindByCode(line.product).name,
    title: body.showsWork ? line.title : null,
    spec: body.showsWork ? line.spec : null,
    showsPicture: body.showsWork && body.showsPicture === true,
    hiddenAt: null,
    hiddenReason: null,
    hiddenBy: null,
    answer: before?.answer ?? null,
    answeredAt: before?.answeredAt ?? null,
    answeredBy: before?.answeredBy ?? null,
    writtenAt: before?.writtenAt ?? now,
    editedAt: before ? now : null,
    hasPhotos: false,
    example: false,
  }
}
