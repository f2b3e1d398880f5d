import { useLoaderData } from 'react-router'
import type { Faq } from '#/contract/content/faqs.contract.ts'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { ArticleView } from '#/web/blocks/written/article-view.tsx'
import { LinkButton } from '#/web/ui/button.tsx'

export const title = (faq: Faq): string => faq.question

export function Component() {
  const { category, question, doc } = useLoaderData<Faq>()
  return (
    <ArticleView kicker={`자주 묻는 질문 · ${FAQ_NAMES[category]}`} title={question} doc={doc}>
      <LinkButton to="/cust/faq">목록으로</LinkButton>
    </ArticleView>
  )
}
