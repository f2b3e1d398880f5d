import { kstDateText } from '#/lib/kst-text.ts'

/** `2026.11.20` in Korean time, from an ISO instant. */
export const formatDay = (instant: string): string => kstDateText(new Date(instant)).replaceAll('-', '.')
