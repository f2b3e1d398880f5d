import type { Config } from '#/server/platform/config.ts'

/** In the page itself, so that it is there without scripts too; its style stands on it, as error pages have no sheet. */
const RIBBON =
  '<aside aria-label="연습용 안내" style="margin:0;padding:8px 16px;background:#1d1d1b;color:#fff;font:600 14px/1.4 system-ui,sans-serif;text-align:center">' +
  '연습용 가게입니다. 주문과 결제는 진짜가 아니니 개인정보를 넣지 마세요.</aside>'

/** A page of a shop that shows itself to strangers while nothing in it is real. */
export function withDemoRibbon(config: Pick<Config, 'mode'>, html: string): string {
  return config.mode === 'demo' ? html.replace('<body>', () => `<body>${RIBBON}`) : html
}
