import { finding, type Rule } from '../rule.ts'
import { nameWords } from '../finding-messages.ts'

const id = 'unread-parts'

/** Where the check was blind, staff looks; silence would be taken for approval. */
export const unreadPartsRule: Rule = {
  id,
  check: ({ unreadable }) =>
    unreadable.length > 0
      ? [
          finding(id, {
            severity: 'warn',
            title: '자동으로 확인하지 못한 부분이 있습니다',
            detail: `${nameWords(unreadable)}. 담당자가 눈으로 확인하니 그대로 주문하셔도 됩니다.`,
          }),
        ]
      : [],
}
