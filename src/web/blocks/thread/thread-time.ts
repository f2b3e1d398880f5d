const DATE = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', month: '2-digit', day: '2-digit' })
const TIME = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' })

/** 「오늘 09:12」, else 「11.18 17:20」, in Seoul. */
export function threadTime(instant: string, now: Date): string {
  const at = new Date(instant)
  const time = TIME.format(at)
  if (DAY.format(at) === DAY.format(now)) return `오늘 ${time}`
  return `${DATE.format(at).replaceAll(/\.\s?/g, '.').replace(/\.$/, '')} ${time}`
}
