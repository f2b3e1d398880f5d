import type { ProviderName } from './service.ts'

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const NAMES: Readonly<Record<ProviderName, string>> = { kakao: '카카오', naver: '네이버', google: 'Google' }

const STYLE = `
*{box-sizing:border-box}body{margin:0;background:#fafaf7;color:#161513;font:400 16px/1.6 "Pretendard Variable",Pretendard,"Noto Sans KR","Noto Sans CJK KR",sans-serif;word-break:keep-all}
.banner{background:#fdf3dc;color:#8a5a00;border-bottom:1px solid #ecd9a8;padding:12px 16px;margin:0;text-align:center;font-weight:600}
main{max-width:440px;margin:0 auto;padding:24px 16px 48px}.sheet{background:#fff;border:1px solid #e0ded7;padding:24px}
h1{font-size:22px;margin:0 0 8px}p{margin:0 0 8px;color:#45423d}label{display:block;margin-top:16px;font-weight:600}
input[type=text],input[type=email]{display:block;width:100%;min-height:48px;margin-top:4px;padding:0 12px;font:inherit;border:1px solid #bdbab1;border-radius:6px}
.box{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:400}input[type=checkbox]{width:20px;height:20px;accent-color:#c43e00}
button{width:100%;min-height:52px;margin-top:16px;font:inherit;font-weight:700;border:0;border-radius:6px;background:#161513;color:#fafaf7;cursor:pointer}
button.quiet{background:none;border:1px solid #bdbab1;color:#161513;font-weight:500;margin-top:12px}:focus-visible{outline:2px solid #c43e00;outline-offset:2px}`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><header class="banner">연습용 로그인입니다. 진짜 계정과 비밀번호를 쓰지 않습니다.</header><main><div class="sheet">${body}</div></main></body></html>`

/** Stands for the provider's login and consent: whoever practises says who they are. */
export function consentPage(provider: ProviderName): string {
  const name = NAMES[provider]
  const verified =
    provider === 'naver'
      ? ''
      : '<label class="box"><input type="checkbox" name="verified" value="yes" checked>확인된 이메일입니다</label>'
  return page(
    `연습용 ${name} 로그인`,
    `<h1>연습용 ${name} 로그인</h1><p>아래 사람으로 로그인합니다. 이메일이 같으면 같은 사람입니다.</p>
<form method="post"><label>이름<input type="text" name="name" value="연습 손님" maxlength="30" autocomplete="off"></label>
<label>이메일<input type="email" name="email" value="practice@example.com" required maxlength="100" autocomplete="off"></label>${verified}
<button type="submit" name="do" value="agree">동의하고 계속하기</button>
<button type="submit" name="do" value="deny" class="quiet" formnovalidate>취소</button></form>`,
  )
}

export const refusalPage = (why: string): string =>
  page('연습용 로그인', `<h1>로그인할 수 없습니다</h1><p>${escape(why)}</p>`)
