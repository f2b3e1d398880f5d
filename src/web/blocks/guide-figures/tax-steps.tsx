import { useState } from 'react'
import { koreanDay } from '#/domain/calendar/business-days.ts'
import { dueDay, monthEnd } from '#/domain/tax/invoice-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { TicketPicture } from '#/web/blocks/home/paper-pictures.tsx'
import { LetterPicture, MonthPicture, SumPicture } from './order-pictures.tsx'
import { StepsFigure } from './steps-figure.tsx'
import { useShopDays } from './use-shop-days.ts'

/** What becomes of the sales of this month, with the days of the law as the desk goes by them. */
export function TaxSteps() {
  const { days } = useShopDays()
  const [today] = useState(() => seoulDay(new Date()))
  const month = Number(today.slice(5, 7))
  return (
    <StepsFigure
      label={`${month}월 거래의 세금계산서가 나오기까지`}
      steps={[
        { name: `${month}월 거래`, what: '계좌로 결제한 주문', picture: <TicketPicture /> },
        { name: '신청', what: '주문서나 마이페이지에서', picture: <SumPicture /> },
        { name: '작성일', what: `모아 받으면 ${koreanDay(monthEnd(today))}`, picture: <MonthPicture day={19} /> },
        { name: '발행 기한', what: `${koreanDay(dueDay(today, days))}까지`, picture: <MonthPicture day={7} /> },
        { name: '국세청 전송', what: '전송된 상태가 화면에 보입니다', picture: <LetterPicture /> },
      ]}
    />
  )
}
