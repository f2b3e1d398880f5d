import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { addBinding, changeBinding } from '#/contract/prepress/bindings.contract.ts'
import type { BindingSet } from '#/domain/bindings/binding-set.ts'
import { fillItem, lockItem, putIntoCart } from '#/server/features/ordering/cart/cart.public.ts'
import { requireBuyer } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { patientJob } from '#/server/platform/jobs/job.ts'
import type { BindingsDeps } from './bindings-deps.ts'
import { findSet, insertSet, lockSet, updateSet } from './bindings.repo.ts'
import { readRequest, type Who } from './read-request.ts'

export const joinSetJob = patientJob<{ setId: string; version: number }>('bindings.join-set', 5)

export interface PlacedSet {
  readonly id: string
  readonly itemId: string
}

/** Puts a request into the brand's cart, priced; its pages are joined behind the answer. */
export async function addSet(
  tx: Tx,
  deps: BindingsDeps,
  who: Who,
  { brand, ...request }: BodyOf<typeof addBinding>,
): Promise<PlacedSet> {
  await requireBuyer(tx, who, { brand, goods: 'bindings' })
  const { set, files, spec, quote } = await readRequest(tx, deps, who, { brand, request })
  const [id, now] = [deps.ids.uuid(), deps.clock.now()]
  const { id: itemId } = await putIntoCart(tx, deps, {
    memberId: who.memberId,
    title: set.cover.title,
    ownTitle: true,
    spec,
    files: [],
    quote,
    brand,
    origin: { kind: 'binding', setId: id, version: 1 },
    classes: classesOf(set),
  })
  await insertSet(tx, {
    id,
    memberId: who.memberId,
    brand,
    title: set.cover.title,
    request: set,
    files,
    state: 'joining',
    failure: null,
    delay: null,
    failedFile: null,
    bodyKey: null,
    body: null,
    cover: null,
    itemId,
    version: 1,
    createdAt: now,
    updatedAt: now,
  })
  await askToJoin(tx, deps, who.memberId, { setId: id, version: 1 })
  return { id, itemId }
}

/** Changes a request that lies in the cart. CONFLICT when another window changed it meanwhile, NOT_FOUND when it is not there any more. */
export async function changeSet(
  tx: Tx,
  deps: BindingsDeps,
  who: Who,
  id: string,
  { version, ...request }: BodyOf<typeof changeBinding>,
): Promise<PlacedSet> {
  const seen = await findSet(tx, who.memberId, id)
  if (seen) await requireBuyer(tx, who, { brand: seen.brand, goods: 'bindings' })
  const item = seen?.itemId ? await lockItem(tx, who.memberId, seen.itemId) : null
  const row = await lockSet(tx, id)
  if (!seen || !item || !row) throw new AppError('NOT_FOUND')
  if (row.version !== version)
    throw new AppError('CONFLICT', '다른 창에서 이 신청을 바꾸었어요.\n새로 고쳐 지금 내용을 확인해 주세요.')
  const { set, files, spec, quote } = await readRequest(tx, deps, who, { brand: row.brand, request })
  const next = version + 1
  await fillItem(tx, deps, item, {
    title: set.cover.title,
    spec,
    quote,
    files: [],
    classes: classesOf(set),
    origin: { kind: 'binding', setId: id, version: next },
  })
  await updateSet(tx, id, {
    title: set.cover.title,
    request: set,
    files,
    state: 'joining',
    failure: null,
    delay: null,
    failedFile: null,
    cover: null,
    version: next,
    updatedAt: deps.clock.now(),
  })
  await askToJoin(tx, deps, who.memberId, { setId: id, version: next })
  return { id, itemId: item.id }
}

const classesOf = ({ classes }: BindingSet) =>
  classes.map(({ name, copies }) => ({ name: name.trim(), copies, nameOnLabel: true }))

const askToJoin = (
  tx: Tx,
  { jobs }: Pick<BindingsDeps, 'jobs'>,
  memberId: string,
  payload: { readonly setId: string; readonly version: number },
): Promise<void> =>
  jobs.add(tx, joinSetJob, payload, { key: `bindings.join-set ${payload.setId}`, share: `member:${memberId}` })
