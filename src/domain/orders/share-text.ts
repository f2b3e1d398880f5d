import { formatCount } from '#/lib/format-count.ts'

/** What of a job goes to one address. The job's own name already says how many there are of it. */
export const shareText = (title: string, whole: number, copies: number, unit: string): string =>
  copies === whole ? `${title} 모두` : `${title} 가운데 ${formatCount(copies)}${unit}`
