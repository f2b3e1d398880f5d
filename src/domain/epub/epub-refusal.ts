import { formatCount } from '#/lib/format-count.ts'
/**
 * Why no e-book can be made of a file.
 * - `not-the-kind`: another kind of file under this name.
 * - `damaged`: broken, cut off, or packed by rules of its own.
 * - `locked`: wants a password.
 * - `empty`: opens, but holds neither letters nor pictures.
 * - `scan`: pages are pictures of letters; only a fixed layout is possible.
 * - `no-pages-to-keep`: a fixed layout of something that has no pages of its own.
 * - `too-long`: more pages or letters than one book.
 * - `too-heavy`: unpacking, reading or drawing goes over what one file may cost, as bombs do.
 * - `bad-cover`: the cover is no picture that can be read.
 */
export const EPUB_REFUSALS = [
  'not-the-kind',
  'damaged',
  'locked',
  'empty',
  'scan',
  'no-pages-to-keep',
  'too-long',
  'too-heavy',
  'bad-cover',
] as const
export type EpubRefusal = (typeof EPUB_REFUSALS)[number]

export const MOST_MANUSCRIPT_PAGES = 2_000
export const MOST_MANUSCRIPT_CHARACTERS = 4_000_000

/** What a customer reads, and what to do about it. */
export const EPUB_REFUSAL_WORDS: Readonly<Record<EpubRefusal, string>> = {
  'not-the-kind': '파일 이름과 내용이 달라요. PDF나 DOCX로 다시 저장해 올려 주세요.',
  damaged: '파일이 깨져서 읽지 못했어요. 원래 프로그램에서 다시 저장해 올려 주세요.',
  locked: '암호가 걸린 파일이에요. 암호를 푼 파일을 올려 주세요.',
  empty: '파일에 글도 그림도 없어요. 다른 파일이 아닌지 확인해 주세요.',
  scan: '글자가 없는 스캔본이에요. 글이 살아 있는 파일을 올리거나, 쪽 모양을 그대로 두는 고정형으로 주문해 주세요.',
  'no-pages-to-keep': '워드 파일은 쪽 모양을 그대로 둘 수 없어요. 고정형은 PDF로 올려 주세요.',
  'too-long': `한 권으로 만들기에는 너무 길어요(${formatCount(MOST_MANUSCRIPT_PAGES)}쪽까지). 여러 권으로 나누어 올려 주세요.`,
  'too-heavy': '파일이 너무 무거워서 읽지 못했어요. 그림을 줄이거나 여러 파일로 나누어 올려 주세요.',
  'bad-cover': '표지 그림을 읽지 못했어요. JPG나 PNG로 다시 저장해 올려 주세요.',
}
