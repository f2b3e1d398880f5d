import { useInfiniteQuery } from '@tanstack/react-query'
import {
  type DealLink,
  downloadDealLink,
  printDealLink,
  readDealLink,
} from '#/contract/ordering/deal-shares.contract.ts'
import { documentFile } from '#/domain/documents/document-file.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { DocumentSheet } from '#/web/blocks/document-sheet/document-sheet.tsx'
import styles from './deal.module.css'
import { SaveButton } from './save-button.tsx'
import { SharedRows } from './shared-rows.tsx'
import { useLinkToken } from './use-link-token.ts'

/** What a customer shared with a bookkeeper: read-only, without a login, for as long as the link lives. */
export function Component() {
  const token = useLinkToken()
  const link = useInfiniteQuery({
    queryKey: ['deal-link', token],
    queryFn: ({ pageParam, signal }) =>
      call(readDealLink, {
        body: { token: token ?? '', ...(pageParam ? { after: pageParam } : {}) },
        signal,
        errors: 'throw',
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.deals?.next ?? null,
    enabled: Boolean(token),
    refetchOnWindowFocus: false,
  })
  const [first] = link.data?.pages ?? []
  if (token === '' || link.isError)
    return (
      <ErrorState
        whole
        title="쓸 수 없는 링크입니다"
        text="기한이 지났거나 보낸 분이 닫은 링크입니다. 보내 주신 분께 새 링크를 부탁해 주세요."
      />
    )
  if (!token || !first) return <LoadingState />
  const more = link.hasNextPage && (
    <Button block busy={link.isFetchingNextPage} onClick={() => void link.fetchNextPage()}>
      더 보기
    </Button>
  )
  return (
    <>
      <SharedHead token={token} link={first} />
      {first.document && <DocumentSheet document={first.document} />}
      {first.deals && (
        <>
          <SharedRows
            token={token}
            totals={first.deals.totals}
            rows={link.data?.pages.flatMap(({ deals }) => deals?.rows ?? []) ?? []}
          />
          {more}
        </>
      )}
    </>
  )
}

function SharedHead({ token, link }: { readonly token: string; readonly link: DealLink }) {
  const { what, owner, brand, expiresAt, document } = link
  const until = `${seoulDateTime(new Date(expiresAt)).slice(0, 16)}까지 볼 수 있습니다.`
  const number = what.kind === 'order' ? what.orderNumber : `${what.from} – ${what.to}`
  const none = link.deals?.totals.orders === 0
  const print = !none && (
    <SaveButton
      variant="ink"
      name={documentFile(document ?? { title: '거래명세서', number })}
      fetch={() => callBlob(printDealLink, { body: { token } })}
    >
      거래명세서 PDF
    </SaveButton>
  )
  if (what.kind === 'order')
    return (
      <Toolbar align="spread" className={styles.note}>
        <p>
          {owner}님이 {brand}에서 거래한 내용입니다. {until}
        </p>
        {print}
      </Toolbar>
    )
  return (
    <div className={styles.owner}>
      <PageHeading title="거래내역" lead={`${owner}님이 ${brand}에서 거래한 ${number} · ${until}`} />
      <Toolbar apart className={styles.acts}>
        {print}
        {(['xlsx', 'csv'] as const).map((format) => (
          <SaveButton
            key={format}
            name={`거래내역_${what.from}~${what.to}.${format}`}
            fetch={() => callBlob(downloadDealLink, { body: { token, format } })}
          >
            {format === 'xlsx' ? '엑셀로 받기' : 'CSV로 받기'}
          </SaveButton>
        ))}
      </Toolbar>
    </div>
  )
}
