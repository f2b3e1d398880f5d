import { Link, useLoaderData } from 'react-router'
import { to } from '#/contract/web-paths.ts'
import { KINDS } from '#/domain/catalog/kinds.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { BoxPicture, CheckPicture, ProofPicture } from '#/web/blocks/home/step-pictures.tsx'
import { JobIcon } from '#/web/blocks/job-drawing/job-icon.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { type Fact, FactList } from '#/web/ui/fact-list.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { Tiles } from '#/web/ui/tiles.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { CustNav } from '#/web/blocks/cust-nav/cust-nav.tsx'
import { TicketPicture } from '#/web/blocks/home/paper-pictures.tsx'
import { hoursOr } from './missing-detail.tsx'
import type { loader } from './info.loader.ts'
import styles from './delivery.module.css'

const PROMISES = [
  [
    '가격을 먼저 보여 드립니다',
    '가입하지 않아도 고르는 대로 가격이 나옵니다. 부가세를 더한 가격이고, 무엇에 얼마가 드는지 줄마다 열어 보실 수 있습니다.',
    TicketPicture,
  ],
  [
    '파일을 먼저 봅니다',
    '인쇄하기 전에 쪽수와 크기, 재단 여백, 해상도, 글꼴을 검사하고, 고칠 곳은 쪽 번호와 함께 말씀드립니다.',
    CheckPicture,
  ],
  [
    '확정하신 대로 찍습니다',
    '시안을 보고 확정하신 파일만 인쇄합니다. 확정하시기 전에는 비용 없이 취소하실 수 있습니다.',
    ProofPicture,
  ],
  [
    '지금 어디까지 왔는지 보입니다',
    '주문마다 공정과 출고 예정일을 보여 드리고, 보낸 뒤에는 송장 번호를 알려 드립니다.',
    BoxPicture,
  ],
] as const

const DETAILS = [
  ['상호', 'name'],
  ['대표자', 'ceo'],
  ['주소', 'address'],
  ['전화', 'phone'],
  ['이메일', 'email'],
  ['사업자등록번호', 'businessNumber'],
  ['통신판매업 신고번호', 'mailOrderNumber'],
] as const

/** 이용안내: what the shop makes and how it works, and who it is as its settings say. */
export function Component() {
  const { brand, company, hours } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading
        title="이용안내"
        lead={`${brand}는 책과 인쇄물을 한 권부터 온라인으로 주문받아 만듭니다. 이름은 가장 오래된 금속활자본 『직지』에서 왔습니다.`}
      />
      <CustNav />
      <section className={styles.section} aria-labelledby="promises">
        <h2 id="promises">이렇게 일합니다</h2>
        <Tiles across={[1, 2, 4]} className={styles.promises}>
          {PROMISES.map(([title, text, Picture]) => (
            <li key={title}>
              <Picture />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Tiles>
      </section>
      <section className={styles.section} aria-labelledby="kinds">
        <h2 id="kinds">만드는 것</h2>
        <Tiles across={[2, 2, 4]} className={styles.kinds}>
          {KINDS.map(({ product, tagline, defaults }) => (
            <li key={product}>
              <Link to={to(`/product/${kindByCode(product).slug}/option`)}>
                <JobIcon spec={defaults} size={72} />
                <strong>{kindByCode(product).name}</strong>
                <small>{tagline}</small>
              </Link>
            </li>
          ))}
        </Tiles>
      </section>
      <section className={styles.section} aria-labelledby="company">
        <h2 id="company">회사</h2>
        <FactList
          layout="ruled"
          terms={128}
          facts={[
            ...DETAILS.map(([label, name]): Fact | null => (company[name] ? [label, company[name]] : null)),
            hours.length > 0 && ['상담 시간', hoursOr(hours)],
          ]}
        />
        <Toolbar apart>
          <LinkButton to="/cust/map">오시는 길</LinkButton>
          <LinkButton to="/first">처음 오셨나요</LinkButton>
          <LinkButton to="/cust/policy">이용약관</LinkButton>
        </Toolbar>
      </section>
    </>
  )
}
