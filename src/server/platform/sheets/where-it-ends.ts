import { formatCount } from '#/lib/format-count.ts'
interface Ended<T> {
  readonly kept: readonly T[]
  /** Rows for the foot of the sheet; none where everything is in it. */
  readonly foot: readonly (readonly string[])[]
}

/** Of one more than a sheet holds: what goes into it, and the line that says so where it is not all. `what` says of what and how counted. */
export function whereItEnds<T>(found: readonly T[], most: number, what: string): Ended<T> {
  if (found.length <= most) return { kept: found, foot: [] }
  const words = `새것부터 ${what} ${formatCount(most)}건까지 담았습니다. 그 앞의 것은 이 파일에 없습니다.`
  return { kept: found.slice(0, most), foot: [[words]] }
}
