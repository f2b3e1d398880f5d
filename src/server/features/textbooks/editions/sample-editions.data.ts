import type { CoverLook, Grade, Term } from '#/domain/editions/edition.ts'

interface SampleEdition {
  readonly title: string
  readonly grade: Grade
  readonly term: Term
  readonly kind: string
  readonly topics: string
  readonly pages: number
  readonly look: CoverLook
}

/** Textbooks that nobody wrote, so that a demo has something to look at; their pages are blank forms. */
export const SAMPLE_EDITIONS: readonly SampleEdition[] = [
  {
    title: '견본 유형 연습',
    grade: 'm2',
    term: 'first',
    kind: '유형',
    topics: '일차부등식, 연립방정식, 일차함수',
    pages: 120,
    look: { figure: 'triangles', ground: 'indigo', ink: 'white', accent: 'mustard' },
  },
  {
    title: '견본 개념 공책',
    grade: 'm2',
    term: 'first',
    kind: '개념',
    topics: '유리수와 순환소수, 단항식',
    pages: 96,
    look: { figure: 'parabola', ground: 'mustard', ink: 'ink', accent: 'vermilion' },
  },
  {
    title: '견본 내신 대비',
    grade: 'm2',
    term: 'first',
    kind: '기출',
    topics: '경우의 수, 확률',
    pages: 80,
    look: { figure: 'circles', ground: 'persimmon', ink: 'ink', accent: 'vermilion' },
  },
  {
    title: '견본 서술형',
    grade: 'm3',
    term: 'first',
    kind: '심화',
    topics: '제곱근, 이차방정식',
    pages: 72,
    look: { figure: 'spiral', ground: 'ink', ink: 'white', accent: 'mustard' },
  },
  {
    title: '견본 계산 연습',
    grade: 'm1',
    term: 'second',
    kind: '연산',
    topics: '정수와 유리수, 일차방정식',
    pages: 64,
    look: { figure: 'signs', ground: 'jade', ink: 'ink', accent: 'persimmon' },
  },
]
