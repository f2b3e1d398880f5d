import { ApiError } from '#/web/api/api-error.ts'

interface Question {
  readonly category: string | null
  readonly title: string
  readonly text: string
}

/** What is missing before the server is asked, by field. */
export function missingOf({ category, title, text }: Question): Record<string, string> {
  return {
    ...(category ? {} : { category: '무엇에 관한 문의인지 골라 주세요.' }),
    ...(title.trim() ? {} : { title: '제목을 입력해 주세요.' }),
    ...(text.trim() ? {} : { text: '내용을 입력해 주세요.' }),
  }
}

export const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {}
