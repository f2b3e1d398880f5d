import { Link } from 'react-router'
import { ESTIMATE_DAYS } from '#/domain/estimates/validity.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { BoxPicture, DropPicture, ProofPicture } from '#/web/blocks/home/step-pictures.tsx'
import { JobDrawing } from '#/web/blocks/job-drawing/job-drawing.tsx'
import { useShopFees } from '#/web/blocks/shop-fees/use-shop-fees.ts'
import type { FirstFacts } from './first.loader.ts'
import { SheetPicture, TicketPicture } from './first-pictures.tsx'
import { type FirstStep, firstSteps } from './first-steps.ts'
import styles from './first.module.css'

const PICTURES = { file: DropPicture, pay: TicketPicture, proof: ProofPicture, make: SheetPicture, send: BoxPicture }

interface FirstWalkProps {
  readonly facts: FirstFacts
}

/** The way from the file to the parcel, drawn: the first step is the book that the numbers are about. */
export function FirstWalk({ facts }: FirstWalkProps) {
  const steps = firstSteps(facts, useShopFees())
  return (
    <>
      <ol className={styles.walk}>
        {steps.map(({ name, title, text, number }, at) => (
          <li key={name}>
            <span className={styles.folio} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.picture}>
              <Picture name={name} book={facts.book} />
            </div>
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            {number && (
              <p className={styles.number}>
                <span>{number.label}</span>
                <b>{number.value}</b>
                {number.note && <span>{number.note}</span>}
              </p>
            )}
          </li>
        ))}
      </ol>
      <Starts kit={facts.kit} />
    </>
  )
}

function Picture({ name, book }: Pick<FirstStep, 'name'> & Pick<FirstFacts, 'book'>) {
  if (name === 'choose') return book && <JobDrawing spec={book.spec} decorative />
  const Drawn = PICTURES[name]
  return <Drawn />
}

/** What somebody can do before deciding anything. */
function Starts({ kit }: Pick<FirstFacts, 'kit'>) {
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
