import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import type { RouteId } from '#/domain/print/routes.ts'

/** What a line shows of itself where jobs for one sheet are looked for. */
export interface GangLine {
  readonly lineId: string
  /** Its job number, as on its ticket. */
  readonly code: string
  readonly spec: JobSpec
  readonly route: RouteId
  /** Made in this round. */
  readonly copies: number
}

export const sheetOf = ({ parts }: JobSpec): PartSpec | null => {
  const [part] = parts
  return parts.length === 1 && part?.role === 'sheet' ? part : null
}

/** Korean: why the job shares no sheet with any other; null when it may. */
export function whyAlone({ spec, route }: Pick<GangLine, 'spec' | 'route'>): string | null {
  const part = sheetOf(spec)
  if (!part) return '한 장짜리 인쇄물만 합판에 앉힙니다.'
  if (route === 'offset-dedicated') return '독판 주문입니다. 색을 따로 맞추기로 한 것이라 합판에 앉히지 않습니다.'
  if (route !== 'offset-ganged') return '디지털로 찍는 주문이라 합판에 앉히지 않습니다.'
  if (part.finishes.some(({ id }) => id === 'spot-ink')) return '별색은 판이 따로 필요해서 합판에 앉히지 않습니다.'
  return null
}

/**
 * Jobs with the same key share a sheet: it is of one paper and coated as a whole. Inks and sides need not be the same, for a plainer
 * side is printed with those of a richer one.
 */
export function gangKey({ spec }: Pick<GangLine, 'spec'>): string {
  const part = sheetOf(spec)
  if (!part) return ''
  const { gsm } = paperOf(part)
  return [part.paper, gsm, part.coating.front, part.coating.back].join(' ')
}

/** Korean: what keeps `other` from the sheet of `first`; null when they match. */
export function whyApart(first: GangLine, other: GangLine): string | null {
  if (gangKey(first) === gangKey(other)) return null
  const [a, b] = [sheetOf(first.spec), sheetOf(other.spec)]
  if (!a || !b) return '한 장짜리 인쇄물만 합판에 앉힙니다.'
  const [ours, theirs] = [paperOf(a), paperOf(b)]
  if (a.paper !== b.paper || ours.gsm !== theirs.gsm) return `종이가 다릅니다: ${ours.name}, ${theirs.name}`
  return '코팅이 다릅니다. 코팅은 자르기 전에 큰 종이째 하므로 같아야 합니다.'
}
