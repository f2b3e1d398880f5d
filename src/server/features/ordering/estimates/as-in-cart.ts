import { AppError } from '#/contract/errors.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import { canonicalJson } from '#/lib/canonical-json.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Job } from './make-estimate.ts'

/** A line as it lies in the customer's cart. */
interface LineInCart {
  readonly title: string
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  readonly origin: LineOrigin | null
  readonly classes: readonly ClassCopies[] | null
}

/** What lies in one of the customer's carts; the root hands it in, for the cart itself asks the estimates. */
export type LinesInCart = (db: DbOrTx, memberId: string, brand: string | null) => Promise<readonly LineInCart[]>

const NOT_THERE = '장바구니에 그대로 있는 품목만 견적서에 담을 수 있어요. 장바구니를 새로 고쳐 다시 저장해 주세요.'
const NOT_MADE = '아직 한 권으로 묶고 있는 책이 있어요. 다 묶이면 견적을 저장해 주세요.'

/**
 * Lines of an origin as the customer's cart has them: their room filled them, and a browser says only which. Whoever could say
 * the files of a textbook would have others printed, unseen and at its price. INVALID_INPUT for one that does not lie there.
 */
export async function asInCart(
  db: DbOrTx,
  linesInCart: LinesInCart,
  memberId: string,
  jobs: readonly Job[],
): Promise<readonly Job[]> {
  if (jobs.every(({ origin }) => !origin)) return jobs
  const left = [...(await linesInCart(db, memberId, jobs[0]?.brand ?? null))]
  return jobs.map((job, index) => {
    if (!job.origin) return job
    const at = left.findIndex((line) => isSame(line, job))
    const [line] = at === -1 ? [] : left.splice(at, 1)
    if (!line) throw new AppError('INVALID_INPUT', NOT_THERE, { [`jobs.${index}.origin`]: NOT_THERE })
    const { title, spec, files: chosen, classes } = line
    // Nobody would put its pages together behind an estimate: it could never be ordered.
    if (chosen.length === 0) throw new AppError('INVALID_INPUT', NOT_MADE, { [`jobs.${index}.origin`]: NOT_MADE })
    return { ...job, title, spec, chosen, classes: classes ?? undefined }
  })
}

const isSame = (line: LineInCart, { origin, classes, spec }: Job): boolean =>
  canonicalJson(line.origin) === canonicalJson(origin) &&
  line.spec.copies === spec.copies &&
  (!line.classes || canonicalJson(line.classes.map(copiesOf)) === canonicalJson((classes ?? []).map(copiesOf)))

const copiesOf = ({ name, copies }: ClassCopies) => ({ name, copies })
