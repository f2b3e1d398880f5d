import { useState } from 'react'
import { saveTaxBuyer, type TaxBuyerShown } from '#/contract/money/tax-bill.contract.ts'
import { bodyOf } from '#/contract/endpoint.ts'
import { formatBusinessNumber } from '#/domain/members/business-number.ts'
import { useApiForm } from '#/web/blocks/api-form/use-api-form.ts'
import { FormFailure } from '#/web/blocks/member-fields/form-failure.tsx'
import { FirmFields, NO_FIRM } from '#/web/blocks/tax-paper/firm-fields.tsx'
import { eventWord, shortMoment } from '#/web/blocks/tax-paper/tax-words.ts'
import { Button } from '#/web/ui/button.tsx'
import { Checkbox } from '#/web/ui/checkbox.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Form } from '#/web/ui/form.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './tax-bill.module.css'
import { useTaxActs, useTaxPaper } from './use-tax-bill.ts'

interface BuyerAsideProps {
  readonly buyer: TaxBuyerShown | null
  readonly paperId: string | null
}

/** Whom invoices go to, and what happened to the paper beside it. */
export function BuyerAside({ buyer, paperId }: BuyerAsideProps) {
  const [changing, setChanging] = useState(false)
  return (
    <aside className={styles.aside}>
      <Section title="받는 곳">
        {buyer ? (
          <>
            <FactList
              layout="ruled"
              terms={84}
              facts={[
                ['등록번호', <b key="number">{formatBusinessNumber(buyer.buyer.businessNumber)}</b>],
                ['상호', buyer.buyer.company],
                ['업태·종목', [buyer.buyer.businessType, buyer.buyer.businessItem].filter(Boolean).join(' · ') || '–'],
                ['받는 메일', buyer.buyer.email],
              ]}
            />
            <p>{buyer.monthly ? '한 달 주문을 모아 한 장으로 받습니다.' : '주문할 때 신청하시면 바로 발행합니다.'}</p>
          </>
        ) : (
          <p>적어 두시면 신청할 때마다 다시 적지 않으셔도 됩니다.</p>
        )}
        <Button block onClick={() => setChanging(true)}>
          사업자 정보 {buyer ? '바꾸기' : '적기'}
        </Button>
      </Section>
      {paperId && <History paperId={paperId} />}
      <Dialog open={changing} onClose={() => setChanging(false)} title="세금계산서를 받는 곳">
        {changing && <BuyerForm buyer={buyer} onDone={() => setChanging(false)} />}
      </Dialog>
    </aside>
  )
}

function BuyerForm({ buyer, onDone }: { readonly buyer: TaxBuyerShown | null; readonly onDone: () => void }) {
  const { saveBuyer } = useTaxActs(onDone)
  const { register, send, errorOf, failure, busy } = useApiForm({
    schema: bodyOf(saveTaxBuyer),
    values: { buyer: buyer?.buyer ?? NO_FIRM, monthly: buyer?.monthly ?? false },
    submit: (body) => saveBuyer.mutateAsync(body),
  })
  return (
    <Form onSubmit={send}>
      <FirmFields register={register} errorOf={errorOf} within="buyer." />
      <Checkbox
        {...register('monthly')}
        label="한 달 주문을 모아 한 장으로 받기"
        note="주문할 때 신청한 세금계산서를 그 달 마지막 날짜로 한 장에 담습니다."
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" block busy={busy}>
        저장
      </Button>
    </Form>
  )
}

function History({ paperId }: { readonly paperId: string }) {
  const paper = useTaxPaper(paperId)
  if (!paper.data) return null
  return (
    <Section title="이 증빙의 기록">
      <ol className={styles.history}>
        {paper.data.history.map(({ at, event }, index) => (
          <li key={index}>
            <time dateTime={at}>{shortMoment(at)}</time>
            {eventWord(event)}
          </li>
        ))}
      </ol>
    </Section>
  )
}
