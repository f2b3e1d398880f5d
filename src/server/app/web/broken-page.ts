import { escapeAttribute } from './page-html.ts'

/** Styles stand on the elements, which every page's policy allows: no sheet has to come from a shop that could not draw a page. */
const LOOKS = {
  page: 'background:#fafaf7;color:#161513;font:400 16px/1.6 Pretendard,system-ui,sans-serif;word-break:keep-all',
  main: 'max-width:34rem;margin:0 auto;padding:12vh 12px 48px',
  status: 'margin:0;font-weight:700;color:#6a665f',
  heading:
    'margin:0 0 24px;padding-bottom:24px;border-bottom:1px solid;font-size:40px;line-height:1.2;letter-spacing:-.04em',
  link: 'display:inline-block;padding:12px 0;color:inherit;font-weight:700',
} as const

const linkTo = (href: string, text: string): string => `<p><a style="${LOOKS.link}" href="${href}">${text}</a></p>`

/** Plain HTML that needs nothing else to work, for when the storefront itself cannot draw the page. */
const plainPage = (brand: string, status: number, message: string, next: string, again = ''): string =>
  `<!doctype html><html lang="ko" style="${LOOKS.page}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>오류 ${status} &gt; ${escapeAttribute(brand)}</title></head><body>` +
  `<main style="${LOOKS.main}"><p style="${LOOKS.status}">${status}</p><h1 style="${LOOKS.heading}">이런...</h1>` +
  `<p><b>${message}</b></p><p>${next}</p>${again}${linkTo('/', '홈으로 이동')}</main></body></html>`

/** The page could not be drawn at all. */
export const brokenPage = (brand: string): string =>
  plainPage(
    brand,
    500,
    '작업 처리중 오류가 발생했습니다.',
    '담아 두신 것과 올리신 파일은 그대로 있습니다. 잠시 뒤 다시 열어 주세요.',
  )

/** The address is none: cut off within a letter, as a messenger cuts long links. */
export const badAddressPage = (brand: string): string =>
  plainPage(brand, 400, '주소를 읽을 수 없습니다.', '주소가 중간에 잘리지 않았는지 확인해 주세요.')

/** The shop has no time, or what it needs is away for a moment. Its answer carries `Refresh`. */
export const busyPage = (brand: string): string =>
  plainPage(
    brand,
    503,
    '지금 이용자가 많아 화면을 열지 못했습니다.',
    '몇 초 뒤에 저절로 다시 엽니다. 담아 두신 것과 올리신 파일은 그대로 있습니다.',
    linkTo('', '지금 다시 열기'),
  )

/** One address asked for more pages than people read. */
export const tooManyPages = (brand: string): string =>
  plainPage(
    brand,
    429,
    '같은 인터넷 주소에서 화면을 너무 많이 열었습니다.',
    '잠시 뒤 다시 열어 주세요. 담아 두신 것과 올리신 파일은 그대로 있습니다.',
  )
