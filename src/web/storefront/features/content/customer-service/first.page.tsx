import { useLoaderData } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import type { loader } from './first.loader.ts'
import styles from './first.module.css'

const stepsBy = (cutOff: number): readonly (readonly [string, string])[] => [
  [
    '사양을 고르거나 파일을 올립니다',
    '고르는 대로 가격이 바뀌고, PDF를 올리면 쪽수와 크기를 읽어 사양을 채웁니다. 안 되는 선택은 고르기 전에 이유와 함께 보입니다.',
  ],
  [
    '장바구니에 담아 주문합니다',
    '로그인해야 담을 수 있습니다. 고르던 사양과 올린 파일은 로그인한 뒤에도 그대로 있습니다.',
  ],
  ['결제합니다', '주문서에서 금액과 배송지를 확인한 뒤 결제합니다. 파일은 주문한 뒤에 올리셔도 됩니다.'],
  [
    '파일을 검사하고 시안을 보여 드립니다',
    '인쇄에 걸리는 점이 있으면 알려 드립니다. 시안에 의견을 남겨 고쳐 달라고 하시거나 확정하실 수 있습니다.',
  ],
  [
    '확정하시면 제작합니다',
    `영업일 ${cutOff}시까지 확정하시면 그날부터 제작일을 셉니다. 제작일은 사양마다 가격 옆에 보입니다.`,
  ],
  ['출고합니다', '보낸 뒤에는 주문 화면에서 송장 번호를 보실 수 있습니다.'],
]

/** 처음 오셨나요: how an order goes, as this shop carries it out. */
export function Component() {
  const { cutOff } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading title="처음 오셨나요" lead="주문은 이렇게 이어집니다." />
      <ol className={styles.steps}>
        {stepsBy(cutOff).map(([title, text], at) => (
          <li key={title}>
            <span aria-hidden="true">{at + 1}</span>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Toolbar apart>
        <LinkButton variant="primary" to={to('/bkOrder')}>
          차례로 골라 책 주문하기
        </LinkButton>
        <LinkButton to={to('/cust/sample')}>종이 샘플 받아 보기</LinkButton>
        <LinkButton to={to('/cust/faq')}>자주 묻는 질문</LinkButton>
      </Toolbar>
    </>
  )
}
