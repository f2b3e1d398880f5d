import type { PageStart } from '#/contract/page-start.ts'
import type { PageParts } from './page-parts.ts'
import type { WebBuild } from './web-build.ts'

/** One HTML document. Styles stand in it, so the first paint waits for nothing but itself. */
export function pageHtml(build: WebBuild, page: PageParts): string {
  const style = build.fontCss + page.assets.css.map((path) => build.cssText(path)).join('') + page.tokens
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    page.head,
    page.description ? `<meta name="description" content="${escapeAttribute(page.description)}">` : '',
    page.canonical ? `<link rel="canonical" href="${escapeAttribute(page.canonical)}">` : '',
    sharedTags(page),
    page.indexed ? '' : '<meta name="robots" content="noindex">',
    page.apiSubdomain ? `<meta name="api-subdomain" content="${escapeAttribute(page.apiSubdomain)}">` : '',
    '<meta name="theme-color" content="#fafaf7"><meta name="format-detection" content="telephone=no">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page.firstScript ? `<script nonce="${page.nonce}">${page.firstScript}</script>` : '',
    loginFirst(page),
    `<style nonce="${page.nonce}">${style}</style>`,
    '</head><body>',
    withoutScripts(page.nonce),
    `<div id="app">${page.html}</div>`,
    jsonScript('jikji-settings', page.settings),
    page.hydration ? jsonScript('jikji-data', page.hydration) : '',
    jsonScript('jikji-start', startOf(build, page)),
    `<script type="module" nonce="${page.nonce}">${build.startScript}</script>`,
    '</body></html>',
  ].join('')
}

/** What a chat shows of a link, and what search engines read. Data is no script: the page's policy has nothing to allow. */
function sharedTags({ head, description, canonical, shared }: PageParts): string {
  if (!shared) return ''
  // The head was written by React: its title is escaped already.
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]?.replaceAll('"', '&quot;') ?? ''
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`
  return [
    property('type', shared.type),
    property('site_name', escapeAttribute(shared.brand)),
    property('locale', 'ko_KR'),
    property('title', title),
    property('description', escapeAttribute(description)),
    canonical ? property('url', escapeAttribute(canonical)) : '',
    property('image', escapeAttribute(shared.picture)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    ...shared.data.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
  ].join('')
}

function startOf(build: WebBuild, page: PageParts): PageStart {
  // Not on a page that the browser draws, or leaves for the login.
  const hasWords = page.html !== '' && page.loginFirst === null
  return {
    entry: page.entry,
    scripts: page.assets.js,
    styles: page.assets.css,
    when: page.scripts === 'late' ? 'loaded' : hasWords ? 'painted' : 'at-once',
    rareCss: build.rareCss,
    hasRare: !hasWords || build.hasRare(page.html),
  }
}

/** Above the page when scripts are off: what of it still works, and what does not. */
const withoutScripts = (nonce: string): string =>
  `<noscript><style nonce="${nonce}">` +
  '.no-script{padding:12px 20px;border-bottom:1px solid #8a5a00;background:#fdf3dc;color:#6b4600;font-size:.9375rem}' +
  '.no-script b{display:block}main [role=status]:has(>svg){display:none}</style>' +
  '<p class="no-script" role="note"><b>자바스크립트가 꺼져 있습니다.</b> 안내와 상품, 처음 가격은 읽으실 수 있습니다. ' +
  '사양을 바꾸고 파일을 올리고 로그인해서 주문하시려면 브라우저 설정에서 자바스크립트를 켜 주세요.</p></noscript>'

function loginFirst({ loginFirst: first, nonce }: PageParts): string {
  if (!first) return ''
  const script =
    `try{if(!(JSON.parse(localStorage.getItem(${JSON.stringify(first.key)})||"{}").state||{}).accessToken)` +
    `location.replace(${JSON.stringify(first.login)}+"?from="+encodeURIComponent(location.pathname+location.search))}catch(e){}`
  return `<script nonce="${nonce}">${script}</script>`
}

const jsonScript = (id: string, value: unknown): string =>
  `<script id="${id}" type="application/json">${safeJson(value)}</script>`

/** JSON that cannot end the element it stands in. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
