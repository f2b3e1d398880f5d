import { describe, expect, it } from 'vitest'
import { deviceLabels } from './device-labels.ts'

describe('a device in the list of logins', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', '윈도우 · 크롬'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', '윈도우 · 엣지'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', '아이폰·아이패드 · 사파리'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 KAKAOTALK 25.1', '안드로이드 · 카카오톡'],
    ['curl/8.0', '알 수 없는 기기'],
  ])('%s is %s', (userAgent, words) => {
    expect(deviceLabels(userAgent)).toBe(words)
  })
})
