import { Link } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { Section } from '#/web/ui/section.tsx'
import { MoreLink } from '#/web/ui/text-link.tsx'
import styles from './contact.module.css'

const ANSWERS = [
  { to: '/cust/delivery', title: '배송 방법과 배송비', says: '출고 달력, 퀵과 방문수령' },
  { to: '/realtime', title: '지금 밀린 작업', says: '공정마다 몇 건, 다음 출고' },
  { to: '/cust/reservation', title: '방문 예약', says: '견본 보기, 감리, 찾아가기' },
  { to: '/first', title: '처음 주문하신다면', says: '파일에서 출고까지 차례로' },
] as const

/** What many ask has its page already. */
export function WithoutWaiting() {
  return (
    <Section title="기다리지 않고 찾기" aside={<MoreLink to={to('/cust/faq')}>자주 묻는 질문</MoreLink>}>
      <ul className={styles.answers}>
        {ANSWERS.map((answer) => (
          <li key={answer.to}>
            <Link to={to(answer.to)}>
              <b>{answer.title}</b>
              <span>{answer.says}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
