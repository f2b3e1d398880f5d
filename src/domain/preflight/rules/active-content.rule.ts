import { finding, type Rule } from '../rule.ts'

const id = 'active-content'

/** Form fields and scripts: what they show depends on the program that opens the file, and the press runs none. */
export const activeContentRule: Rule = {
  id,
  check({ hasForms, hasJavaScript }) {
    return [
      ...(hasForms
        ? [
            finding(id, {
              severity: 'fixable',
              fixer: 'flatten-annotations',
              title: '파일에 입력 칸이 들어 있습니다',
              detail: '입력 칸에 적은 글자는 인쇄에서 빠질 수 있습니다. 보이는 그대로 쪽 안에 합쳐야 인쇄됩니다.',
            }),
          ]
        : []),
      ...(hasJavaScript
        ? [
            finding(id, {
              severity: 'fixable',
              fixer: 'strip-active',
              title: '파일에 실행 코드가 들어 있습니다',
              detail: '파일을 열 때 무언가를 실행하는 코드입니다. 인쇄에는 쓰이지 않으니 빼는 편이 안전합니다.',
            }),
          ]
        : []),
    ]
  },
}
