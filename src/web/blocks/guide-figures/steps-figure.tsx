import type { ReactNode } from 'react'
import { POINTS_STEP } from '#/domain/ledger/spend-rules.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'
import { SheetPicture, TicketPicture } from '#/web/blocks/home/paper-pictures.tsx'
import { BoxPicture, CheckPicture, ProofPicture } from '#/web/blocks/home/step-pictures.tsx'
import { BleedPicture, ColourPicture } from '#/web/blocks/home/guide-pictures.tsx'
import {
  BarPicture,
  ChangedPicture,
  ChoicePicture,
  FontPicture,
  LetterPicture,
  LinesPicture,
  SealPicture,
  SizePicture,
  SumPicture,
} from './order-pictures.tsx'
import { BoundPicture, KnifePicture, LayoutPicture, PressPicture } from './making-pictures.tsx'
import styles from './steps-figure.module.css'

interface Step {
  readonly name: string
  readonly what: string
  readonly picture?: ReactNode
}

/** What follows what, from left to right, and from top to bottom on a phone. */
export const StepsFigure = ({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ name, what, picture }) => (
      <li key={name}>
        {picture}
        <b>{name}</b>
        <span>{what}</span>
      </li>
    ))}
  </ol>
)

export const EstimateSteps = () => (
  <StepsFigure
    label="견적이 주문이 되기까지"
    steps={[
      { name: '옵션', what: '고를 때마다 가격이 바뀝니다', picture: <ChoicePicture /> },
      { name: '견적 저장', what: `${ESTIMATE_DAYS}일 동안 이 금액`, picture: <SumPicture /> },
      { name: '결재', what: '견적서 PDF로 올리시기', picture: <SealPicture /> },
      { name: '주문', what: '견적함에서 한 번에', picture: <TicketPicture /> },
    ]}
  />
)

export const OrderSteps = () => (
  <StepsFigure
    label="주문이 나가기까지"
    steps={[
      { name: '주문과 결제', what: `${UNPAID_DAYS}일 안에`, picture: <TicketPicture /> },
      { name: '파일 확인', what: '검사와 담당자의 눈', picture: <CheckPicture /> },
      { name: '시안 승인', what: '이때 사양이 굳습니다', picture: <ProofPicture /> },
      { name: '인쇄와 제본', what: '취소할 수 없습니다', picture: <PressPicture /> },
      { name: '출고', what: '송장번호를 보내 드립니다', picture: <BoxPicture /> },
      { name: '구매확정', what: '받은 뒤에', picture: <BoundPicture /> },
    ]}
  />
)

export const ProofSteps = () => (
  <StepsFigure
    label="시안을 보는 순서"
    steps={[
      { name: '알림', what: '메일과 문자로', picture: <LetterPicture /> },
      { name: '쪽마다 보기', what: '재단선과 접는 선 위에서', picture: <LinesPicture /> },
      { name: '의견', what: '자리를 찍어 남깁니다', picture: <ProofPicture /> },
      { name: '다시 받기', what: '바뀐 쪽만 견주어', picture: <ChangedPicture /> },
      { name: '승인', what: '인쇄를 시작합니다', picture: <SealPicture /> },
    ]}
  />
)

export const BenefitOrder = () => (
  <StepsFigure
    label="혜택을 쓰는 차례"
    steps={[
      { name: '등급 할인', what: '상품 금액에서', picture: <BarPicture left={0.85} off={0.15} /> },
      { name: '쿠폰', what: '남은 금액에서', picture: <BarPicture left={0.68} off={0.17} /> },
      { name: '포인트', what: `${POINTS_STEP}P씩`, picture: <BarPicture left={0.56} off={0.12} /> },
      { name: 'e머니', what: '남은 금액만큼', picture: <BarPicture left={0.3} off={0.26} /> },
      { name: '결제', what: '나머지만', picture: <BarPicture left={0} off={0.3} /> },
    ]}
  />
)

export const CancelSteps = () => (
  <StepsFigure
    label="언제까지 취소할 수 있나"
    steps={[
      { name: '시안 승인 전', what: '바로 취소, 모두 환불', picture: <ProofPicture /> },
      { name: '승인 뒤', what: '요청하시면 담당자가 답합니다', picture: <SealPicture /> },
      { name: '인쇄 시작', what: '취소할 수 없습니다', picture: <PressPicture /> },
      { name: '받은 뒤', what: '문제가 있으면 재제작이나 환불', picture: <BoxPicture /> },
    ]}
  />
)

export const PressSteps = () => (
  <StepsFigure
    label="원고가 책이 되기까지"
    steps={[
      { name: '원고와 편집', what: '글과 그림을 앉힙니다', picture: <LayoutPicture /> },
      { name: '파일 검사', what: '인쇄할 수 있는지 봅니다', picture: <CheckPicture /> },
      { name: '판 앉히기', what: '큰 종이에 여러 쪽을 놓습니다', picture: <SheetPicture /> },
      { name: '인쇄', what: '앞뒤를 찍습니다', picture: <PressPicture /> },
      { name: '제본과 후가공', what: '접고 묶고 입힙니다', picture: <BoundPicture /> },
      { name: '재단', what: '완성 크기로 자릅니다', picture: <KnifePicture /> },
    ]}
  />
)

export const ExportSteps = () => (
  <StepsFigure
    label="PDF로 내보내는 순서"
    steps={[
      { name: '문서 크기', what: '완성 크기로', picture: <SizePicture /> },
      { name: '도련', what: `사방 ${BLEED} mm`, picture: <BleedPicture /> },
      { name: '글꼴', what: '모두 넣기', picture: <FontPicture /> },
      { name: '색', what: '그대로 두거나 CMYK', picture: <ColourPicture /> },
      { name: '검사', what: '여기에 놓아 보기', picture: <CheckPicture /> },
    ]}
  />
)
