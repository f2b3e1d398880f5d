import { expect, it } from 'vitest'
import { mailHtml } from './mail-html.ts'

const JOB = { title: '서촌의 골목', kind: '책 A5 국판 무선', others: 2, picture: { width: 240, height: 201 } }
const BODY =
  '홍길동님, 주문을 접수했습니다.\n주문번호 20261130-AAAAAA\nhttps://jikji.example/mypage/order/1?a=1&b=2#열쇠'

it('그림에 한국어 설명이 있고, 화면에서는 절반 크기이며, 메일 안에 든 것만 가리킵니다', () => {
  const html = mailHtml(BODY, JOB)
  const [img = ''] = /<img [^>]*>/.exec(html) ?? []
  expect(img).toContain('alt="서촌의 골목 인쇄물 그림"')
  expect(img).toContain('width="120" height="101"')
  expect([...html.matchAll(/(?:src|background|url)\s*[=(]\s*"?([^\s">)]+)/g)].map(([, to]) => to)).toEqual([
    'cid:job@jikji',
  ])
})

it('제목 아래에 무엇인지와 다른 작업이 몇 건인지 말합니다', () => {
  expect(mailHtml(BODY, JOB)).toContain('책 A5 국판 무선 · 외 2건')
  expect(mailHtml(BODY, { ...JOB, kind: '', others: 0 })).not.toContain('외 ')
})

it('글은 줄 그대로이고, 주소는 누를 수 있으며 뒤에 붙은 마침표는 주소가 아닙니다', () => {
  const html = mailHtml(`${BODY}\n조회 https://trace.example/1.`, JOB)
  expect(html).toContain('주문을 접수했습니다.<br>주문번호 20261130-AAAAAA<br>')
  expect(html).toContain('<a href="https://jikji.example/mypage/order/1?a=1&amp;b=2#열쇠"')
  expect(html).toContain('<a href="https://trace.example/1" style="color:#c43e00">https://trace.example/1</a>.')
})

it('Outlook에서도 글꼴과 너비가 같고, 전화기가 주문번호를 전화번호로 읽지 않습니다', () => {
  const html = mailHtml(BODY, JOB)
  const cells = [...html.matchAll(/<td[^>]*style="([^"]*font-size[^"]*)"/gu)].map(([, style]) => style)
  expect(cells).toHaveLength(2)
  for (const style of cells) expect(style).toContain("'Malgun Gothic'")
  expect(html.match(/<!--\[if mso\]>/gu)).toHaveLength(3)
  expect(html.match(/<!\[endif\]-->/gu)).toHaveLength(3)
  expect(html).toContain('telephone=no')
  const plain = html.replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->/gu, '')
  for (const tag of ['table', 'tr', 'td'])
    expect(plain.match(new RegExp(`<${tag}[ >]`, 'gu'))?.length).toBe(
      plain.match(new RegExp(`</${tag}>`, 'gu'))?.length,
    )
})

it('고객이 적은 제목과 글은 표시가 되지 않습니다', () => {
  const evil = `"><script>alert('1')</script>&`
  const html = mailHtml(`안녕 ${evil}\nhttps://a.example/"onclick="x`, { ...JOB, title: evil })
  expect(html).not.toMatch(/<script|onclick="|alert\('/)
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp; 인쇄물 그림"')
})
