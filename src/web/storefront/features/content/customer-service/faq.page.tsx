import { useLoaderData } from 'react-router'
import type { Faq } from '#/contract/content/faqs.contract.ts'
import { Written } from '#/web/blocks/written/written.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import styles from './cust.module.css'

export const title = (faq: Faq): string => faq.question

export function Component() {
  const faq = useLoaderData<Faq>()
  return (
    <article className={styles.article}>
      <PageHeading kicker={`자주 묻는 질문 · ${FAQ_NAMES[faq.category]}`} title={faq.question} />
      <Written className={styles.body} doc={faq.doc} />
      <LinkButton to="/cust/faq">목록으로</LinkButton>
    </article>
  )
}
