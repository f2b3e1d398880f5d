import { expect, it } from 'vitest'
import { describeBrowser } from './describe-browser.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', '크롬 156, 윈도우'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0', '엣지 156, 윈도우'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1', '사파리 20, iOS'],
  [
    'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36',
    '삼성 인터넷 30, 안드로이드',
  ],
  ['curl/8', '알 수 없는 브라우저'],
])('%s', (agent, words) => {
  expect(describeBrowser(agent, 1440, 900)).toBe(`${words}, 1440 × 900`)
})
