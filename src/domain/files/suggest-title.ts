import { TITLE_LETTERS } from './title-letters.ts'

/** What programs write as the title of a PDF that nobody named. */
const NOBODY_NAMED =
  /^(?:microsoft (?:word|powerpoint|excel)|(?:microsoft )?(?:word|powerpoint|excel) 문서|powerpoint (?:presentation|프레젠테이션)|untitled.*|무제.*|제목\s?없음.*|document\d*|문서\s?\d*|문서 제목|presentation\d*|프레젠테이션\s?\d*|새 (?:microsoft )?(?:word |powerpoint |excel )?(?:문서|파일|프레젠테이션|통합 문서).*|print|new document.*|slide \d+|https?:.*|.*[\\/].*)$/iu

/** Word puts it before the name of the document, which may be a title. */
const WRITTEN_BY_WORD = /^microsoft (?:word|powerpoint|excel) - /iu

/** What a template says before somebody writes over it, and programs that write their own name. */
const NAMED_BY_PROGRAM =
  /^(?:제목(?:을)? (?:입력|추가).*|제목|빈 문서.*|슬라이드 \d+|서식|양식|템플릿|template|layout ?\d*|main|output|title|blank|no title|full page (?:photo|print)|print job|워드 문서|한글 문서|(?:adobe|hancom|hwp|한컴(?:오피스)?|한글과컴퓨터|아래아한글|canva|miricanvas|미리캔버스|망고보드|quarkxpress|coreldraw|libreoffice|openoffice|pdftex|xetex|luatex|latex|ghostscript|skia|google (?:docs|slides)|keynote|pages)(?: (?:pdf|photoshop|illustrator|indesign|acrobat|library|office|한글|writer|impress|draw|distiller|docs|slides|export|\d[\d.]*))*)$/iu

/** Ends of names of files, several at once as in `책.indd.pdf`. */
const EXTENSION = /\.(?:pdf|indd|idml|ai|psd|eps|hwpx?|docx?|pptx?|xlsx?|jpe?g|png|tiff?|zip)$/iu

/** What people write into a file's name about the file, not about the work. */
const ABOUT_FILE = new Set(
  `본문 내지 표지 앞표지 뒤표지 표1 표2 표3 표4 세네카 책등 날개 면지 간지 전체 합본 펼침 펼침면 낱장 인쇄용 인쇄 출력용 출력 최종 최종본 진짜최종 진짜 찐최종 찐 수정 수정본 재수정 완료
  완성 완성본 확정 확정본 원고 교정 교정본 시안 파일 사본 복사본 복사 데이터 고해상도 양면 단면 앞면 뒷면 앞뒤 무선 중철 양장 스프링 컬러 흑백 재단선 도련 칼선 아웃라인
  final fin print press cover inner body inside text front back spine spread pages page copy fixed fix edit edited rev revised draft proof outline outlined cmyk rgb bleed crop crops
  hires highres lowres pdf a3 a4 a5 a6 b4 b5 b6 46판 신국판 국판 국배판 사륙판`
    .split(/\s+/u)
    .filter(Boolean),
)

/** Numbers that count pages, copies, millimetres, versions or days. */
const MEASURE =
  /^(?:v|ver|rev|r|no)?\.?\d{1,4}(?:[.-]\d+)*(?:p|pp|page|pages|쪽|페이지|면|부|권|장|차|판|교|mm|dpi|도|g)?$|^(?:19|20)?\d{6}$|^(?:19|20)\d{2}[.-]?\d{1,2}[.-]?\d{1,2}$|^\d{1,4}[x×*]\d{1,4}(?:mm)?$|^(?:최종|수정|final|fin|rev|v|ver)\d{1,3}$|^(?:ok|오케이)$/iu

/**
 * A title for a job, from what its file says of itself. Customers know their work by the name they saved it under; a title inside
 * is often left over from a template or a program. So a Korean name gives way only to a Korean title inside. Any other name
 * gives way to every title that a person seems to have written. Null where nothing is left that could be a name.
 */
export function suggestTitle(fileName: string, titleInside: string | null): string | null {
  const inside = titleOfText(titleInside ?? '')
  const named = titleOfName(fileName)
  if (inside !== null && isKorean(inside)) return inside
  return named !== null && isKorean(named) ? named : (inside ?? named)
}

function titleOfText(inside: string): string | null {
  const said = plain(inside).replace(WRITTEN_BY_WORD, '')
  if (NOBODY_NAMED.test(said) || NAMED_BY_PROGRAM.test(said) || isMisread(said)) return null
  const asName = titleOfName(said)
  // Where only words about the file are left, as of 본문 or 최종, it names no work.
  return EXTENSION.test(said) || asName === null ? asName : sensible(said)
}

const isKorean = (title: string): boolean => /\p{Script=Hangul}/u.test(title)

/** Korean of an older code page, read as Latin: `ÇÑ±Û ¹®¼­` has hardly a plain letter. */
function isMisread(said: string): boolean {
  const strange = said.match(/[\u0080-\u00FF]/gu)?.length ?? 0
  return strange >= 4 && strange > (said.match(/\S/gu)?.length ?? 0) / 2
}

function titleOfName(fileName: string): string | null {
  let name = plain(fileName)
  while (EXTENSION.test(name)) name = name.replace(EXTENSION, '')
  const words = name
    .replaceAll(/\(\d*\)|\[[^\]]*\]|\((?:최종|수정|사본|인쇄|final|copy)[^)]*\)/giu, ' ')
    .split(/[\s_+~]+|(?<=\D)-|-(?=\D)/u)
    .filter((word) => word !== '')
  const kept = words.filter((word) => !ABOUT_FILE.has(word.toLowerCase()) && !MEASURE.test(word))
  const title = kept.join(' ')
  return NOBODY_NAMED.test(title) ? null : sensible(title)
}

/** One line without what cannot be seen, or turns the direction of what stands beside it. */
const plain = (value: string): string =>
  value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\uFFFD]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Long enough to be a name, with a letter in it, and not longer than a title may be. */
function sensible(value: string): string | null {
  const cut = value.length > TITLE_LETTERS ? shortened(value) : value
  return cut.length >= 2 && /\p{L}/u.test(cut) && !isHash(cut) ? cut : null
}

function shortened(value: string): string {
  const cut = value.slice(0, TITLE_LETTERS + 1)
  const space = cut.lastIndexOf(' ')
  // Half of an emoji is no letter.
  return (space > TITLE_LETTERS / 2 ? cut.slice(0, space) : cut.slice(0, TITLE_LETTERS)).replace(/\p{Cs}$/u, '').trim()
}

/** Names that programs make: `IMG 2034`, `KakaoTalk 2026`, long numbers in hexadecimal. */
const isHash = (value: string): boolean =>
  /^[0-9a-f -]{12,}$/iu.test(value) || /^(?:img|dsc|scan|kakaotalk|screenshot|스크린샷|스캔)[ \d.-]*$/iu.test(value)
