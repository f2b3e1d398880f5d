import { formatCount } from '#/lib/format-count.ts'

/** 「0.1 MB」 at least: what was made is never nothing. */
export const megabytes = (bytes: number): string => `${formatCount(Math.max(0.1, bytes / 1024 ** 2), 1)} MB`
