import { Link } from 'react-router'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import type { FirstFacts } from './first.loader.ts'
import styles from './first.module.css'

/** What somebody can do before deciding anything. */
export function FirstStarts({ kit }: Pick<FirstFacts, 'kit'>) {
  const rows = [
    kit && {
      to: '/cust/sample',
      title: '종이 샘플',
      text: `종이 ${kit.most}가지까지 골라 손으로 만져 보세요.`,
      value: kit.price === 0 ? '무료' : formatWon(kit.price),
    },
    {
      to: '/product/book/option',
      title: '견적 저장',
      text: '고른 사양의 금액을 견적서로 남겨 두실 수 있습니다.',
      value: `${ESTIMATE_DAYS}일 그대로`,
    },
    {
      to: '/cust/reservation',
      title: '방문 예약',
      text: '종이와 제본 견본을 보며 이야기하실 수 있습니다.',
      value: '시간 고르기',
    },
  ].filter((row) => row !== null)
  return (
    <section className={styles.starts} aria-labelledby="starts">
      <h2 id="starts">정하시기 전에</h2>
      <ul>
        {rows.map(({ to, title, text, value }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{title}</strong>
              <span>{text}</span>
              <b>{value}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
