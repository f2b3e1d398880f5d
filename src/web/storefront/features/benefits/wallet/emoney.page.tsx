import type { ResultOf } from '#/contract/endpoint.ts'
import type { readWallet } from '#/contract/benefits/wallet.contract.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { formatWon, Price } from '#/web/ui/price.tsx'
import { Section } from '#/web/ui/section.tsx'
import { ErrorState, LoadingState } from '#/web/ui/states.tsx'
import { useNow } from '#/web/ui/use-now.ts'
import { ChargeForm } from './charge-form.tsx'
import { ReturnedCharge } from './charge-news.tsx'
import charged from './charges.module.css'
import { GiftCardForm } from './gift-card-form.tsx'
import { LotBar } from './lot-bar.tsx'
import { earnText } from './earn-text.ts'
import { ChargeSlips, OpenCharges } from './open-charges.tsx'
import { PointsToCome } from './points-to-come.tsx'
import { RefundsPart } from './refunds-part.tsx'
import { useCharges } from './use-charges.ts'
import { useWallet } from './use-wallet.ts'
import { ValueHistory } from './value-history.tsx'
import { valueText } from './value-text.ts'
import styles from './wallet.module.css'

type Wallet = ResultOf<typeof readWallet>

/** 포인트와 e머니: what there is, when it ends, and how it came and went. */
export function Component() {
  const wallet = useWallet()
  return (
    <>
      <PageHeading
        title="포인트·e머니"
        lead="주문서에서 돈처럼 쓸 수 있습니다. 1P는 1원입니다."
        action={wallet.data && <Sums wallet={wallet.data} />}
      />
      <ReturnedCharge emoney={wallet.data?.emoney} />
      {wallet.isPending && <LoadingState />}
      {wallet.isError && (
        <ErrorState
          title="포인트와 e머니를 불러오지 못했습니다"
          text={wallet.error.message}
          onRetry={() => void wallet.refetch()}
        />
      )}
      {wallet.data && (
        <>
          <PointsPart wallet={wallet.data} />
          <EmoneyPart wallet={wallet.data} />
        </>
      )}
    </>
  )
}

const Sums = ({ wallet: { points, emoney } }: { readonly wallet: Wallet }) => (
  <p className={styles.sums}>
    <span>
      포인트 <b>{valueText('points', points)}</b>
    </span>
    <span>
      e머니 <b>{formatWon(emoney)}</b>
    </span>
  </p>
)

function PointsPart({ wallet }: { readonly wallet: Wallet }) {
  const now = useNow(60_000)
  const lots = wallet.lots.filter(({ value }) => value === 'points')
  return (
    <Section title="포인트" aside={<Small tone="plain">먼저 사라지는 것부터 씁니다</Small>}>
      {lots.length > 0 ? (
        <LotBar lots={lots} now={now} />
      ) : (
        <p className={styles.nothing}>쓸 수 있는 포인트가 없습니다.</p>
      )}
      {earnText(wallet.rules).map((sentence) => (
        <Small key={sentence} tone="plain">
          {sentence}
        </Small>
      ))}
      <PointsToCome />
      <ValueHistory value="points" />
    </Section>
  )
}

function EmoneyPart({ wallet }: { readonly wallet: Wallet }) {
  const charges = useCharges()
  const now = useNow(60_000)
  const lots = wallet.lots.filter(({ value }) => value === 'emoney')
  return (
    <Section title="e머니" aside={<Small tone="plain">받은 금액부터, 그다음 먼저 끝나는 것부터 씁니다</Small>}>
      <div className={styles.emoney}>
        <div>
          <Price amount={wallet.emoney} size="xl" />
          <FactList
            layout="sums"
            className={styles.shares}
            facts={[
              ['충전하고 상품권으로 넣은 금액', formatWon(wallet.emoneyPaid)],
              ['보너스로 드린 금액', formatWon(wallet.emoneyFree)],
            ]}
          />
          <div className={charged.parts}>
            {charges.data && <OpenCharges charges={charges.data} />}
            <ChargeForm />
            {charges.data && <RefundsPart charges={charges.data} />}
            {charges.data && <ChargeSlips slips={charges.data.slips} />}
          </div>
          <GiftCardForm />
        </div>
        <div>
          {lots.length > 0 && <LotBar lots={lots} now={now} />}
          <ValueHistory value="emoney" />
        </div>
      </div>
    </Section>
  )
}
