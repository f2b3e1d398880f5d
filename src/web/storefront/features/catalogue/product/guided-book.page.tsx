import { useMemo, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import type { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { to } from '#/contract/web-paths.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { attemptKeeping } from '#/domain/catalog/options/choose.ts'
import type { PaperCatalogue } from '#/domain/catalog/paper-catalogue.ts'
import type { OptionValue, SectionId } from '#/domain/catalog/options/option-model.ts'
import { specSummary } from '#/domain/catalog/spec-summary.ts'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { saveDraft } from '#/web/blocks/job-draft/job-drafts.ts'
import { makePricer } from '#/web/blocks/price-panel/pricer.ts'
import { Button } from '#/web/ui/button.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Small } from '#/web/ui/note.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Price } from '#/web/ui/price.tsx'
import { Steps } from '#/web/ui/steps.tsx'
import styles from './guided-book.module.css'
import { BOOK_PURPOSES, type BookPurpose } from './guided-purposes.data.ts'
import { GUIDED_STEPS, groupsOfStep, specFor } from './guided-spec.ts'
import { OptionGroup } from './option-group.tsx'
import { useSettled } from './use-deltas.ts'

const [FIRST] = BOOK_PURPOSES
const LAST = GUIDED_STEPS.length - 1

const jobFor = (purpose: BookPurpose, catalogue: PaperCatalogue) => {
  const spec = specFor(purpose, catalogue)
  return { spec, wanted: spec }
}

/** 책 주문: one question at a time; what comes out is the option page with everything filled in. */
export function Component() {
  const { tariff } = useLoaderData<ResultOf<typeof currentTariff>>()
  const navigate = useNavigate()
  const [step, setStep] = useState(0)
  const [purpose, setPurpose] = useState(FIRST?.id ?? '')
  const pricer = useMemo(() => makePricer(tariff), [tariff])
  const { catalogue } = pricer
  const [{ spec, wanted }, setJob] = useState(() =>
    jobFor(FIRST ?? { id: '', name: '', note: '', choices: [] }, catalogue),
  )
  const groups = useMemo(() => groupsOfStep(step, catalogue), [step, catalogue])
  const quote = useMemo(() => pricer.quote(spec), [pricer, spec])
  const total = quote.ok ? quote.value.total : null
  const settled = useSettled({ spec, wanted, total, pricer, count: 0 })

  const pickPurpose = (id: string) => {
    const picked = BOOK_PURPOSES.find((candidate) => candidate.id === id)
    if (!picked) return
    setPurpose(id)
    setJob(jobFor(picked, catalogue))
  }
  const change = (_group: SectionId, controlId: string, value: OptionValue): string | null => {
    const next = attemptKeeping(spec, controlId, value, { closed: {}, catalogue, wanted })
    if (!next.ok) return next.error
    setJob(next.value)
    return null
  }
  const finish = (path: '/product/book/option' | '/product/book/file') => {
    saveDraft(spec, new Date(), wanted)
    void navigate(to(path))
  }
  return (
    <LiveFieldset>
      <PageHeading
        title="책 주문"
        lead="다섯 가지만 고르시면 사양과 가격이 나옵니다. 나머지는 다음 화면에서 고치실 수 있습니다."
      />
      <Steps label="책 주문 순서" steps={GUIDED_STEPS} current={step} />
      <div className={styles.step}>
        <div>
          {step === 0 ? (
            <RadioTiles
              legend="어디에 쓰실 책인가요?"
              choices={BOOK_PURPOSES.map(({ id, name, note }) => ({ value: id, label: name, note }))}
              columns={2}
              name="purpose"
              value={purpose}
              onChange={pickPurpose}
            />
          ) : (
            groups.map((group) => (
              <OptionGroup
                key={group.id}
                {...group}
                spec={spec}
                wanted={wanted}
                settled={settled}
                copiesStops={kindOf(spec.product).copies.table}
                onChange={change}
              />
            ))
          )}
          {step === LAST ? (
            <Small tone="plain">파일이 있으면 지금 올려 쪽수와 크기를 맞춥니다. 나중에 올리셔도 됩니다.</Small>
          ) : null}
        </div>
        <div className={styles.picture}>
          <JobDrawing spec={spec} />
        </div>
      </div>
      <div className={styles.foot}>
        <p role="status">
          {specSummary(spec)}
          {total === null ? <b>가격을 낼 수 없는 사양입니다</b> : <Price amount={total} size="md" />}
        </p>
        <div className={styles.buttons}>
          {step > 0 ? <Button onClick={() => setStep(step - 1)}>이전</Button> : null}
          {step < LAST ? (
            <Button variant="primary" onClick={() => setStep(step + 1)}>
              다음
            </Button>
          ) : (
            <>
              <Button onClick={() => finish('/product/book/file')}>파일 올리기</Button>
              <Button variant="primary" onClick={() => finish('/product/book/option')}>
                사양과 가격 보기
              </Button>
            </>
          )}
        </div>
      </div>
    </LiveFieldset>
  )
}
