import { describe, expect, it } from 'vitest'
import type { PageStart } from '#/contract/page-start.ts'
import { contentPolicy } from './content-policy.ts'
import { pageHtml } from './page-html.ts'
import type { PageParts } from './page-parts.ts'
import { robots, siteMap } from './site-map.ts'
import type { WebBuild } from './web-build.ts'

const build = {
  fontCss: '@font-face{}',
  rareCss: '/assets/rare.css',
  hasRare: (text: string) => text.includes('뷁'),
  cssText: (path: string) => `/*${path}*/`,
  startScript: 'start()',
} as WebBuild

const page: PageParts = {
  nonce: 'n0nce',
  html: '<p>본문</p>',
  head: '<title>홈 &gt; 직지프린트</title>',
  description: '가격을 "바로" 봅니다.',
  canonical: 'https://shop.example/',
  shared: null,
  indexed: true,
  assets: { css: ['/assets/a.css'], js: ['/assets/a.js'] },
  tokens: '',
  entry: '/assets/main.js',
  scripts: 'late',
  hydration: { loaderData: { '/': { title: '</script><script>alert(1)</script>' } } },
  settings: { buildId: 'b1' },
  apiSubdomain: null,
  firstScript: '',
  loginFirst: null,
}

function startOf(parts: PageParts): PageStart {
  const text = /<script id="jikji-start" type="application\/json">(.*?)<\/script>/.exec(pageHtml(build, parts))?.[1]
  return JSON.parse(text ?? '') as PageStart
}

describe('보내는 화면', () => {
  it('자료 속의 글이 스크립트를 닫고 나오지 못합니다', () => {
    const html = pageHtml(build, page)
    expect(html).not.toContain('</script><script>alert')
    expect(html).toContain(String.raw`\u003c/script>`)
    expect(html).toContain('content="가격을 &quot;바로&quot; 봅니다."')
  })

  it('읽는 화면은 다 보인 뒤에, 입력하는 화면은 첫 그림 뒤에 스크립트를 부릅니다', () => {
    expect(startOf(page)).toMatchObject({ when: 'loaded', entry: '/assets/main.js', scripts: ['/assets/a.js'] })
    expect(startOf({ ...page, scripts: 'eager' }).when).toBe('painted')
    expect(pageHtml(build, page)).toContain('<script type="module" nonce="n0nce">start()</script>')
  })

  it('드문 글자의 글꼴은 그 글자가 있는 화면에만 바로, 나머지에는 손이 닿을 때 옵니다', () => {
    expect(startOf(page)).toMatchObject({ hasRare: false, rareCss: '/assets/rare.css' })
    for (const html of ['<p>뷁</p>', '']) expect(startOf({ ...page, html }).hasRare).toBe(true)
  })

  it('보여 줄 글이 없는 화면은 스크립트를 기다리게 하지 않습니다', () => {
    for (const empty of [{ html: '' }, { loginFirst: { key: 'jikji.user', login: '/member/login' } }])
      expect(startOf({ ...page, ...empty, scripts: 'eager' }).when).toBe('at-once')
  })

  it('스타일은 글로 들어 있고, 같은 파일을 다시 받지 않습니다', () => {
    const html = pageHtml(build, page)
    expect(html).toContain('<style nonce="n0nce">@font-face{}/*/assets/a.css*/</style>')
    // A link in the page is fetched even when it is disabled; one that a script makes is not.
    expect(html).not.toContain('<link rel="stylesheet"')
    expect(startOf(page).styles).toEqual(['/assets/a.css'])
  })

  it('스크립트가 꺼져 있으면 무엇이 되고 무엇이 안 되는지 맨 위에서 말합니다', () => {
    const html = pageHtml(build, page)
    expect(html).toMatch(/<body><noscript>.*자바스크립트가 꺼져 있습니다.*<\/noscript><div id="app">/)
  })

  it('회원 화면은 로그인하지 않은 브라우저를 그리기 전에 보내고, 검색에 걸리지 않습니다', () => {
    const html = pageHtml(build, { ...page, indexed: false, loginFirst: { key: 'jikji.user', login: '/member/login' } })
    expect(html.indexOf('location.replace("/member/login"')).toBeLessThan(html.indexOf('<style'))
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

describe('검색과 대화창에 알리는 것', () => {
  const shared = {
    type: 'article',
    brand: '직지 "프린트"',
    picture: 'https://shop.example/share/guide1-5.png',
    data: [{ '@type': 'Article', headline: '</script><script>alert(1)</script>' }],
  } as const

  it('제목, 설명, 그림을 적고, 자료는 스크립트가 되지 못합니다', () => {
    const html = pageHtml(build, { ...page, shared })
    expect(html).toContain('<meta property="og:title" content="홈 &gt; 직지프린트">')
    expect(html).toContain('<meta property="og:description" content="가격을 &quot;바로&quot; 봅니다.">')
    expect(html).toContain('<meta property="og:image" content="https://shop.example/share/guide1-5.png">')
    expect(html).toContain('content="직지 &quot;프린트&quot;"')
    expect(html).toContain('<script type="application/ld+json">{"@type":"Article"')
    expect(html).not.toContain('</script><script>alert')
  })

  it('찾을 수 없어야 하는 화면은 아무것도 알리지 않습니다', () => {
    expect(pageHtml(build, { ...page, indexed: false })).not.toMatch(/og:|ld\+json/)
  })
})

describe('화면이 부를 수 있는 곳', () => {
  const sources = {
    api: ['https://api.shop.example'],
    connect: ['https://s3.example'],
    pay: 'practice',
    chat: false,
    analytics: false,
  } as const
  it('스크립트는 번호표가 있는 것만 돌고, 남이 틀에 넣을 수 없습니다', () => {
    const policy = contentPolicy('n0nce', sources)
    expect(policy).toContain("script-src 'self' 'nonce-n0nce' 'wasm-unsafe-eval' https://t1.kakaocdn.net;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self' blob: https://api.shop.example https://s3.example;")
    expect(policy).not.toContain('channel.io')
  })

  it('결제사의 스크립트는 진짜 결제를 할 때만, 우편번호 찾기는 언제나 부를 수 있습니다', () => {
    const practice = contentPolicy('n0nce', sources)
    expect(practice).not.toContain('tosspayments')
    expect(practice).toContain("frame-src 'self' https://postcode.map.kakao.com")
    const real = contentPolicy('n0nce', { ...sources, pay: 'vendor' })
    expect(real).toMatch(/script-src [^;]*https:\/\/js\.tosspayments\.com/)
    expect(real).toMatch(/form-action [^;]*tosspayments\.com/)
  })

  it('상담창과 집계는 쓰기로 했을 때만 열립니다', () => {
    const policy = contentPolicy('n0nce', { ...sources, chat: true, analytics: true })
    expect(policy).toContain('wss://*.channel.io')
    expect(policy).toContain('https://wcs.naver.net')
  })
})

describe('검색 로봇', () => {
  it('공개 화면만 알려 줍니다', () => {
    const map = siteMap('https://shop.example', ['/cust/faq', '/cust/faq/{id}', '/mypage/order'])
    expect(map).toContain('<loc>https://shop.example/cust/faq</loc>')
    expect(map).not.toContain('/mypage')
    expect(map).not.toContain('{')
    // A page that only says that it is being made is nothing to find.
    expect(map).not.toContain('/24report')
    expect(siteMap('https://shop.example', ['/search', '/product/book/option'], ['/guide/guide1_5'])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        '<url><loc>https://shop.example/product/book/option</loc></url>' +
        '<url><loc>https://shop.example/guide/guide1_5</loc></url></urlset>',
    )
    expect(robots('https://shop.example')).toContain('Disallow: /mypage')
  })
})
