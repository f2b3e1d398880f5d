import type { BusinessDocument } from './business-document.ts'

/** Room for a fact among those beside it under the title: a period takes more than a number of orders. */
export const factShare = (value: string): number => Math.max(8, value.length)

/** Over the second page and each after it. */
export const runningHead = ({ title, number, receiver }: BusinessDocument): string =>
  [title, number, `${receiver.name} ${receiver.honorific}`.trim()].join(' · ')
