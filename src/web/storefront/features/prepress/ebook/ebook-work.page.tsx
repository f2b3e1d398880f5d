import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { BodyOf } from '#/contract/endpoint.ts'
import {
  changeEbookMetadata,
  downloadEbook,
  type EbookView,
  putEbookInCart,
  readEbook,
  withdrawEbook,
} from '#/contract/prepress/ebooks.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { FORM_NAMES } from '#/domain/ebooks/ebook.ts'
import { EBOOK_STEPS, STAGE_NAMES, STEP_OF } from '#/domain/ebooks/stages.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { call } from '#/web/api/call.ts'
import { newIdempotencyKey } from '#/web/api/idempotency-key.ts'
import { MetadataSection } from '#/web/blocks/ebook-metadata/metadata-section.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { formatDay } from '#/web/ui/format-day.ts'
import { Note } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { Steps } from '#/web/ui/steps.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CorrectionList } from './correction-list.tsx'
import { ebookKey } from './ebook-key.ts'
import styles from './ebook-order.module.css'
import { ProofPart } from './proof-part.tsx'

/** While the shop works, news come by themselves. */
const LOOK_AGAIN_MS = 15_000

/** One e-book from its price to its download. */
export function Component() {
  const { id = '' } = useParams()
  const found = useQuery({
    queryKey: ebookKey(id),
    queryFn: ({ signal }) => call(readEbook, { params: { id }, signal, errors: 'throw' }),
    refetchInterval: ({ state }) => (state.data?.stage === 'delivered' ? false : LOOK_AGAIN_MS),
  })
  if (found.isPending) return <LoadingState />
  if (found.isError)
    return (
      <ErrorState
        whole
        title="이 전자책을 찾을 수 없어요"
        text={found.error.message}
        action={<LinkButton to={to('/ebook/order')}>전자책 맡기기</LinkButton>}
      />
    )
  return <Work ebook={found.data} />
}

function Work({ ebook }: { readonly ebook: EbookView }) {
  return (
    <div className={styles.parts}>
      <PageHeading title={ebook.title} lead={`${FORM_NAMES[ebook.form]} 전자책 · ${STAGE_NAMES[ebook.stage]}`} />
      {ebook.stage !== 'withdrawn' && <Steps label="전자책 진행" steps={EBOOK_STEPS} current={STEP_OF[ebook.stage]} />}
      <NextAct ebook={ebook} />
      {ebook.stage === 'proof' && <ProofPart key={ebook.shownEdition} ebook={ebook} />}
      {ebook.corrections.length > 0 && <CorrectionList corrections={ebook.corrections} />}
      <Section title="맡긴 것">
        <FactList
          layout="ruled"
          facts={[
            ['원고', ebook.files.find(({ part }) => part === 'manuscript')?.name ?? ''],
            ['금액', formatWon(ebook.quote.total)],
            ...ebook.quote.lines.map(({ label, amount }) => [`· ${label}`, formatWon(amount)] as const),
            ['수정', `${ebook.rounds.included}번 가운데 ${ebook.rounds.used}번 썼어요`],
            ebook.memo !== '' && ['전할 말', ebook.memo],
          ]}
        />
      </Section>
      <OwnMetadata ebook={ebook} />
    </div>
  )
}

function OwnMetadata({ ebook: { id, metadata, seen, metadataIsFixed } }: { readonly ebook: EbookView }) {
  const client = useQueryClient()
  const save = async (body: BodyOf<typeof changeEbookMetadata>) => {
    try {
      client.setQueryData(ebookKey(id), await call(changeEbookMetadata, { params: { id }, body, errors: 'throw' }))
    } catch (error) {
      // Refused, the page shows what stands there now as soon as the form is closed.
      void client.invalidateQueries({ queryKey: ebookKey(id) })
      throw error
    }
    await client.invalidateQueries({ queryKey: ['cart'] })
  }
  return <MetadataSection metadata={metadata} seen={seen} refusal={metadataIsFixed} save={save} />
}

/** What is to be done now, by whom. */
function NextAct({ ebook }: { readonly ebook: EbookView }) {
  switch (ebook.stage) {
    case 'asked':
      return (
        <>
          <Note>담당자가 원고를 세고 있어요. 금액이 정해지면 여기에서 주문하실 수 있어요.</Note>
          <Withdraw ebook={ebook} />
        </>
      )
    case 'priced':
      return <ToOrder ebook={ebook} />
    case 'making':
      return <Note>영업일 {ebook.quote.workingDays}일 안에 시안을 보여 드려요.</Note>
    case 'correcting':
      return <Note>보내신 곳을 고치고 있어요. 새 시안이 되면 여기에서 다시 확인해 주세요.</Note>
    case 'delivered':
      return <Download ebook={ebook} />
    case 'withdrawn':
      return <Note>접수를 취소한 전자책이에요.</Note>
    case 'proof':
      return null
  }
}

function ToOrder({ ebook }: { readonly ebook: EbookView }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const put = useMutation({
    mutationFn: () => call(putEbookInCart, { params: { id: ebook.id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['cart'] })
      await navigate(to('/mypage/cart'))
    },
  })
  if (ebook.order)
    return (
      <>
        <Note>결제하시면 만들기 시작해요.</Note>
        <LinkButton variant="primary" to={to('/mypage/order/{orderNumber}', { orderNumber: ebook.order.number })}>
          주문 보기
        </LinkButton>
      </>
    )
  if (ebook.inCart)
    return (
      <LinkButton variant="primary" to={to('/mypage/cart')}>
        장바구니에서 주문하기
      </LinkButton>
    )
  return (
    <Toolbar>
      <Button variant="primary" busy={put.isPending} onClick={() => put.mutate()}>
        {formatWon(ebook.quote.total)}에 주문하기
      </Button>
      <Withdraw ebook={ebook} />
    </Toolbar>
  )
}

function Withdraw({ ebook }: { readonly ebook: EbookView }) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => call(withdrawEbook, { params: { id: ebook.id } }),
    onSuccess: (now) => {
      client.setQueryData(ebookKey(ebook.id), now)
      void client.invalidateQueries({ queryKey: ['ebooks'] })
    },
  })
  return (
    <Button variant="quiet" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      접수 취소
    </Button>
  )
}

function Download({ ebook: { id, downloads } }: { readonly ebook: EbookView }) {
  const client = useQueryClient()
  const download = useMutation({
    mutationFn: () => call(downloadEbook, { params: { id } }),
    onSuccess: ({ url }) => {
      location.assign(url)
      void client.invalidateQueries({ queryKey: ebookKey(id) })
    },
  })
  if (!downloads.open)
    return (
      <Note>
        <LinkedInquiry text="내려받는 기간이 끝났어요. 다시 필요하면 1:1 문의로 알려 주세요." />
      </Note>
    )
  return (
    <Section title="완성된 전자책">
      <Toolbar>
        <Button variant="primary" busy={download.isPending} onClick={() => download.mutate()}>
          EPUB 내려받기
        </Button>
        <span>
          {downloads.until && `${formatDay(downloads.until)}까지`} · 지금까지 {downloads.count}번 받았어요
        </span>
      </Toolbar>
    </Section>
  )
}
