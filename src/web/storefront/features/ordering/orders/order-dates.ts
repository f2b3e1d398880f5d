import { seoulMidnight } from '#/lib/seoul-time.ts'

const SEOUL = 'Asia/Seoul'

export const orderDay = (instant: string): string =>
  new Date(instant).toLocaleDateString('ko-KR', {
    timeZone: SEOUL,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
  })

export const orderMoment = (instant: string): string =>
  new Date(instant).toLocaleString('ko-KR', {
    timeZone: SEOUL,
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** `2026-11-24` as 11월 24일 (화). */
export const dispatchText = (day: string): string =>
  seoulMidnight(day).toLocaleDateString('ko-KR', {
    timeZone: SEOUL,
    month: 'long',
    day: 'numeric',
    weekday: 'short',
  })
