import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { beginEbook as endpoint } from '#/contract/prepress/ebooks.contract.ts'
import {
  formRefusal,
  type ManuscriptCounts,
  readsItself,
  type SourceKind,
  withToldTables,
} from '#/domain/ebooks/ebook.ts'
import { bindFiles, chooseFiles } from '#/server/features/files/files/files.public.ts'
import { lockMember } from '#/server/features/people/members/members.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import type { EbooksDeps } from './ebooks-deps.ts'
import { countUnordered, insertEbook } from './ebooks.repo.ts'
import type { EbookRow } from './ebooks.table.ts'
import { cartWith } from './put-in-cart.ts'
import { kindOfManuscript } from './read-manuscript.ts'
import { findReading } from './readings.repo.ts'

interface Begin {
  readonly member: MemberPrincipal
  readonly visitorKey: string | null
  readonly wanted: BodyOf<typeof endpoint>
}

/** Their manuscripts are kept for them while they wait. */
const MOST_UNORDERED = 30

/**
 * Hands a manuscript in. One that a machine has counted has its price and goes into the cart; of the others the customer's own
 * estimate stands until a person has counted it. INVALID_INPUT where nothing can be made of it in this form.
 */
export async function beginEbook(
  tx: Tx,
  deps: EbooksDeps,
  { member, visitorKey, wanted }: Begin,
): Promise<{ id: string; itemId: string | null }> {
  const { memberId } = member
  await lockMember(tx, memberId)
  if ((await countUnordered(tx, memberId)) >= MOST_UNORDERED)
    throw new AppError(
      'CONFLICT',
      `주문하지 않은 전자책이 ${MOST_UNORDERED}권이에요. 맡기지 않을 것을 취소하고 다시 해 주세요. 적으신 내용은 그대로 있습니다.`,
    )
  const choices = [
    { fileId: wanted.manuscriptId, part: 'manuscript' },
    ...(wanted.coverId === null ? [] : [{ fileId: wanted.coverId, part: 'cover' }]),
  ]
  const files = await chooseFiles(tx, { memberId, visitorKey }, choices)
  // A manuscript waits for people: its files stay until the work is forgotten.
  await bindFiles(
    tx,
    files.map(({ fileId }) => fileId),
  )
  const [manuscript] = files
  if (!manuscript) throw new AppError('NOT_FOUND')
  const kind = kindOfManuscript(manuscript)
  const counted = readsItself(kind) ? await countsOf(tx, { sha256: manuscript.sha256, kind }) : null
  const refusal = formRefusal(wanted.form, { kind, isScan: counted?.isScan ?? false })
  if (refusal !== null) throw refused('form', refusal)
  const now = deps.clock.now()
  const row: EbookRow = {
    id: deps.ids.uuid(),
    memberId,
    stage: counted ? 'priced' : 'asked',
    form: wanted.form,
    title: wanted.metadata.title,
    manuscriptKind: kind,
    files,
    metadata: wanted.metadata,
    extras: [...new Set(wanted.extras)],
    counts: counted ? withToldTables(kind, counted.counts, wanted.counts) : wanted.counts,
    countedBy: counted ? 'machine' : 'customer',
    memo: wanted.memo,
    roundsUsed: 0,
    roundsGiven: 0,
    pricesVersion: null,
    shownEdition: null,
    approvedAt: null,
    downloadUntil: null,
    createdAt: now,
    movedAt: now,
  }
  await insertEbook(tx, row)
  return { id: row.id, itemId: counted ? await cartWith(tx, deps, row) : null }
}

const refused = (field: string, message: string) => new AppError('INVALID_INPUT', message, { [field]: message })

/** What the machine counted; a manuscript that is still being read, or cannot be, is not handed in. */
async function countsOf(
  tx: Tx,
  { sha256, kind }: { readonly sha256: string; readonly kind: SourceKind },
): Promise<{ readonly counts: ManuscriptCounts; readonly isScan: boolean }> {
  const reading = await findReading(tx, sha256)
  if (reading && reading.kind !== kind) throw refused('manuscriptId', '원고를 다시 골라 주세요.')
  if (reading?.state === 'refused') throw refused('manuscriptId', reading.refusal ?? '')
  if (!reading?.counts) throw refused('manuscriptId', '원고를 아직 읽고 있어요. 다 읽으면 다시 눌러 주세요.')
  const { isScan, ...counts } = reading.counts
  return { counts, isScan }
}
