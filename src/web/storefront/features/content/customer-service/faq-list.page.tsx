import { Form, useLoaderData, useSearchParams } from 'react-router'
import { FAQ_CATEGORIES, type listFaqs } from '#/contract/content/faqs.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { Written } from '#/web/blocks/written/written.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Chips } from '#/web/ui/chips.tsx'
import { Disclosure } from '#/web/ui/disclosure.tsx'
import { Input } from '#/web/ui/input.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { FAQ_NAMES } from '#/web/blocks/faq-names/faq-names.ts'
import { wantedOf } from './list-queries.ts'
import styles from './cust.module.css'

type Faqs = ResultOf<typeof listFaqs>

export function Component() {
  const { items } = useLoaderData<Faqs>()
  const [search] = useSearchParams()
  const { category, q } = wantedOf(search)
  return (
    <>
      <PageHeading title="자주 묻는 질문" />
      <CustNav />
      <Form className={styles.search} role="search" key={q ?? ''}>
        <Input type="search" name="q" defaultValue={q} aria-label="질문 찾기" placeholder="찾는 말" maxLength={60} />
        <Button type="submit">찾기</Button>
      </Form>
      <Chips
        label="갈래"
        links={[
          { to: '/cust/faq', label: '전체', current: !category },
          ...FAQ_CATEGORIES.map((name) => ({
            to: to('/cust/faq', {}, { category: name }),
            label: FAQ_NAMES[name],
            current: category === name,
          })),
        ]}
      />
      {items.length === 0 ? (
        <EmptyState title="찾으시는 질문이 없습니다" text="다른 말로 찾아보시거나 갈래를 바꿔 보세요." />
      ) : (
        <div className={styles.faqs}>
          {items.map((faq) => (
            <Disclosure key={faq.id} summary={faq.question}>
              <Written className={styles.answer} doc={faq.doc} />
              <TextLink to={to('/cust/faq/{id}', { id: faq.id })}>이 답만 보기</TextLink>
            </Disclosure>
          ))}
        </div>
      )}
    </>
  )
}
