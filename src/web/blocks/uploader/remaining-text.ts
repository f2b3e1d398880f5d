/** `20초쯤 남았습니다`, `3분쯤 남았습니다`; null while the pace is not known. */
export function remainingText(bytesLeft: number, bytesPerSecond: number): string | null {
  if (!(bytesPerSecond > 0) || bytesLeft <= 0) return null
  const seconds = bytesLeft / bytesPerSecond
  if (seconds < 5) return '곧 끝납니다.'
  if (seconds < 90) return `${Math.ceil(seconds / 5) * 5}초쯤 남았습니다.`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)}분쯤 남았습니다.`
  return `${Math.round(seconds / 3600)}시간쯤 남았습니다.`
}
