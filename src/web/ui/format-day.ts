import { seoulDay } from '#/lib/seoul-time.ts'

/** `2026.11.20` in Korean time, from an ISO instant. */
export const formatDay = (instant: string): string => seoulDay(new Date(instant)).replaceAll('-', '.')
