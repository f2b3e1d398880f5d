import { finding, type Rule } from '../rule.ts'

const id = 'attachments'

/** Files inside the file: often the real artwork, which then would not be printed. */
export const attachmentsRule: Rule = {
  id,
  check: ({ hasAttachments }) =>
    hasAttachments
      ? [
          finding(id, {
            severity: 'fixable',
            fixer: 'strip-active',
            title: 'PDF 안에 다른 파일이 첨부되어 있습니다',
            detail: '첨부된 파일은 인쇄되지 않습니다. 인쇄할 파일이라면 따로 올리고, 아니라면 뺍니다.',
          }),
        ]
      : [],
}
