/**
 * What ISO 15930-7 (PDF/X-4) asks of a file, by subject: the shop looks at each of these in what it wrote before it hands a file out
 * under that name. The words stand on worksheets.
 */
export const PDFX_CLAUSES = {
  header: '파일 머리(PDF 1.6까지)',
  'file-id': '파일 식별자',
  encryption: '잠금',
  streams: '파일 밖의 자료나 쓸 수 없는 압축',
  metadata: 'XMP의 PDF/X-4 표시',
  'info-agrees': '문서 정보와 XMP의 제목·날짜',
  trapped: '트래핑 여부 표시',
  'output-intent': '출력 조건',
  'output-profile': '출력 프로파일',
  boxes: '재단 상자',
  'nested-boxes': '상자의 포함 관계',
  annotations: '인쇄 면 안의 주석',
  actions: '스크립트나 동작',
  fonts: '들어 있지 않은 글꼴',
  transfer: '전달 함수',
  halftone: '망점 지정',
  postscript: '포스트스크립트 조각',
  references: '다른 파일을 가리키는 그림',
  alternates: '인쇄용 대체 그림',
  'device-colour': '출력 조건과 다른 장치 색',
  spots: '한 별색의 두 정의',
  blend: '규격에 없는 혼합',
  layers: '레이어 설정',
  viewer: '보기 설정의 상자',
  content: '끝까지 읽지 못한 내용',
} as const satisfies Readonly<Record<string, string>>

export type PdfxClause = keyof typeof PDFX_CLAUSES

/** `pages` is empty where it concerns the whole file. */
export interface PdfxBreach {
  readonly clause: PdfxClause
  readonly pages: readonly number[]
}

/** `들어 있지 않은 글꼴(3, 4쪽), 전달 함수` */
export const breachWords = (breaches: readonly PdfxBreach[]): string =>
  [...new Set(breaches.map(({ clause }) => clause))]
    .map((clause) => {
      const pages = [...new Set(breaches.filter((one) => one.clause === clause).flatMap((one) => one.pages))]
      return pages.length > 0 ? `${PDFX_CLAUSES[clause]}(${shortened(pages)}쪽)` : PDFX_CLAUSES[clause]
    })
    .join(', ')

const MOST_NAMED = 5
const shortened = (pages: readonly number[]): string =>
  pages.length > MOST_NAMED
    ? `${pages.slice(0, MOST_NAMED).join(', ')}쪽 외 ${pages.length - MOST_NAMED}`
    : pages.join(', ')
