import { paperOf } from '#/domain/catalog/lookup.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { type GangLine, sheetOf, whyAlone, whyApart } from '#/domain/gangs/gang-match.ts'
import { memberProblem } from '#/domain/gangs/member-problem.ts'
import { pressJobId } from '#/domain/press/press-order.ts'
import type { JobPictureView } from '#/contract/job/job-picture.schema.ts'
import { brandNamer, type NameBrand } from '#/server/features/content/brands/brands.public.ts'
import { factsOf, type OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export const copiesOf = ({ remakeCopies, copies }: OrderLine): number => remakeCopies ?? copies

export function gangLineOf(line: OrderLine): GangLine {
  const copies = copiesOf(line)
  return {
    lineId: line.id,
    code: pressJobId(line),
    spec: { ...line.spec, copies },
    route: line.quote.route,
    copies,
  }
}

/** What is shown of lines besides themselves. */
export interface LineLook {
  readonly nameBrand: NameBrand
  readonly pictureOf: (lineId: string) => JobPictureView | null
}

export async function lookOf(db: DbOrTx, lines: readonly OrderLine[]): Promise<LineLook> {
  const pictures = await picturesOf(db, lines)
  const byLine = new Map(lines.map(({ id }, at) => [id, pictures[at] ?? null]))
  return {
    nameBrand: await brandNamer(
      db,
      lines.map(({ brand }) => brand),
    ),
    pictureOf: (lineId) => byLine.get(lineId) ?? null,
  }
}

/** A line as the desk reads it in every list of this feature. */
export const presentLine = (line: OrderLine, { nameBrand, pictureOf }: LineLook) => {
  const part = sheetOf(line.spec)
  return {
    lineId: line.id,
    orderNumber: line.orderNumber,
    code: pressJobId(line),
    title: line.title,
    summary: specSummary({ ...line.spec, copies: copiesOf(line) }),
    paper: part ? paperOf(part).name : '',
    copies: copiesOf(line),
    due: line.dueDay,
    brand: nameBrand(line.brand),
    spec: line.spec,
    picture: pictureOf(line.id),
  }
}

/** Korean: why the line cannot stay where it was put while this was approved; null where it can. */
export const problemOf = (line: OrderLine, bound: string | null): string | null =>
  memberProblem({
    facts: factsOf(line),
    approved: line.approvedBinding,
    bound,
    cancelAsked: line.cancelRequestedAt !== null,
  })

export interface Refused {
  readonly line: OrderLine
  readonly reason: string
}

/** Which of the lines cannot be on one sheet, with the reason. `own`: number of the sheet on which they may be already. */
export function refusedOf(lines: readonly OrderLine[], own: string | null): readonly Refused[] {
  const able = lines.find((line) => reasonAlone(line, own) === null)
  return lines.flatMap((line) => {
    const apart = able ? whyApart(gangLineOf(able), gangLineOf(line)) : null
    const reason = reasonAlone(line, own) ?? apart
    return reason === null ? [] : [{ line, reason }]
  })
}

function reasonAlone(line: OrderLine, own: string | null): string | null {
  const isOn = line.gang !== null && line.gang !== own
  return (
    whyAlone(gangLineOf(line)) ??
    (isOn ? `이미 합판 ${line.gang}에 앉은 품목입니다.` : null) ??
    problemOf(line, line.approvedBinding)
  )
}
