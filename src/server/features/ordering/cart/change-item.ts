import type { changeCartItem } from '#/contract/ordering/cart.contract.ts'
import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { copiesOfClasses } from '#/domain/brands/classes.ts'
import { keepStocks } from '#/domain/catalog/in-catalogue.ts'
import { sameSpec } from '#/domain/catalog/spec-key.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import { chooseFiles } from '#/server/features/files/files/files.public.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import { priceOrigin, quoterOfBrand } from '#/server/features/ordering/origins/origins.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import { lockItem, releaseFromEstimate, updateItem } from './cart.repo.ts'
import type { CartRow } from './cart.table.ts'
import { titleOf } from './item-title.ts'
import { priceItems } from './price-item.ts'
import { requireMayOrder } from './require-may-order.ts'
import { brandRefusals } from './require-sold-by.ts'

interface Who {
  readonly memberId: string
  readonly roles: readonly CustomerRole[]
  readonly visitorKey: string | null
}

/** Changes an item as it was last read. CONFLICT when another tab changed it meanwhile; nothing is lost then. */
export async function changeItem(
  tx: Tx,
  deps: CartDeps,
  who: Who,
  id: string,
  change: BodyOf<typeof changeCartItem>,
): Promise<CartRow> {
  const row = await lockItem(tx, who.memberId, id)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.version !== change.version)
    throw new AppError('CONFLICT', '다른 창에서 이 품목을 바꾸었습니다.\n새로 고쳐 지금 내용을 확인해 주세요.')
  // Opened and put back on the same paper it is the same job, though a later version names or measures that anew.
  const asked = change.spec ? keepStocks(change.spec, row.spec) : row.spec
  const classes = classesOf(row, change)
  const copies = classes ? copiesOfClasses(classes) : (change.copies ?? asked.copies)
  const wanted = { ...asked, copies }
  // other files or another name are the same job: the price that an estimate promised for it stays
  const stays = row.estimateId !== null && sameSpec(wanted, row.spec)
  const quoteJob = await quoterOfBrand(tx, deps.quoter, row.brand)
  const how = { files: change.files ?? row.files, kept: row.spec }
  const ofOrigin = row.origin && { ...row, origin: row.origin, spec: wanted, classes }
  const anew = async () => (ofOrigin ? priceOrigin(tx, deps.origins, ofOrigin) : quoteJob(wanted, how))
  const priced = stays ? (await priceItems(tx, deps, quoteJob, [row]))[0] : await anew()
  if (!priced) throw new Error(`cart item ${id} was not priced`)
  if (!priced.ok) throw new AppError('INVALID_INPUT', priced.error.message)
  const { spec, quote } = priced.value
  if (spec.product !== row.spec.product) {
    requireMayOrder(who, spec.product)
    const refusal = (await brandRefusals(tx, [row]))(row, spec.product)
    if (refusal) throw new AppError('INVALID_INPUT', refusal)
  }
  const given = change.title === undefined && row.ownTitle ? row.title : change.title
  const files = change.files ? await chooseFiles(tx, who, change.files) : row.files
  const next: CartRow = {
    ...row,
    spec,
    files,
    classes,
    staffAskedAt: askedAt(deps, row, change, isSameJob(row, spec, files)),
    ...(row.origin && !row.ownTitle && change.title === undefined ? {} : titleOf(spec, given)),
    shownQuote: quote,
    shownTotal: quote.total,
    estimateId: stays ? row.estimateId : null,
    estimatePosition: stays ? row.estimatePosition : null,
    version: row.version + 1,
    updatedAt: deps.clock.now(),
  }
  const { id: _id, memberId: _memberId, createdAt: _createdAt, ...changed } = next
  if (row.estimateId !== null && !stays) await releaseFromEstimate(tx, row.estimateId)
  await updateItem(tx, id, changed)
  if (change.files) await tellFilesChosen(tx, deps, who.memberId, next.files)
  if (files.length > 0 && row.origin === null)
    await deps.fileJudge.ask(tx, { spec, route: quote.route, files }, who.memberId)
  return next
}

/** INVALID_INPUT: what a line of an origin is made of is changed where it was made, and its copies where its classes stand; nobody looks at files that are not there. */
function classesOf(row: CartRow, change: BodyOf<typeof changeCartItem>): CartRow['classes'] {
  if (row.origin && (change.spec || change.files))
    throw new AppError('INVALID_INPUT', '이 품목의 사양과 파일은 신청한 화면에서 바꿀 수 있어요.')
  if (row.origin && change.askStaff && row.files.length === 0)
    throw new AppError(
      'INVALID_INPUT',
      '아직 파일이 없는 품목이라 확인을 부탁할 수 없어요. 신청한 화면에서 확인해 주세요.',
    )
  if (!row.classes && change.classes) throw new AppError('INVALID_INPUT', '반별로 나누는 품목이 아닙니다.')
  if (row.classes && change.copies !== undefined && !change.classes)
    throw new AppError('INVALID_INPUT', '반별 부수를 합한 만큼 만들어요. 반별 부수를 바꿔 주세요.', {
      copies: '반별 부수를 바꿔 주세요.',
    })
  return change.classes ?? row.classes
}

/** Who asked for a person to look meant these files for this spec; another number of copies is still the same question. */
function askedAt(
  { clock }: CartDeps,
  { staffAskedAt }: CartRow,
  { askStaff }: BodyOf<typeof changeCartItem>,
  same: boolean,
): Date | null {
  if (askStaff === undefined) return same ? staffAskedAt : null
  if (!askStaff) return null
  return same && staffAskedAt !== null ? staffAskedAt : clock.now()
}

const isSameJob = (row: CartRow, spec: JobSpec, files: CartRow['files']): boolean =>
  sameSpec({ ...row.spec, copies: spec.copies }, spec) &&
  files.map(({ sha256 }) => sha256).join() === row.files.map(({ sha256 }) => sha256).join()
