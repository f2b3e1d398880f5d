import { useLoaderData } from 'react-router'
import type { Faq, readFaq } from '#/contract/content/faqs.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { AttachedFiles } from '#/web/blocks/attached/attached-files.tsx'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { ArticleView } from '#/web/blocks/written/article-view.tsx'
import { LinkButton } from '#/web/ui/button.tsx'

export const title = (faq: Faq): string => faq.question

export function Component() {
  const { category, question, doc, files } = useLoaderData<ResultOf<typeof readFaq>>()
  return (
    <ArticleView kicker={`자주 묻는 질문 · ${FAQ_NAMES[category]}`} title={question} doc={doc}>
      <AttachedFiles files={files} />
      <LinkButton to="/cust/faq">목록으로</LinkButton>
    </ArticleView>
  )
}
