import { Suspense, useState } from 'react'
import { useLoaderData } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { EBOOK_STEPS } from '#/domain/ebooks/stages.ts'
import { Button, LinkButton } from '#/web/ui/button.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { Section } from '#/web/ui/section.tsx'
import { LoadingState } from '#/web/ui/states.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import type { loader } from './ebook.loader.ts'
import { FormKinds } from './form-kinds.tsx'
import { ThreeScreens } from './three-screens.tsx'
import styles from './ebook.module.css'

const SampleReader = lazyPart(async () => (await import('#/web/blocks/epub-reader/sample-reader.tsx')).SampleReader)

/** 전자책: what it is, its two forms, what is delivered and what happens after the order. */
export function Component() {
  const { prices } = useLoaderData<typeof loader>()
  const { days, rounds, downloadDays } = prices
  return (
    <div className={styles.about}>
      <section className={styles.hero}>
        <div>
          <h1>
            종이책 파일로
            <br />
            전자책까지
          </h1>
          <p>
            인쇄한 PDF나 원고를 보내 주시면 EPUB 3으로 만들어 드려요. 화면과 글자 크기가 달라도 같은 문장이 제자리를
            찾아 흘러요.
          </p>
          <LinkButton variant="primary" to={to('/ebook/order')}>
            견적 내고 맡기기
          </LinkButton>
          <small>여기서 찍은 책은 주문 내역의 파일을 그대로 씁니다.</small>
        </div>
        <ThreeScreens />
      </section>
      <Section title="어떤 책인가요" aside={<p>부가세 포함</p>}>
        <FormKinds prices={prices} />
      </Section>
      <Sample />
      <Section title="무엇을 받나요" aside={<p>승인한 뒤 {downloadDays}일 동안 내려받을 수 있어요</p>}>
        <ul className={styles.deliverables}>
          <li>
            <b>EPUB 3</b>
            <small>차례, 주석, 쪽번호</small>
            <p>전자책 서점과 읽기 앱이 함께 쓰는 형식이에요. 책 정보와 접근성 정보도 안에 넣어요.</p>
          </li>
          <li>
            <b>검사 결과</b>
            <small>EPUBCheck 이름으로</small>
            <p>오류가 하나라도 있으면 시안으로 보내지 않아요. 남은 주의는 그대로 보여 드려요.</p>
          </li>
          <li>
            <b>넘겨 보는 시안</b>
            <small>설치 없이 화면에서</small>
            <p>글자를 키우고 차례를 눌러 보며 고칠 곳을 그 자리에서 적어요.</p>
          </li>
          <li>
            <b>수정 {rounds}번</b>
            <small>가격에 들어 있어요</small>
            <p>고칠 곳을 모아 보내면 수정 한 번이에요. 한 번에 여러 군데를 적을 수 있어요.</p>
          </li>
        </ul>
      </Section>
      <Section title="맡긴 다음" aside={<p>결제는 원고를 확인하고 금액이 정해진 뒤예요</p>}>
        <ol className={styles.steps}>
          {EBOOK_STEPS.map((step) => (
            <li key={step} data-pay={step === '결제' || undefined}>
              <b>{step}</b>
              {noteOf(step, { days, rounds })}
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}

/** A real one, made and shown by what makes and shows the books of customers; its code comes when somebody wants to read. */
function Sample() {
  const isLive = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title="한 권 넘겨 보세요" aside={<p>시안도 이 화면에서 보여 드려요</p>}>
      {isOpen ? (
        <Suspense fallback={<LoadingState label="책을 펴고 있어요" />}>
          <SampleReader />
        </Suspense>
      ) : (
        <>
          <p>짧은 흐름형 책 「첫 장」이에요. 글자를 키우고, 차례와 주석을 눌러 보세요.</p>
          <Button disabled={!isLive} onClick={() => setIsOpen(true)}>
            샘플 읽기
          </Button>
        </>
      )}
    </Section>
  )
}

interface Promised {
  readonly days: { readonly reflow: number; readonly fixed: number }
  readonly rounds: number
}

function noteOf(step: (typeof EBOOK_STEPS)[number], { days: { reflow, fixed }, rounds }: Promised): string {
  switch (step) {
    case '접수':
      return '파일과 책 정보'
    case '원고 확인':
      return 'PDF와 DOCX는 바로'
    case '견적 확정':
      return '세어 본 만큼만'
    case '결제':
      return '이때 한 번'
    case '제작':
      return `영업일 ${Math.min(reflow, fixed)}–${Math.max(reflow, fixed)}일`
    case '시안':
      return '화면에서 넘겨 보기'
    case '수정':
      return `${rounds}번까지`
    case '납품':
      return '내려받기'
  }
}
