import { Link } from 'react-router'
import { LinkButton } from '#/web/ui/button.tsx'
import { CropMarks } from '#/web/ui/marks.tsx'
import type { ShopCard } from './home-data.ts'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'
import styles from './home-company.module.css'

interface HomeCompanyProps extends SectionWords {
  readonly shop: ShopCard
}

const WAYS = [
  {
    to: '/cust/inquiry',
    title: '1:1 문의',
    text: '파일을 붙여 보내시면 주문과 함께 보고 답해 드립니다.',
    act: '문의하기',
  },
  { to: '/cust/reservation', title: '방문 예약', text: '종이와 제본 견본을 직접 보실 수 있습니다.', act: '예약하기' },
  { to: '/cust/faq', title: '자주 묻는 질문', text: '파일, 결제, 배송, 취소를 미리 살펴보세요.', act: '모두 보기' },
  {
    to: '/cust/info',
    title: '이용안내',
    text: '무엇을 만드는 곳인지, 어떻게 일하는지 적어 두었습니다.',
    act: '읽어 보기',
  },
] as const

/** The shop's own card, 90 by 50: what its settings say and nothing else. What is not filled in is not drawn. */
export function HomeCompany({ shop: { brand, company, hours }, ...words }: HomeCompanyProps) {
  const { name, phone, email, address } = company
  return (
    <section className={section.section} aria-labelledby="company">
      <SectionHead id="company" {...words} />
      <div className={styles.company}>
        <div className={styles.room}>
          <address className={styles.card}>
            <CropMarks />
            <b>{brand}</b>
            <span className={styles.lines}>
              {phone ? (
                <a className={styles.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                  {phone}
                </a>
              ) : (
                <Link className={styles.phone} to="/cust/inquiry">
                  1:1 문의
                </Link>
              )}
              {hours.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {address && <span>{address}</span>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {name && name !== brand && <span>{name}</span>}
            </span>
          </address>
        </div>
        <ul className={styles.ways}>
          {WAYS.map(({ to, title, text, act }) => (
            <li key={to}>
              <b>{title}</b>
              <span>{text}</span>
              <LinkButton to={to} size="sm" aria-label={`${title} ${act}`}>
                {act}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
