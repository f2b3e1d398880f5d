const BROWSERS = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, '엣지'],
  [/SamsungBrowser\/(\d+)/, '삼성 인터넷'],
  [/Whale\/(\d+)/, '웨일'],
  [/(?:Firefox|FxiOS)\/(\d+)/, '파이어폭스'],
  [/(?:Chrome|CriOS)\/(\d+)/, '크롬'],
  [/Version\/(\d+).*Safari/, '사파리'],
] as const
const SYSTEMS = [
  [/Windows/, '윈도우'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, '안드로이드'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, '크롬OS'],
  [/Linux/, '리눅스'],
] as const

/** Browser, system and window in the words people use: `크롬 156, 윈도우, 1440 × 900`. */
export function describeBrowser(agent: string, width: number, height: number): string {
  const browser = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(agent)?.[1]
    return version ? [`${name} ${version}`] : []
  })[0]
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1]
  return [browser ?? '알 수 없는 브라우저', system, `${width} × ${height}`].filter(Boolean).join(', ')
}
