import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { printOrderDocument, readOrderDocument } from '#/contract/ordering/documents.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { DocumentSheet } from '#/web/blocks/document-sheet/document-sheet.tsx'
import { SaveButton } from './save-button.tsx'
import { ShareForm } from './share-form.tsx'
import styles from './deal.module.css'
import deals from './deals.module.css'

/** 거래 상세: the statement of one order with every correction, and what can be done with it. */
export function Component() {
  const { orderNumber = '' } = useParams()
  const params = { orderNumber, document: 'statement' } as const
  const { data, error, refetch } = useQuery({
    queryKey: ['order-document', orderNumber, 'statement'],
    queryFn: ({ signal }) => call(readOrderDocument, { params, signal, errors: 'throw' }),
  })
  if (error)
    return <ErrorState whole title="거래를 불러오지 못했습니다" text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <>
      <PageHeading title="거래 상세" lead={`주문번호 ${orderNumber}`} />
      <Toolbar align="spread" top={4}>
        <Toolbar>
          <LinkButton size="sm" variant="quiet" to={to('/mypage/deal')}>
            거래내역
          </LinkButton>
          <LinkButton size="sm" variant="quiet" to={to('/mypage/order/{orderNumber}', { orderNumber })}>
            주문 보기
          </LinkButton>
        </Toolbar>
        <Toolbar>
          <LinkButton size="sm" to={to('/document/statement/transaction/{orderNumber}', { orderNumber })}>
            A4로 인쇄
          </LinkButton>
          <SaveButton variant="ink" name={documentFile(data)} fetch={() => callBlob(printOrderDocument, { params })}>
            거래명세서 PDF
          </SaveButton>
        </Toolbar>
      </Toolbar>
      <div className={styles.paper}>
        <span className={styles.marks}>
          <CropMarks />
        </span>
        <DocumentSheet document={data} level={2} />
      </div>
      <Section title="이 거래만 보여 주기" className={deals.shares}>
        <p>로그인 없이 이 거래명세서만 볼 수 있는 링크를 만듭니다. 만든 링크는 거래내역에서 닫을 수 있습니다.</p>
        <ShareForm what={{ kind: 'order', orderNumber }} />
      </Section>
    </>
  )
}
