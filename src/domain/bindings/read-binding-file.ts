import { usualSize } from '#/domain/preflight/agreement/usual-size.ts'
import type { FileProblem, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import type { BindingFile } from './binding-set.ts'

export type ReadBindingFile = Pick<BindingFile, 'pages' | 'colourPages' | 'size'>

/** What a request knows of a PDF, in the browser and on the server alike; the problem where it cannot be bound. */
export function readBindingFile(facts: PdfFacts): ReadBindingFile | FileProblem {
  if (facts.problem !== null) return facts.problem
  const size = usualSize(facts)
  if (!size) return 'no-pages'
  return {
    pages: facts.pageCount,
    colourPages: facts.pages.filter(({ colour }) => colour === 'colour').length,
    size: { width: roundMm(size.width), height: roundMm(size.height) },
  }
}

/** Said beside the file's name. */
export const FILE_REFUSALS: Readonly<Record<FileProblem, string>> = {
  'not-pdf': 'PDF가 아니에요. 한글이나 워드 파일은 PDF로 저장해서 올려 주세요.',
  damaged: '파일이 깨져서 열 수 없어요. 만든 프로그램에서 PDF로 다시 저장해 주세요.',
  password: '비밀번호가 걸려 있어요. 비밀번호 없이 저장해서 올려 주세요.',
  'no-pages': '쪽이 없는 PDF예요. 다른 파일인지 확인해 주세요.',
  unprintable: '화면에는 보이지만 인쇄할 수 없는 PDF예요. 인쇄 메뉴에서 PDF로 다시 저장해 주세요.',
  'too-complex': '너무 복잡해서 읽지 못했어요. 그림을 줄여 PDF로 다시 저장해 주세요.',
}
