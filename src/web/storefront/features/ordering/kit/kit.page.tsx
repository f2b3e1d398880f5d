import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readKitOffer } from '#/contract/ordering/kits.contract.ts'
import { to } from '#/contract/web-paths.ts'
import type { Paper, PaperMake } from '#/domain/catalog/paper.ts'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { PaperFan } from '#/web/blocks/home/paper-fan.tsx'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import styles from './kit.module.css'
import { PaperMakeRow } from './paper-make-row.tsx'
import { useKit } from './use-kit.ts'

type Offer = ResultOf<typeof readKitOffer>

const SURFACES: readonly (readonly [PaperMake['surface'], string, string])[] = [
  ['uncoated', '비코팅지', '펜이 잘 받고 빛이 덜 되비쳐요'],
  ['coated', '코팅지', '사진과 색이 또렷해요'],
  ['fancy', '고급지', '표면과 빛깔을 손으로 확인해 보세요'],
  ['textured', '무늬지', '눌린 결이 만져져요'],
  ['synthetic', '합성지', '물에 젖지 않고 잘 찢어지지 않아요'],
  ['board', '판지', '두껍고 빳빳해요'],
]

/** 종이 샘플: choose papers, put them into the cart, have them sent. */
export function Component() {
  const offer = useLoaderData<Offer>()
  return (
    <>
      <PageHeading
        title="종이 샘플"
        lead="화면으로는 종이를 만질 수 없어요. 궁금한 종이를 골라 두면 담아서 보내 드립니다."
      />
      <CustNav />
      {offer.open ? <Kit offer={offer} /> : <Closed />}
    </>
  )
}

const Closed = () => (
  <EmptyState
    title="지금은 종이 샘플을 받지 않아요"
    text="방문하시면 종이 견본을 보실 수 있고, 고르기 어려우면 1:1 문의로 여쭤봐 주세요."
    action={
      <>
        <LinkButton to={to('/cust/reservation')}>방문 예약</LinkButton>
        <LinkButton to={to('/cust/inquiry')}>1:1 문의</LinkButton>
      </>
    }
  />
)

function Kit({ offer }: { readonly offer: Offer }) {
  const kit = useKit(offer)
  const { papers } = offer
  const chosen = kit.values.flatMap((id) => papers.filter((paper) => paper.id === id))
  const free = Math.max(0, offer.most - chosen.length)
  if (kit.own?.state === 'ordered') return <Ordered orderNumber={kit.own.orderNumber} />
  return (
    <LiveFieldset aria-label="종이 고르기">
      <Columns side={360}>
        <div className={styles.surfaces}>
          {SURFACES.map(([surface, name, hint]) => {
            const makes = makesOf(papers.filter(({ family }) => family.surface === surface))
            return (
              makes.length > 0 && (
                <section key={surface} aria-label={name}>
                  <h2>
                    {name} <Small as="span">{hint}</Small>
                  </h2>
                  {makes.map((weights) => (
                    <PaperMakeRow key={weights[0]?.family.id} weights={weights} kit={kit} />
                  ))}
                </section>
              )
            )
          })}
        </div>
        <Ticket offer={offer} kit={kit} chosen={chosen}>
          <PaperFan papers={chosen} free={free} names="along" label={`고른 종이 ${chosen.length}가지를 펼친 모습`} />
        </Ticket>
      </Columns>
      <div className={styles.bar}>
        <span aria-hidden="true" className={styles.small}>
          <PaperFan papers={chosen} free={free} names="none" label="" />
        </span>
        <span>
          <b>{chosen.length}</b> / {offer.most}가지
        </span>
        <LinkButton to={{ hash: 'kit-chosen' }}>고른 종이 보기</LinkButton>
      </div>
    </LiveFieldset>
  )
}

/** The weights of each make beside each other, the lightest first. */
const makesOf = (papers: readonly Paper[]): readonly (readonly Paper[])[] =>
  [...Map.groupBy(papers, ({ family }) => family.id).values()].map((weights) =>
    weights.toSorted((one, other) => one.gsm - other.gsm),
  )

function Ordered({ orderNumber }: { readonly orderNumber: string | null }) {
  return (
    <EmptyState
      title="종이 샘플을 이미 주문하셨어요"
      text="한 분께 한 번 보내 드려요. 더 궁금한 종이가 있으면 1:1 문의로 알려 주세요."
      action={
        orderNumber === null ? (
          <LinkButton to={to('/cust/inquiry')}>1:1 문의</LinkButton>
        ) : (
          <LinkButton to={to('/mypage/order/{orderNumber}', { orderNumber })}>주문 보기</LinkButton>
        )
      }
    />
  )
}

interface TicketProps {
  readonly offer: Offer
  readonly kit: ReturnType<typeof useKit>
  readonly chosen: readonly Paper[]
  readonly children: ReactNode
}

function Ticket({ offer: { most, price }, kit: { values, put, own, choose, press }, chosen, children }: TicketProps) {
  return (
    <Card as="aside" sticky id="kit-chosen" title="고른 종이" className={styles.ticket}>
      {children}
      <p role="status">
        <b>{chosen.length}</b> / {most}가지
      </p>
      <ul>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            {name}
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${name} 삭제`}
              onClick={() => choose(values.filter((other) => other !== id))}
            >
              삭제
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.price}>
        <strong>{price === 0 ? '무료' : formatWon(price)}</strong>
        <Small as="span">{price === 0 ? '택배비도 받지 않아요' : '부가세와 택배비 포함'}</Small>
      </p>
      {put.error && (
        <Note tone="bad" role="alert">
          {put.error.message}
        </Note>
      )}
      <Button variant="primary" block disabled={chosen.length === 0} busy={put.isPending} onClick={() => void press()}>
        {own?.state === 'cart' ? '고른 종이로 바꾸기' : '장바구니에 담기'}
      </Button>
      <Small>한 분께 한 번, 택배로 보내 드려요. 받는 곳은 주문서에서 적습니다.</Small>
    </Card>
  )
}
