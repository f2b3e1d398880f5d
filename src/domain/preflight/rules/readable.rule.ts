import type { Finding } from '../finding.ts'
import type { FileProblem } from '../pdf-facts.ts'
import { finding, type Rule } from '../rule.ts'

const id = 'readable'

const SAID: Readonly<Record<FileProblem, Pick<Finding, 'title' | 'detail'>>> = {
  'not-pdf': {
    title: 'PDF 파일이 아닙니다',
    detail:
      '파일 이름이 .pdf여도 내용은 다른 형식입니다. 만든 프로그램에서 「PDF로 내보내기」를 한 파일을 올려 주세요.',
  },
  damaged: {
    title: '파일이 손상되어 열 수 없습니다',
    detail: '저장하거나 보내는 도중 일부가 빠진 것 같습니다. 원본에서 PDF를 다시 만들어 올려 주세요.',
  },
  password: {
    title: '암호가 걸려 있어 열 수 없습니다',
    detail: '「열기 암호」를 없애고 다시 저장한 PDF를 올려 주세요.',
  },
  'no-pages': {
    title: '쪽이 하나도 없는 파일입니다',
    detail: '인쇄할 쪽이 들어 있는지 확인하고 PDF를 다시 만들어 주세요.',
  },
  unprintable: {
    title: '열리지만 인쇄판에 앉힐 수 없습니다',
    detail:
      '화면에는 보여도 파일 안의 구조가 어긋나 있습니다. 만드신 프로그램에서 PDF로 다시 내보내 올려 주세요. 큰 파일이면 암호나 편집 제한을 풀고 저장해 주세요.',
  },
  'too-complex': {
    title: '파일이 너무 복잡해서 검사를 마치지 못했습니다',
    detail: '인쇄용으로는 보기 드문 구조입니다. 「고품질 인쇄」나 PDF/X 설정으로 PDF를 다시 만들어 올려 주세요.',
  },
}

/** A file that cannot be opened; no other rule has anything to say then. */
export const readableRule: Rule = {
  id,
  check: ({ problem }) => (problem ? [finding(id, { severity: 'block', ...SAID[problem] })] : []),
}
