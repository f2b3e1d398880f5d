import { useSearchParams } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { Columns } from '#/web/ui/columns.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'
import { contextOfQuery } from './context-of-query.ts'
import { InquiryList } from './inquiry-list.tsx'
import { NewInquiry } from './new-inquiry.tsx'
import { PromiseLine } from './promise-line.tsx'
import { WithoutWaiting } from './without-waiting.tsx'
import styles from './contact.module.css'

/** 1:1 문의: what was asked, and a new question beside it. */
export function Component() {
  const [query] = useSearchParams()
  // Who comes from an order came to ask.
  const asks = contextOfQuery(query) !== null
  return (
    <>
      <header className={styles.heading}>
        <h1>1:1 문의</h1>
        <PromiseLine />
      </header>
      <Columns side={400}>
        <div className={styles.asked}>
          <InquiryList
            title="문의 내역"
            scope="open"
            path={({ id }) => to('/mypage/contact/chat/{id}', { id })}
            empty={
              <p className={styles.none}>
                남기신 문의가 없습니다. 주문이나 시안 화면에서 시작하시면 그 작업이 함께 붙습니다.
              </p>
            }
            renderFoot={(old) => (
              <p className={styles.foot}>
                <TextLink to={to('/mypage/contact/old')}>지난 문의{old > 0 ? ` ${old}건` : ''}</TextLink>
              </p>
            )}
          />
          <WithoutWaiting />
        </div>
        <div className={asks ? styles.first : undefined}>
          <NewInquiry />
        </div>
      </Columns>
    </>
  )
}
