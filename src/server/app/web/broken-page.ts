/** What is sent when a page could not be drawn at all: plain HTML that needs nothing else to work. */
export const BROKEN_PAGE =
  '<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>오류 500 &gt; 직지프린트</title></head><body><main><p>500</p><h1>이런...</h1>' +
  '<p>작업 처리중 오류가 발생했습니다.</p><p>담아 두신 것과 올리신 파일은 그대로 있습니다. 잠시 뒤 다시 열어 주세요.</p>' +
  '<p><a href="/">홈으로 이동</a></p></main></body></html>'
