const SYSTEMS = [
  [/iPhone|iPad/, '아이폰·아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, '윈도우'],
  [/Mac OS X/, '맥'],
  [/Linux/, '리눅스'],
] as const

const BROWSERS = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/, '네이버 앱'],
  [/Whale\//, '웨일'],
  [/Edg\//, '엣지'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Firefox\//, '파이어폭스'],
  [/Chrome\//, '크롬'],
  [/Safari\//, '사파리'],
] as const

/** `윈도우 · 크롬`; a guess from what the browser says about itself, for people to recognise their own devices. */
export function deviceLabels(userAgent: string): string {
  const of = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [of(SYSTEMS), of(BROWSERS)].filter(Boolean).join(' · ') || '알 수 없는 기기'
}
