import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, DEFAULT_FAILURE } from '#/web/api/api-error.ts'
import { apiOriginFor } from '#/web/api/api-origin.ts'
import { wireItem } from '#/web/api/tracked-event.ts'
import { queryString } from '#/web/api/query-string.ts'
import { sharedProgress } from '#/web/api/shared-progress.ts'
import { tokenHeaders, tokensOf } from '#/web/api/token-rules.ts'
import { NO_USER } from '#/web/api/member-user.ts'
import { mayChat } from '#/web/storefront/app/chat-widget.ts'
import { isBlockedKey } from '#/web/storefront/app/copy-protection.ts'
import { RELOAD_GUARD_MS, allowReload } from '#/web/storefront/app/new-build.ts'
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#/web/ui/breakpoints.ts'
import { DIALOG_BUTTONS, DIALOG_TITLES, INPUT_CHECKS, checkPromptInput } from '#/web/ui/dialog-texts.ts'
import { currentDialog, alertDialog, confirmDialog } from '#/web/ui/dialogs.ts'
import { TOAST_MS } from '#/web/ui/toasts.ts'
import { parseQuery } from '#/server/platform/http/create-http-server.ts'

const NOW = 1_800_000_000_000
const token = (secondsLeft: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: NOW / 1000 + secondsLeft })).toString('base64url')}.s`

describe('토큰 머리글 (명세 §4)', () => {
  it('한쪽이 없으면 아무것도 보내지 않습니다', () => {
    expect(tokenHeaders(null, NOW)).toEqual({})
    expect(tokenHeaders({ accessToken: token(900), refreshToken: '' }, NOW)).toEqual({})
    expect(tokenHeaders({ accessToken: '', refreshToken: 'r' }, NOW)).toEqual({})
  })

  it('60초보다 넉넉히 남았으면 접근 토큰만 보냅니다', () => {
    const accessToken = token(61)
    expect(tokenHeaders({ accessToken, refreshToken: 'r' }, NOW)).toEqual({ authorization: `Bearer ${accessToken}` })
  })

  it('60초 안에 끝나거나 끝났으면 두 토큰을 Bearer와 함께 보냅니다', () => {
    for (const left of [60, 1, -5]) {
      const accessToken = token(left)
      expect(tokenHeaders({ accessToken, refreshToken: 'r' }, NOW)).toEqual({
        authorization: `Bearer ${accessToken}`,
        'refresh-token': 'Bearer r',
      })
    }
  })

  it('답의 머리글에 두 토큰이 다 있을 때만 바꿉니다', () => {
    expect(tokensOf(new Headers({ authorization: 'Bearer a', 'refresh-token': 'Bearer b' }))).toEqual({
      accessToken: 'a',
      refreshToken: 'b',
    })
    expect(tokensOf(new Headers({ authorization: 'Bearer a' }))).toBeNull()
  })
})

describe('로그인한 고객 (명세 §3)', () => {
  it('정해진 항목만 가집니다', () => {
    expect(Object.keys(NO_USER)).toEqual([
      'accessToken',
      'refreshToken',
      'roles',
      'id',
      'uuid',
      'memberHash',
      'name',
      'email',
      'phoneNumber',
      'phoneE164',
      'customerType',
      'customerGrade',
      'discountRate',
      'lastLoginDtm',
      'needAdditionalInfo',
      'defaultAddress',
      'companyName',
      'companyUserName',
      'companyNumber',
    ])
  })
})

describe('질의 문자열 (명세 §7, §9)', () => {
  it('배열은 열쇠를 되풀이하고, 안쪽은 점으로 잇고, 빈 값은 뺍니다', () => {
    expect(queryString({ a: [1, 2], b: { c: { d: '가 나' } }, e: undefined, f: null, g: [], h: false })).toBe(
      'a=1&a=2&b.c.d=%EA%B0%80%20%EB%82%98&h=false',
    )
  })

  it('서버가 같은 값으로 읽습니다', () => {
    expect(parseQuery(queryString({ a: ['1', '2'], b: { c: { d: 'x' } } }))).toEqual({
      a: ['1', '2'],
      b: { c: { d: 'x' } },
    })
  })

  it('깊이 5, 배열 20개, 항목 1000개를 넘기면 보내지 않습니다', () => {
    const deep = (levels: number): Record<string, never> =>
      levels === 0 ? ('x' as never) : ({ a: deep(levels - 1) } as never)
    expect(queryString(deep(6))).toBe('a.a.a.a.a.a=x')
    expect(() => queryString(deep(7))).toThrow(RangeError)
    expect(() => queryString({ a: Array.from({ length: 21 }, (_, at) => at) })).toThrow(RangeError)
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))
    expect(queryString(many(1000)).split('&')).toHaveLength(1000)
    expect(() => queryString(many(1001))).toThrow(RangeError)
  })
})

describe('API 주소', () => {
  const place = (url: string) => new URL(url)
  it('로컬과 숫자 주소는 같은 곳, 그 밖에는 정한 하위 도메인입니다', () => {
    expect(apiOriginFor(place('http://localhost:3000'), 'api')).toBe('http://localhost:3000')
    expect(apiOriginFor(place('http://127.0.0.1:3000'), 'api')).toBe('http://127.0.0.1:3000')
    expect(apiOriginFor(place('https://www.shop.example'), 'api')).toBe('https://api.shop.example')
    expect(apiOriginFor(place('https://shop.example'), null)).toBe('https://shop.example')
  })
})

describe('올리기 진행률', () => {
  it('보내기와 받기가 절반씩이고 뒤로 가지 않습니다', () => {
    const seen: number[] = []
    const progress = sharedProgress((share) => seen.push(share))
    progress.uploaded(0.5)
    progress.uploaded(1)
    progress.uploaded(0.2)
    progress.downloaded(0.5)
    progress.done()
    expect(seen).toEqual([0.25, 0.5, 0.5, 0.75, 1])
  })
})

describe('새 빌드 (명세 §9)', () => {
  it('같은 주소는 10초에 한 번만 다시 엽니다', () => {
    expect(RELOAD_GUARD_MS).toBe(10_000)
    const first = allowReload({}, '/a', NOW)
    expect(first).toEqual({ '/a': NOW })
    expect(allowReload(first ?? {}, '/a', NOW + 9_999)).toBeNull()
    expect(allowReload(first ?? {}, '/b', NOW + 1)).toEqual({ '/a': NOW, '/b': NOW + 1 })
    expect(allowReload(first ?? {}, '/a', NOW + 10_000)).toEqual({ '/a': NOW + 10_000 })
  })
})

describe('대화상자와 알림 (명세 §8, §9)', () => {
  afterEach(() => {
    for (let dialog = currentDialog(); dialog; dialog = currentDialog()) (dialog.close as (answer?: never) => void)()
  })

  it('기본 글이 명세와 같습니다', () => {
    expect(DIALOG_TITLES).toEqual({
      success: '완료되었습니다.',
      warning: '경고가 발생했습니다.',
      info: '알려드립니다.',
      error: '오류가 발생했습니다.',
      confirm: '사용하시겠습니까?',
    })
    expect(DIALOG_BUTTONS).toEqual({ ok: '확인', cancel: '취소' })
    expect(INPUT_CHECKS).toEqual({ email: 'Invalid email address', url: 'Invalid URL' })
    expect(DEFAULT_FAILURE).toBe('작업 처리중 오류가 발생했습니다.')
    expect(new ApiError(500, null).message).toBe(DEFAULT_FAILURE)
  })

  it('이메일과 http 주소만 입력 검사를 지납니다', () => {
    expect(checkPromptInput('email', 'a@b.kr')).toBeNull()
    expect(checkPromptInput('email', 'a@b')).toBe('Invalid email address')
    expect(checkPromptInput('url', 'https://a.kr/x')).toBeNull()
    expect(checkPromptInput('url', 'ftp://a.kr')).toBe('Invalid URL')
  })

  it('같은 오류는 겹쳐 뜨지 않고, 물음은 차례를 기다립니다', async () => {
    void alertDialog('error', { body: '끊겼습니다' })
    void alertDialog('error', { body: '끊겼습니다' })
    const answer = confirmDialog()
    const first = currentDialog()
    expect(first?.kind).toBe('error')
    if (first?.kind === 'error') first.close()
    const second = currentDialog()
    expect(second).toMatchObject({ kind: 'confirm', options: { title: '사용하시겠습니까?' } })
    if (second?.kind === 'confirm') second.close(true)
    expect(await answer).toBe(true)
    expect(currentDialog()).toBeNull()
  })

  it('알림은 3초입니다', () => {
    expect(TOAST_MS).toBe(3000)
  })
})

describe('겉모습 (명세 §9)', () => {
  it('너비 나눔이 명세와 같고 스타일에도 같은 값이 있습니다', () => {
    expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280, xxl: 1536 })
    expect(MOBILE_BREAKPOINT).toBe('md')
    const css = readFileSync('src/web/ui/media.css', 'utf8')
    for (const [name, width] of Object.entries(BREAKPOINTS))
      expect(css).toContain(`@custom-media --${name} (width >= ${width}px);`)
  })
})

describe('복사 막기 (명세 §2)', () => {
  const key = (code: string, mods: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
    code,
    key: code,
    ctrlKey: false,
    shiftKey: false,
    ...mods,
  })
  it('F12와 Ctrl+Shift+C·E·I·J·K·M·S만 막고, 붙여 넣기와 다른 글쇠는 둡니다', () => {
    expect(isBlockedKey(key('F12'))).toBe(true)
    for (const letter of 'CEIJKMS')
      expect(isBlockedKey(key(`Key${letter}`, { ctrlKey: true, shiftKey: true }))).toBe(true)
    for (const letter of 'VAXZTN')
      expect(isBlockedKey(key(`Key${letter}`, { ctrlKey: true, shiftKey: true }))).toBe(false)
    expect(isBlockedKey(key('KeyC', { ctrlKey: true }))).toBe(false)
    expect(isBlockedKey(key('KeyC', { shiftKey: true }))).toBe(false)
  })
})

describe('바깥 도구 (명세 §7)', () => {
  it('서류 화면에는 상담창을 띄우지 않습니다', () => {
    expect(mayChat('/document/estimate/1')).toBe(false)
    expect(mayChat('/documents-of-ours')).toBe(true)
    expect(mayChat('/')).toBe(true)
  })

  it('집계 품목의 숫자는 글자로 보냅니다', () => {
    const item = { id: '1', name: `'봄' "책"`, category: '책', quantity: 10, payAmount: 5000, option: 'A5' }
    expect(wireItem(item)).toEqual({
      id: '1',
      name: '봄 책',
      category: '책',
      quantity: '10',
      payAmount: '5000',
      option: 'A5',
    })
  })
})
